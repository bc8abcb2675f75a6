/** What Prometheus reads. One registry for each server, so that two in one process do not mix. */
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'verdict_request_seconds',
    help: 'How long requests took, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.registry],
  });

  readonly events = new Counter({
    name: 'verdict_events_recorded_total',
    help: 'Events that were appended or imported here, by game',
    labelNames: ['game'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
