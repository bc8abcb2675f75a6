/** A reader of a live stream, as a program would write one: over HTTP, message by message. */
import { request, type ClientRequest, type IncomingMessage } from 'node:http';

export interface Message {
  readonly id: string;
  readonly event: string;
  readonly data: Record<string, unknown>;
  /** As it came. */
  readonly text: string;
}

export class Watching {
  readonly messages: Message[] = [];
  /** Everything, byte for byte. */
  text = '';
  heartbeats = 0;
  ended = false;
  status = 0;
  private rest = '';
  private wake: (() => void) | null = null;
  private asked!: ClientRequest;
  answer!: IncomingMessage;

  static open(url: string, token: string, headers: Record<string, string> = {}): Promise<Watching> {
    const watching = new Watching();
    return new Promise((resolve, reject) => {
      watching.asked = request(url, { headers: { authorization: `Bearer ${token}`, ...headers } }, (answer) => {
        watching.answer = answer;
        watching.status = answer.statusCode!;
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => watching.take(part));
        answer.on('close', () => watching.close());
        answer.on('error', () => watching.close());
        resolve(watching);
      });
      watching.asked.on('error', reject);
      watching.asked.end();
    });
  }

  /** Once so many messages have come (the first of them is `hello`), or the stream has ended. */
  async until(count: number): Promise<readonly Message[]> {
    while (this.messages.length < count && !this.ended) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.messages;
  }

  async untilEnd(): Promise<void> {
    while (!this.ended) await new Promise<void>((resolve) => (this.wake = resolve));
  }

  leave(): void {
    this.asked.destroy();
  }

  private close(): void {
    this.ended = true;
    this.wake?.();
  }

  private take(part: string): void {
    this.text += part;
    this.rest += part;
    for (let end = this.rest.indexOf('\n\n'); end >= 0; end = this.rest.indexOf('\n\n')) {
      this.message(this.rest.slice(0, end));
      this.rest = this.rest.slice(end + 2);
    }
    this.wake?.();
  }

  private message(text: string): void {
    if (text.startsWith(':')) this.heartbeats++;
    const fields = Object.fromEntries(text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
    if (fields.event !== undefined) {
      this.messages.push({ id: fields.id, event: fields.event, data: JSON.parse(fields.data) as Record<string, unknown>, text });
    }
  }
}
