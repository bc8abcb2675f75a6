/** The API as `npm start` starts it. */
import { BenchProcess } from './process.js';

const UNLIMITED = { VERDICT_PORT: '0', VERDICT_SAMPLES: 'no', VERDICT_REQUESTS_A_MINUTE: '0', VERDICT_STRANGERS_A_MINUTE: '0' };

export class BenchServer {
  private constructor(
    readonly address: string,
    readonly token: string,
    readonly process: BenchProcess,
  ) {}

  static async start(): Promise<BenchServer> {
    const process = await BenchProcess.start('apps/api/main.js', /listens at (\S+)[^]*export TOKEN=(\S+)\n/, UNLIMITED);
    return new BenchServer(/listens at (\S+)/.exec(process.said)![1], /export TOKEN=(\S+)/.exec(process.said)![1], process);
  }

  async call(method: string, path: string, json?: unknown): Promise<string> {
    const headers = { authorization: `Bearer ${this.token}`, ...(json !== undefined && { 'content-type': 'application/json' }) };
    const answer = await fetch(this.address + path, { method, headers, ...(json !== undefined && { body: JSON.stringify(json) }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text;
  }

  async issue(role: string, seat?: string): Promise<string> {
    const wish = { name: role, role, matches: ['*'], ...(seat !== undefined && { seat }) };
    return (JSON.parse(await this.call('POST', '/v1/tokens', wish)) as { token: string }).token;
  }
}
