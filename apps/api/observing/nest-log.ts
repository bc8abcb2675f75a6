/** What Nest has to say goes where everything else goes. */
import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

export class NestLog implements LoggerService {
  constructor(private readonly to: Logger) {}

  /** Routes and modules as they are found: of no interest to whoever runs the server. */
  log(): void {
    return;
  }

  warn(message: unknown): void {
    this.to.warn(String(message));
  }

  error(message: unknown, ...more: readonly unknown[]): void {
    this.to.error({ more }, String(message));
  }

  fatal(message: unknown, ...more: readonly unknown[]): void {
    this.to.fatal({ more }, String(message));
  }
}
