import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LoadedStage } from '../../../apps/server/src/play/events/loaded-event.ts';
import { bytesOf } from '../../../apps/server/src/play/picks/entry-codec.ts';
import type { PickSet } from '../../../packages/rules/src/index.ts';
import { ownProcess } from '../own-processes.ts';
import type { BoardRow, History } from './checker/history.ts';
import type { ClientLine, ClientOrders } from './client-lines.ts';
import { type Cluster, clientsFile } from './cluster.ts';
import { onJsonLines } from './json-lines.ts';

/** The clients of a run while they are at it. */
export interface Clients {
  readonly lines: readonly ClientLine[];
  /** Lets each of them end what it is at. */
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('./clients-process.ts', import.meta.url));

export function startClients(cluster: Cluster, orders: ClientOrders): Clients {
  writeFileSync(clientsFile(cluster), JSON.stringify(orders));
  const [name = '', ...words] = cluster.network.on('cl', [
    ...[process.execPath, '--import', 'tsx', program, clientsFile(cluster)],
  ]);
  const child = ownProcess(spawn(name, words, { stdio: ['ignore', 'pipe', 'inherit'] }));
  const lines: ClientLine[] = [];
  onJsonLines<ClientLine>(child.stdout, (line) => lines.push(line));
  return {
    lines,
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The lines of the clients, as the checker reads them. */
export function historyOf(
  lines: readonly ClientLine[],
  { stage, slips }: { readonly stage: LoadedStage; readonly slips: ClientOrders['slips'] },
): Omit<History, 'mails' | 'probes'> {
  const of = <Kind extends ClientLine['kind']>(kind: Kind) =>
    lines.filter((line): line is Extract<ClientLine, { kind: Kind }> => line.kind === kind);
  return {
    saves: of('save').map((line) => ({ ...line, picks: slips[line.slip]?.stored ?? '' })),
    ownReads: lines.flatMap((line) =>
      line.kind === 'own' ? [{ ...line, ...ownPicksIn(line, stage) }] : [],
    ),
    othersReads: lines.flatMap((line) =>
      line.kind === 'others' ? [{ ...line, hasPicks: hasPicks(line) }] : [],
    ),
    boardReads: of('board').map((line) => ({ ...line, rows: rowsIn(line) })),
  };
}

interface Answered {
  readonly status: number;
  readonly body: string;
}

type UserPicks = PickSet & { readonly versions: Readonly<Record<string, number>> };

function ownPicksIn({ status, body }: Answered, stage: LoadedStage) {
  if (status !== 200) return { version: null, picks: null };
  const answer = JSON.parse(body) as UserPicks;
  const version = answer.versions[String(stage.id)] ?? 0;
  return { version, picks: hexOf(stage, answer) };
}

export const hexOf = (stage: LoadedStage, picks: PickSet): string =>
  Buffer.from(bytesOf(stage, picks)).toString('hex');

function hasPicks({ status, body }: Answered): boolean {
  if (status !== 200) return false;
  const { matchPicks, groupStagePicks } = JSON.parse(body) as PickSet;
  return matchPicks.length + groupStagePicks.length > 0;
}

export function rowsIn({ status, body }: Answered): BoardRow[] {
  if (status !== 200) return [];
  const { records } = JSON.parse(body) as { records: BoardRow[] };
  return records.map(({ userId, rank, totalScore }) => ({ userId, rank, totalScore }));
}
