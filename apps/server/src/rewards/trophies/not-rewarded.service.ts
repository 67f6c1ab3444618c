import type { Answer } from '@callshot/contract';
import { officialProgress, TrophyType } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { EventStore } from '../../play/events/event-store.ts';
import { areResultsComplete, type LoadedEvent } from '../../play/events/loaded-event.ts';
import type { Boards, EventBoard } from '../../play/scoreboards/boards.ts';
import { goalTiersOf } from '../../play/scoreboards/goal-tiers.ts';
import { findAllNotRewarded, findLastRuns, findPastRuns } from './award-runs.repository.ts';
import { tellPastRuns, tellRun } from './tell-run.ts';

export interface NotRewardedParts {
  readonly db: Kysely<Schema>;
  readonly events: Pick<EventStore, 'get'>;
  readonly boards: Pick<Boards, 'boardOf'>;
}

type NotRewarded = Answer<'GET /api/event/notRewarded'>[number];

/** Finished events that have given no trophies, with what each would give as its board stands. */
export async function readNotRewarded({
  db,
  events,
  boards,
}: NotRewardedParts): Promise<NotRewarded[]> {
  const rows = await findAllNotRewarded(db);
  const ids = rows.map(({ id }) => id);
  const [runs, past] = [await findLastRuns(db, ids), await findPastRuns(db, ids)];
  const told: NotRewarded[] = [];
  for (const { endsAt, ...row } of rows) {
    const event = await events.get(row.id);
    const board = await boards.boardOf(row.id);
    if (!event || !board) continue;
    const run = runs.find(({ eventId }) => eventId === row.id);
    told.push({
      ...row,
      endsAt: endsAt.toISOString(),
      entrants: board.scoreboard.entrantCount,
      tiers: await tiersOf(board),
      isComplete: areResultsComplete(event),
      openMatches: openResultsOf(event),
      giving: run ? tellRun(run) : null,
      runs: tellPastRuns(past, row.id),
    });
  }
  return told;
}

/** All six tiers, best first, with the wood of late entrants [rule: late-8]; empty before the first result. */
async function tiersOf(board: EventBoard): Promise<NotRewarded['tiers']> {
  const tiers = board.scoreboard.tiers();
  const [byGoals, late] = [await goalTiersOf(board), await board.late()];
  return tiers.map(({ tier, entrants }) => {
    const trophyTypeId = TrophyType[tier];
    const inTime = byGoals ? (byGoals.counts[trophyTypeId - 1] ?? 0) : entrants;
    return { trophyTypeId, count: tier === 'wood' ? inTime + late.rows.length : inTime };
  });
}

const openResultsOf = ({ stages }: LoadedEvent): number =>
  stages.reduce((sum, { stage, official }) => {
    const { known, total } = officialProgress(stage, official);
    return sum + total - known;
  }, 0);
