import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type FloodAnswer, FloodConnection } from './flood-connection.ts';

export interface FloodOrder {
  readonly port: number;
  /** Whole requests as text, by kind, `{key}` a new one each time; each takes its share of what is sent. */
  readonly kinds: Readonly<
    Record<string, { readonly share: number; readonly requests: readonly string[] }>
  >;
  readonly forMs: number;
  /** Arrivals a second, whether or not answers come; null = each connection waits for its answer. */
  readonly perSecond: number | null;
  readonly connections: number;
}

export interface KindResult {
  readonly admitted: number;
  readonly refused: number;
  /** Milliseconds until an admitted one was answered. */
  readonly p50: number;
  readonly p99: number;
}

export interface FloodResult {
  readonly seconds: number;
  /** After the last was sent, until the last was answered. */
  readonly drainMs: number;
  readonly sent: number;
  /** Arrivals that found every connection waiting for an answer. */
  readonly unsent: number;
  readonly broken: number;
  /** Refusals that do not say when to come back, and answers of any other status. */
  readonly wrong: number;
  readonly kinds: Readonly<Record<string, KindResult>>;
}

interface Kind {
  readonly name: string;
  readonly upTo: number;
  readonly requests: readonly string[];
  readonly times: number[];
  refused: number;
  next: number;
}

const turnMs = 2;

/** Sends until the time is over, then waits for what is still to be answered. */
export async function createFlood(order: FloodOrder): Promise<FloodResult> {
  const { perSecond, forMs } = order;
  const kinds = kindsOf(order);
  const idle = await openConnections(order);
  const counts = { sent: 0, unsent: 0, broken: 0, wrong: 0, waiting: 0 };
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt >= forMs;

  const send = (connection: FloodConnection): void => {
    const kind = pickKind(kinds);
    counts.sent += 1;
    counts.waiting += 1;
    connection.send(nextOf(kind), (answer) => {
      counts.waiting -= 1;
      note(kind, counts, answer);
      const next = answer.status === 0 ? new FloodConnection(order.port) : connection;
      if (perSecond === null && !isOver()) send(next);
      else idle.push(next);
    });
  };
  if (perSecond === null) for (const connection of idle.splice(0)) send(connection);
  for (let arrived = 0; !isOver(); await pause(turnMs)) {
    const due = Math.floor(((performance.now() - startedAt) * (perSecond ?? 0)) / 1000);
    for (; arrived < due; arrived += 1) {
      const free = idle.pop();
      if (free) send(free);
      else counts.unsent += 1;
    }
  }
  const stoppedAt = performance.now();
  while (counts.waiting > 0) await pause(turnMs);
  const { sent, unsent, broken, wrong } = counts;
  return {
    seconds: (stoppedAt - startedAt) / 1000,
    drainMs: performance.now() - stoppedAt,
    sent,
    unsent,
    broken,
    wrong,
    kinds: Object.fromEntries(kinds.map(resultOf)),
  };
}

/** Open before anything is measured, as a proxy in front keeps them. */
async function openConnections({ port, connections }: FloodOrder): Promise<FloodConnection[]> {
  const hello = 'GET /healthz HTTP/1.1\r\nHost: callshot\r\n\r\n';
  const opened: FloodConnection[] = [];
  for (let at = 0; at < connections; at += 1) {
    const connection = new FloodConnection(port);
    await new Promise((resolve) => connection.send(hello, resolve));
    opened.push(connection);
  }
  return opened;
}

function nextOf(kind: Kind): string {
  kind.next = (kind.next + 1) % kind.requests.length;
  return (kind.requests[kind.next] ?? '').replace('{key}', () => randomUUID());
}

function kindsOf({ kinds }: FloodOrder): Kind[] {
  let upTo = 0;
  return Object.entries(kinds).map(([name, { share, requests }]) => {
    upTo += share;
    return {
      name,
      upTo,
      requests,
      times: [],
      refused: 0,
      next: 0,
    };
  });
}

function pickKind(kinds: readonly Kind[]): Kind {
  const at = Math.random();
  return (kinds.find(({ upTo }) => at < upTo) ?? kinds.at(-1)) as Kind;
}

function note(
  kind: Kind,
  counts: { broken: number; wrong: number },
  { status, saysWhen, ms }: FloodAnswer,
): void {
  if (status === 0) counts.broken += 1;
  else if (status === 200) kind.times.push(ms);
  else if (status === 503 && saysWhen) kind.refused += 1;
  else counts.wrong += 1;
}

function resultOf({ name, times, refused }: Kind): [string, KindResult] {
  const sorted = Float64Array.from(times).sort();
  const below = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return [name, { admitted: times.length, refused, p50: below(0.5), p99: below(0.99) }];
}
