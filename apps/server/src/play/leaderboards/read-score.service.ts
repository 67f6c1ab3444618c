import type { UserScore } from '@callshot/contract';
import {
  callCounter,
  type LateShare,
  type LedgerRow,
  lateLedger,
  type Maximum,
  missedMatches,
  sharedPoints,
  sumOfMaxima,
} from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { findEntriesOfUser } from '../picks/entries.repository.ts';
import { type ReadingParts, sealInstant } from '../picks/read-picks.service.ts';
import { shownEntries } from '../picks/shown-entries.ts';
import type { Whose } from '../picks/whose.ts';
import type { Boards, EventBoard } from '../scoreboards/boards.ts';
import type { Seals } from '../seals/seals.ts';
import { tieMark } from './leaderboard-record.ts';

export interface ScoringParts extends ReadingParts {
  readonly seals: Seals;
  readonly boards: Pick<Boards, 'boardOf'>;
}

/** A user's score of the sealed stages with the ledger that it is the sum of. */
export async function readScore(
  parts: ScoringParts,
  eventId: number,
  whose: Whose,
): Promise<Outcome<UserScore, 'event_not_found'>> {
  const event = await parts.seals.currentEvent(eventId);
  const board = event && (await parts.boards.boardOf(eventId));
  return event && board
    ? done(await scoreOn(parts, event, board, whose))
    : refuse('event_not_found');
}

async function scoreOn(
  parts: ReadingParts,
  event: LoadedEvent,
  board: EventBoard,
  { userId, isOwn }: Whose,
): Promise<UserScore> {
  const stored = userId === null ? [] : await findEntriesOfUser(parts.db, event.row.id, userId);
  const shown = shownEntries(event, stored);
  const entries = isOwn ? stored : shown.entries;
  const row = userId === null ? null : board.scoreboard.rowOfUser(userId);
  const readable = parts.entries.read(event, entries).map(({ entry }) => entry);
  const late = lateOf(board, readable);
  return {
    ...scoreOfSlots(board, readable),
    ...(late && { late }),
    percentile: row?.percentile ?? 100,
    rank: row?.rank ?? null,
    ...(row?.isTied && tieMark),
    row: row?.row ?? null,
    hiddenUntil: isOwn || shown.areWhole ? null : sealInstant(event),
  };
}

/** A stage's picks as bytes. */
export interface SlotsOfStage {
  readonly eventStageId: number;
  readonly slots: Uint8Array;
  /** Null of picks that were made in time. */
  readonly lateShare?: LateShare | null;
}

/** The share and the missed matches of a late entrant; null of anybody else [rule: late-5]. */
function lateOf(
  board: EventBoard,
  entries: readonly SlotsOfStage[],
): NonNullable<UserScore['late']> | null {
  const shares = entries.flatMap(({ lateShare }) => lateShare ?? []);
  const missed = board.stages.flatMap(({ loaded }) => {
    const entry = entries.find((one) => one.eventStageId === loaded.id);
    if (!entry?.lateShare) return [];
    return missedMatches(loaded.stage, loaded.layout, entry.slots).map(
      ({ eventSubstageId, match }) => ({
        stageIndex: loaded.index,
        eventSubstageId,
        matchKey: match,
      }),
    );
  });
  const [share] = shares;
  return share === undefined ? null : { share, missed };
}

/** The score of picks on a board that does not hold them. */
export function scoreOfSlots(
  board: EventBoard,
  entries: readonly SlotsOfStage[],
): Omit<UserScore, 'percentile' | 'rank' | 'isTied' | 'row' | 'hiddenUntil'> {
  const { ledger, maximum } = judge(board, entries);
  return {
    totalScore: ledger.reduce((sum, { points }) => sum + points, 0),
    entrants: board.scoreboard.entrantCount,
    maximum: maximum.points,
    isMaximumExact: maximum.isExact,
    data: JSON.stringify(sumByRule(ledger)),
    ledger,
    ...(board.goals && { goals: rightCallsOf(board, entries) }),
    computedAt: board.scoreboard.hasResults ? board.computedAt.toISOString() : null,
  };
}

/** Only stages that the board counts are scored: sealed ones. */
function judge(
  board: EventBoard,
  entries: readonly SlotsOfStage[],
): { readonly ledger: LedgerRow[]; readonly maximum: Maximum } {
  const ledger: LedgerRow[] = [];
  const maxima: Maximum[] = [];
  for (const { loaded, scoring } of board.stages) {
    const entry = entries.find(({ eventStageId }) => eventStageId === loaded.id);
    if (!entry) continue;
    const { lateShare = null, slots } = entry;
    const rows = scoring.ledgerOf(slots);
    const most = scoring.maximumOf(slots);
    ledger.push(...(lateShare === null ? rows : lateLedger(loaded.stage, rows, lateShare)));
    maxima.push(
      lateShare === null ? most : { ...most, points: sharedPoints(most.points, lateShare) },
    );
  }
  return { ledger, maximum: sumOfMaxima(maxima) };
}

/** The calls of each sealed stage with picks, counted as trophies count them. */
const rightCallsOf = (board: EventBoard, entries: readonly SlotsOfStage[]) =>
  board.stages.flatMap(({ loaded: { id, stage, layout }, scoring }) => {
    const entry = entries.find(({ eventStageId }) => eventStageId === id);
    if (!entry) return [];
    return [{ eventStageId: id, ...callCounter(stage, layout, scoring).countOf(entry.slots) }];
  });

interface RuleScore {
  readonly Name: string;
  readonly StageIndex: number;
  Score: number;
}

/** Points by stage and rule, in the form of the call [rule: scoring-13]. */
function sumByRule(ledger: readonly LedgerRow[]): RuleScore[] {
  const sums = new Map<string, RuleScore>();
  for (const { rule, stageIndex, points } of ledger) {
    const key = `${stageIndex} ${rule}`;
    const sum = sums.get(key) ?? { Name: rule, StageIndex: stageIndex, Score: 0 };
    sum.Score += points;
    sums.set(key, sum);
  }
  return [...sums.values()];
}
