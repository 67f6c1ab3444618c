import type { Answer } from '@callshot/contract';
import type { Scoreboard } from '@callshot/rules';
import type { LoadedEvent, LoadedStage } from '../events/loaded-event.ts';
import type { EventBoard } from '../scoreboards/boards.ts';
import { scoreEntrants, sealedStages, withEntry } from '../scoreboards/score-entrants.ts';
import { runInSlices } from '../scoreboards/slices.ts';

type Preview = Answer<'POST /api/picks/override/preview/:eventId'>;
type ScoreChange = Omit<Preview['scores'][number], 'username'>;

/** Whose scores change, the first of them by their new ranks; who they are is told by whoever shows it. */
export interface BoardChanges {
  readonly affected: number;
  readonly scores: readonly ScoreChange[];
}

/** How many changed scores are shown (contract: the first ten). */
const shownAtMost = 10;

/** What the event's board would be with other results. */
export async function previewOfficial(
  board: EventBoard,
  changed: LoadedEvent,
): Promise<BoardChanges> {
  const after = await scoreEntrants(sealedStages(changed), board.entrants);
  return runInSlices(compareBoards(board, after));
}

export interface EntryPreview {
  readonly stage: LoadedStage;
  readonly slots: Uint8Array;
  readonly userId: number;
}

/** The board with other picks of one user; nothing while their stage is not sealed. */
export async function previewEntry(
  board: EventBoard,
  { stage, slots, userId }: EntryPreview,
): Promise<BoardChanges> {
  const counted = board.stages.find(({ loaded }) => loaded.id === stage.id);
  if (!counted) return { affected: 0, scores: [] };
  const entrant = board.entrants.directory.find(userId);
  if (entrant === null) {
    const total = counted.scoring.totalOf(slots);
    return { affected: 1, scores: [newcomer(board.scoreboard, userId, total)] };
  }
  const entrants = withEntry(board.entrants, { stage, slots, entrant });
  const after = await scoreEntrants(board.stages, entrants);
  return runInSlices(compareBoards(board, after));
}

function newcomer(
  { totals, hasResults }: Scoreboard,
  userId: number,
  totalScore: number,
): ScoreChange {
  let ahead = 0;
  for (const total of totals) if (total > totalScore) ahead += 1;
  return {
    userId,
    before: { totalScore: 0, rank: null },
    after: { totalScore, rank: hasResults ? ahead + 1 : null },
  };
}

const comparedAtOnce = 1 << 14;

/** Both boards hold the same entrants in the same order. */
function* compareBoards(
  { scoreboard: before, entrants: { directory } }: EventBoard,
  after: Scoreboard,
): Generator<void, BoardChanges> {
  const scores: ScoreChange[] = [];
  let affected = 0;
  for (let entrant = 0; entrant < after.entrantCount; entrant += 1) {
    if (entrant % comparedAtOnce === 0) yield;
    const was = scoreOf(before, entrant);
    const is = scoreOf(after, entrant);
    if (was.totalScore === is.totalScore && was.rank === is.rank) continue;
    affected += 1;
    scores.push({ userId: directory.userId(entrant), before: was, after: is });
    if (scores.length > 2 * shownAtMost) keepBest(scores);
  }
  keepBest(scores);
  return { affected, scores };
}

const scoreOf = ({ totals, rankOf }: Scoreboard, entrant: number) => ({
  totalScore: totals[entrant] ?? 0,
  rank: rankOf(entrant),
});

function keepBest(scores: ScoreChange[]): void {
  scores.sort((a, b) => (a.after.rank ?? 0) - (b.after.rank ?? 0) || a.userId - b.userId);
  scores.length = Math.min(scores.length, shownAtMost);
}
