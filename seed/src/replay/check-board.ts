import type { Answer, Event } from '@callshot/contract';
import type { WikiTables } from '@callshot/fake-wiki';
import type { PickSet } from '@callshot/rules';
import { readStages } from '@callshot/server';
import type { Caller } from './caller.ts';
import { goldenBoard } from './golden-board.ts';
import type { PickedStage } from './pick-stage.ts';

type Board = Answer<'GET /api/picks/get/leaderboard/:eventId/:startRow'>;

export interface Over {
  readonly visitor: Caller;
  readonly event: Event;
  readonly picked: readonly PickedStage[];
  /** Players by seat. */
  readonly userIds: readonly number[];
  /** The wiki after the last match. */
  readonly tables: WikiTables;
}

/** Compares the whole board of an event that is over with the golden one: a sentence for each player who stands wrong. */
export async function wrongRows(over: Over): Promise<string[]> {
  const { visitor, event, picked, userIds, tables } = over;
  const official = await visitor.get<PickSet>(`/api/picks/get/official/${event.id}`);
  const details = await readStages({
    matches: tables.match,
    tables: tables.standingstable,
    entries: tables.standingsentry,
    placements: tables.placement,
  });
  const golden = goldenBoard({ event, official, details, picked });
  const rows = await rowsOf(visitor, event.id);
  return userIds.flatMap((userId, seat) => {
    const own = golden[seat];
    const wanted = own ? `rank ${own.rank} with ${own.total} points` : NOWHERE;
    const found = rows.get(userId) ?? NOWHERE;
    return wanted === found ? [] : [`Player ${seat + 1} is ${found}, and should be ${wanted}.`];
  });
}

const NOWHERE = 'not on the board';

async function rowsOf(visitor: Caller, eventId: number): Promise<ReadonlyMap<number, string>> {
  const rows = new Map<number, string>();
  for (let start = 1, total = 1; start <= total; ) {
    const { records, totalRecords }: Board = await visitor.get(
      `/api/picks/get/leaderboard/${eventId}/${start}`,
    );
    for (const { userId, rank, totalScore } of records) {
      rows.set(userId, `rank ${rank} with ${totalScore} points`);
    }
    if (records.length === 0) break;
    start += records.length;
    total = totalRecords;
  }
  return rows;
}
