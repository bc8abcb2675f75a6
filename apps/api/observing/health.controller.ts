import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { EventStore } from '#stores/event-store.js';
import { SETTINGS, STORE } from '../injected.js';
import { MatchList } from '../matches/match-list.js';
import { ApiProblem } from '../problems/api-problem.js';
import type { Settings } from '../settings/settings.js';
import { callerOf, Open } from '../tokens/access.js';
import { TOKENS } from '../tokens/ledger.js';
import { Metrics } from './metrics.js';

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

@ApiTags('health')
@Open()
@Controller()
export class HealthController {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly metrics: Metrics,
    private readonly list: MatchList,
  ) {}

  @Get('health/live')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether the process runs' })
  @ApiOkResponse({ description: 'It does' })
  live(): { readonly status: string } {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether requests can be served: the store answers, and the list of matches is up to it' })
  @ApiOkResponse({ description: 'They can' })
  @ApiServiceUnavailableResponse({ description: 'Not now' })
  async ready(): Promise<{ readonly status: string }> {
    await this.store.readMetadata(TOKENS);
    if (!this.list.caughtUp) throw new ApiProblem('store-unavailable', 'The list of matches is being made.', { headers: { 'retry-after': '2' } });
    return { status: 'ok' };
  }

  @Get('metrics')
  @Header('content-type', TEXT)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Measurements for Prometheus', description: 'For the organiser, unless VERDICT_METRICS says anyone.' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'The text format of Prometheus' })
  measured(@Req() request: FastifyRequest): Promise<string> {
    if (this.settings.metrics === 'organiser' && callerOf(request).role !== 'organiser') {
      throw new ApiProblem('not-allowed', 'Measurements are for the organiser (VERDICT_METRICS).');
    }
    return this.metrics.registry.metrics();
  }
}
