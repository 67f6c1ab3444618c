import type { Answer } from '@callshot/contract';
import { grownBlockInSlices, grownFrom, type Scoreboard } from '@callshot/rules';
import { runInSlices } from '../../platform/slices.ts';
import type { LoadedEvent, LoadedStage } from '../events/loaded-event.ts';
import type { EventBoard } from '../scoreboards/boards.ts';
import type { Entrants } from '../scoreboards/entrants.ts';
import {
  type BoardStage,
  scoreEntrants,
  sealedStages,
  withEntry,
} from '../scoreboards/score-entrants.ts';

type Preview = Answer<'POST /api/picks/override/preview/:eventId'>;
type ScoreChange = Omit<Preview['scores'][number], 'username'>;

/** Changed scores, the first by new rank. The caller adds the users' names. */
export interface BoardChanges {
  readonly affected: number;
  readonly scores: readonly ScoreChange[];
}

/** Changed scores that are shown (contract: the first ten). */
const shownAtMost = 10;

/** The event's board with other results. */
export async function previewOfficial(
  board: EventBoard,
  changed: LoadedEvent,
): Promise<BoardChanges> {
  const stages = sealedStages(changed);
  const after = await scoreEntrants(stages, await inLayoutsOf(stages, board));
  return runInSlices(compareBoards(board, after));
}

/** The board's entrants as their bytes would lie: lists of teams may have become longer. */
async function inLayoutsOf(
  stages: readonly BoardStage[],
  { stages: had, entrants }: EventBoard,
): Promise<Entrants> {
  const blocks = new Map(entrants.blocks);
  for (const { loaded: after } of stages) {
    const before = had.find(({ loaded }) => loaded.id === after.id)?.loaded;
    const block = blocks.get(after.id);
    if (!before || !block || before.layout.fingerprint === after.layout.fingerprint) continue;
    const from = grownFrom(before.layout, after.layout);
    // A list that became shorter has no picks.
    if (from === null) blocks.delete(after.id);
    else blocks.set(after.id, await runInSlices(grownBlockInSlices(block, from)));
  }
  return { ...entrants, blocks };
}

export interface EntryPreview {
  readonly stage: LoadedStage;
  /** Null = the entry is taken away. */
  readonly slots: Uint8Array | null;
  readonly userId: number;
  /** True for users who stand on no board of the event. */
  readonly isLeftOut: boolean;
}

/** The board with other picks of one user; nothing while their stage is not sealed. */
export async function previewEntry(
  board: EventBoard,
  { stage, slots, userId, isLeftOut }: EntryPreview,
): Promise<BoardChanges> {
  const counted = board.stages.find(({ loaded }) => loaded.id === stage.id);
  if (!counted) return NOTHING;
  const entrant = board.entrants.directory.find(userId);
  const stands = !isLeftOut && (slots !== null || hasPickedElsewhere(board, entrant, stage.id));
  if (entrant === null) {
    const total = slots === null ? 0 : counted.scoring.totalOf(slots);
    return stands ? runInSlices(compareWithout(board, { userId, total, entrant })) : NOTHING;
  }
  if (!stands) {
    const total = board.scoreboard.totals[entrant] ?? 0;
    return runInSlices(compareWithout(board, { userId, total, entrant }));
  }
  const exchanged = slots ?? new Uint8Array(counted.loaded.layout.stride);
  const entrants = withEntry(board.entrants, { stage, slots: exchanged, entrant });
  const after = await scoreEntrants(board.stages, entrants);
  return runInSlices(compareBoards(board, after));
}

const NOTHING: BoardChanges = { affected: 0, scores: [] };

const hasPickedElsewhere = (
  { entrants }: EventBoard,
  entrant: number | null,
  stageId: number,
): boolean =>
  entrant !== null &&
  [...entrants.blocks].some(
    ([id, block]) => id !== stageId && block.read(entrant).some((byte) => byte !== 0),
  );

interface ComingOrGoing {
  readonly userId: number;
  readonly total: number;
  /** Entrant who leaves the board; null = one who joins. */
  readonly entrant: number | null;
}

/** The board with one entrant more or less. Entrants with fewer points move by a rank. */
function* compareWithout(
  { scoreboard, entrants: { directory } }: EventBoard,
  { userId, total, entrant }: ComingOrGoing,
): Generator<void, BoardChanges> {
  if (!scoreboard.hasResults) return NOTHING;
  const [there, away] = [
    { totalScore: total, rank: scoreboard.rankFor(total) },
    { totalScore: 0, rank: null },
  ];
  const [before, after] = entrant === null ? [away, there] : [there, away];
  const changes = collectChanges();
  changes.add({ userId, before, after });
  for (let other = 0; other < scoreboard.entrantCount; other += 1) {
    if (other % comparedAtOnce === 0) yield;
    const was = scoreOf(scoreboard, other);
    if (other === entrant || was.rank === null || was.totalScore >= total) continue;
    const rank = was.rank + (entrant === null ? 1 : -1);
    changes.add({ userId: directory.userId(other), before: was, after: { ...was, rank } });
  }
  return changes.told();
}

const comparedAtOnce = 1 << 14;

/** Both boards hold the same entrants in the same order. */
function* compareBoards(
  { scoreboard: before, entrants: { directory } }: EventBoard,
  after: Scoreboard,
): Generator<void, BoardChanges> {
  const changes = collectChanges();
  for (let entrant = 0; entrant < after.entrantCount; entrant += 1) {
    if (entrant % comparedAtOnce === 0) yield;
    const was = scoreOf(before, entrant);
    const is = scoreOf(after, entrant);
    if (was.totalScore === is.totalScore && was.rank === is.rank) continue;
    changes.add({ userId: directory.userId(entrant), before: was, after: is });
  }
  return changes.told();
}

/** Counts changes, and keeps those that are shown. */
function collectChanges() {
  const scores: ScoreChange[] = [];
  let affected = 0;
  return {
    add: (change: ScoreChange): void => {
      affected += 1;
      scores.push(change);
      if (scores.length > 2 * shownAtMost) keepBest(scores);
    },
    told: (): BoardChanges => {
      keepBest(scores);
      return { affected, scores };
    },
  };
}

const scoreOf = ({ totals, rankOf }: Scoreboard, entrant: number) => ({
  totalScore: totals[entrant] ?? 0,
  rank: rankOf(entrant),
});

function keepBest(scores: ScoreChange[]): void {
  scores.sort((a, b) => (a.after.rank ?? 0) - (b.after.rank ?? 0) || a.userId - b.userId);
  scores.length = Math.min(scores.length, shownAtMost);
}
