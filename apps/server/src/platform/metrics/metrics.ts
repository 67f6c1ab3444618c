import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countConnections } from '../database/database.ts';
import type { AdmissionCounts } from '../http/admission.ts';
import type { AppParts, BoardCounts, NotificationCounts } from '../parts.ts';

export interface Metrics {
  readonly contentType: string;
  print(): Promise<string>;
  observeRequests(app: FastifyInstance): void;
  observeAdmission(count: () => AdmissionCounts): void;
}

type Observed = Pick<AppParts, 'db' | 'live' | 'notificationCounts' | 'boardCounts' | 'standing'>;

const saveRoute = '/api/picks/save/user/:eventId';
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The figures of one process, for Prometheus. */
export function createMetrics(parts: Observed): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  observeParts(registry, parts);
  return {
    contentType: registry.contentType,
    print: () => registry.metrics(),
    observeRequests: (app) => observeRequests(app, registry),
    observeAdmission: (count) => observeAdmission(registry, count),
  };
}

function observeAdmission(registry: Registry, count: () => AdmissionCounts): void {
  gauge(registry, 'calls_running', 'Calls that are being worked on', () => count().running);
  gauge(registry, 'calls_waiting', 'Calls that wait for room', () => count().waiting);
  new Counter({
    name: 'callshot_calls_refused_total',
    help: 'Calls that found no room, before or after they waited for it',
    labelNames: ['priority'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [priority, calls] of Object.entries(count().refused))
        this.inc({ priority }, calls);
    },
  });
}

function observeRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const duration = new Histogram({
    name: 'callshot_http_request_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers,
  });
  const saves = new Counter({
    name: 'callshot_saves_total',
    help: 'Saves of picks, by the status they were answered with',
    labelNames: ['status'],
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
    const route = request.routeOptions.url ?? 'none';
    const status = String(reply.statusCode);
    duration.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    if (route === saveRoute) saves.inc({ status });
  });
}

function observeParts(registry: Registry, parts: Observed): void {
  const { live, db, notificationCounts, boardCounts, standing } = parts;
  if (notificationCounts !== undefined) observeNotifications(registry, notificationCounts);
  if (boardCounts !== undefined) observeBoards(registry, boardCounts);
  if (live !== undefined) {
    gauge(registry, 'live_connections', 'Open live connections', () => live.countConnections());
  }
  if (standing !== undefined) {
    const isLeader = 'Whether this process computes boards for all: 1 on exactly one of them';
    const isListening = 'Whether this process hears what the others commit: 1, or 0 after a loss';
    gauge(registry, 'is_leader', isLeader, () => Number(standing.isLeader()));
    gauge(registry, 'is_listening', isListening, () => Number(standing.isListening()));
  }
  const countPool = () => countConnections(db);
  gauge(registry, 'db_connections', 'Database connections', () => countPool().total);
  gauge(registry, 'db_connections_idle', 'Idle database connections', () => countPool().idle);
  gauge(registry, 'db_waiting', 'Calls that wait for a connection', () => countPool().waiting);
}

function observeNotifications(registry: Registry, counts: NotificationCounts): void {
  const registers = [registry];
  new Counter({
    name: 'callshot_notifications_total',
    help: 'Notifications made',
    registers,
    collect() {
      this.reset();
      this.inc(counts.made());
    },
  });
  new Counter({
    name: 'callshot_messages_total',
    help: 'Emails and web pushes of notifications, by what became of them',
    labelNames: ['channel', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { count, ...labels } of counts.messages()) this.inc(labels, count);
    },
  });
}

function observeBoards(registry: Registry, counts: BoardCounts): void {
  gauge(registry, 'boards_held', 'Boards in memory', counts.held);
  gauge(registry, 'board_bytes', 'Memory of all boards, estimated', counts.bytes);
  gauge(
    registry,
    'board_build_seconds',
    'How long the newest board took',
    () => counts.lastBuildMs() / 1000,
  );
  new Counter({
    name: 'callshot_boards_built_total',
    help: 'Boards built, by whether another process had computed the totals',
    labelNames: ['totals'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ totals: 'taken over' }, counts.taken());
      this.inc({ totals: 'computed' }, counts.built() - counts.taken());
    },
  });
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name: `callshot_${name}`,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
