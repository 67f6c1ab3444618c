import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countConnections, type Db } from '../database/database.ts';
import type { AdmissionCounts } from '../http/guard/admission.ts';
import type { AppParts } from '../parts.ts';
import type { Figure } from './figure.ts';

export interface Metrics {
  readonly contentType: string;
  print(): Promise<string>;
  observeRequests(app: FastifyInstance): void;
  observeAdmission(count: () => AdmissionCounts): void;
}

type Observed = Pick<AppParts, 'db' | 'figures'>;

const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The figures of one process, for Prometheus. */
export function createMetrics({ db, figures = [] }: Observed): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const figure of [...figures, ...figuresOfPool(db)]) show(registry, figure);
  const calls = figures.filter((figure) => figure.kind === 'answers');
  return {
    contentType: registry.contentType,
    print: () => registry.metrics(),
    observeRequests: (app) => {
      observeRequests(app, registry);
      for (const call of calls) observeAnswers(app, registry, call);
    },
    observeAdmission: (count) => {
      for (const figure of figuresOfAdmission(count)) show(registry, figure);
    },
  };
}

function show(registry: Registry, figure: Figure): void {
  const named = { name: `callshot_${figure.name}`, help: figure.help, registers: [registry] };
  if (figure.kind === 'gauge') {
    new Gauge({
      ...named,
      collect() {
        this.set(figure.read());
      },
    });
  }
  if (figure.kind === 'counter') {
    new Counter({
      ...named,
      labelNames: figure.labels ?? [],
      collect() {
        this.reset();
        for (const { labels = {}, count } of figure.read()) this.inc(labels, count);
      },
    });
  }
}

const figuresOfPool = (db: Db): Figure[] => [
  {
    kind: 'gauge',
    name: 'db_connections',
    help: 'Database connections',
    read: () => countConnections(db).total,
  },
  {
    kind: 'gauge',
    name: 'db_connections_idle',
    help: 'Idle database connections',
    read: () => countConnections(db).idle,
  },
  {
    kind: 'gauge',
    name: 'db_waiting',
    help: 'Calls that wait for a connection',
    read: () => countConnections(db).waiting,
  },
];

const figuresOfAdmission = (count: () => AdmissionCounts): Figure[] => [
  {
    kind: 'gauge',
    name: 'calls_running',
    help: 'Calls that are being worked on',
    read: () => count().running,
  },
  {
    kind: 'gauge',
    name: 'calls_waiting',
    help: 'Calls that wait for room',
    read: () => count().waiting,
  },
  {
    kind: 'counter',
    name: 'calls_refused_total',
    help: 'Calls that found no room, before or after they waited for it',
    labels: ['priority'],
    read: () =>
      Object.entries(count().refused).map(([priority, calls]) => ({
        labels: { priority },
        count: calls,
      })),
  },
];

function observeRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const duration = new Histogram({
    name: 'callshot_http_request_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers,
  });
  const inFlight = new Gauge({
    name: 'callshot_http_requests_in_flight',
    help: 'Requests without an answer yet',
    registers,
  });
  app.addHook('onRequest', async (_request, reply) => {
    inFlight.inc();
    reply.raw.once('close', () => inFlight.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    const status = String(reply.statusCode);
    const labels = { method: request.method, route: routeOf(request), status };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
}

function observeAnswers(
  app: FastifyInstance,
  registry: Registry,
  { name, help, call }: Extract<Figure, { kind: 'answers' }>,
): void {
  const answers = new Counter({
    name: `callshot_${name}`,
    help,
    labelNames: ['status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    if (`${request.method} ${routeOf(request)}` !== call) return;
    answers.inc({ status: String(reply.statusCode) });
  });
}

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';
