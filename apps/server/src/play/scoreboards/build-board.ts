import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { keptFor } from '../../platform/background/kept-for.ts';
import type { DatabaseClock } from '../events/database-clock.ts';
import { type LoadedEvent, stageGoalsOf } from '../events/loaded-event.ts';
import { lastResultOf } from '../events/results/last-result.ts';
import type { Entrants } from './entrants.ts';
import { type EventBoard, entrantsOf, generationOf } from './event-board.ts';
import { readLateEntrants } from './late-entrants.ts';
import { type LoadedEntrants, type LoadingParts, loadEntrants } from './load-entrants.ts';
import {
  type BoardStage,
  rankEntrants,
  scoreEntrants,
  sealedStages,
  standingsBefore,
} from './score-entrants.ts';
import type { SharedTotals } from './shared-totals.ts';

export interface BuildParts extends LoadingParts {
  readonly clock: DatabaseClock;
  /** Absent where no other process computes boards. */
  readonly shared?: SharedTotals | null;
}

/**
 * Builds the board of the event, or of a newer state of it. Reuses the entrants of the former board
 * if entrants and picks are unchanged. Null = no such event.
 */
export async function buildBoard(
  parts: BuildParts,
  event: LoadedEvent,
  before: EventBoard | null,
): Promise<EventBoard | null> {
  const isSame = before?.entrantsOf === entrantsOf(event);
  const loaded = isSame
    ? { event, entrants: before.entrants }
    : await loadEntrants(parts, event.row.id);
  return loaded && scoreBoard(parts, loaded, before !== null);
}

async function scoreBoard(
  { db, clock, shared }: BuildParts,
  { event, entrants }: LoadedEntrants,
  isReplacing: boolean,
): Promise<EventBoard> {
  const stages = sealedStages(event);
  const board = {
    eventId: event.row.id,
    generation: generationOf(event),
    stages,
    decider: stages.find(({ loaded }) => loaded.index === event.stages.length - 1) ?? null,
    goals: stageGoalsOf(event),
    entrants,
    entrantsOf: entrantsOf(event),
    ...comparedWithBefore(event, stages, entrants),
    ...withLate(db, event, stages),
  };
  // A first board is asked for by somebody who waits; a new one follows a change that all hear of.
  const found = await shared?.find(board, { isExpected: isReplacing });
  // Impossible totals are refused, and computed here instead.
  const ranked = found && (await rankEntrants(stages, entrants, found.totals).catch(() => null));
  if (found && ranked) return { ...board, scoreboard: ranked, computedAt: found.computedAt };
  const scoreboard = await scoreEntrants(stages, entrants);
  const computed = { ...board, scoreboard, computedAt: await clock.now() };
  shared?.offer(computed);
  return computed;
}

function comparedWithBefore(
  event: LoadedEvent,
  stages: readonly BoardStage[],
  entrants: Entrants,
): Pick<EventBoard, 'lastResult' | 'earlier'> {
  const counted = new Set(stages.map(({ loaded }) => loaded.id));
  const rows = event.officialRows.filter(({ eventStageId }) => counted.has(eventStageId));
  const lastResult = lastResultOf(rows);
  const earlierOf = keptFor(async (on: Entrants) =>
    lastResult ? standingsBefore(stages, lastResult, on) : null,
  );
  return { lastResult, earlier: () => earlierOf(entrants) };
}

function withLate(
  db: BuildParts['db'],
  event: LoadedEvent,
  stages: readonly BoardStage[],
): Pick<EventBoard, 'late'> {
  const lateOf = keptFor((on: LoadedEvent) => readLateEntrants(db, on, stages));
  return { late: () => lateOf(event) };
}

export interface NamedUser {
  readonly id: number;
  readonly username: string;
}

/** The same board, on which one entrant is found under the name that they have now. */
export async function withName(board: EventBoard, user: NamedUser): Promise<EventBoard> {
  const { directory } = board.entrants;
  const entrant = directory.find(user.id);
  if (entrant === null) return board;
  const username = publicUsername(user);
  if (directory.isNamed(entrant, username)) return board;
  const entrants = { ...board.entrants, directory: directory.renamed(entrant, username) };
  const { totals } = board.scoreboard;
  const scoreboard = await rankEntrants(board.stages, entrants, totals);
  return { ...board, entrants, scoreboard };
}
