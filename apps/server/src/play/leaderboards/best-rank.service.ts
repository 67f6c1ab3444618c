import type { BestRank } from '@callshot/contract';
import {
  awardTier,
  isStageDecided,
  type PickSet,
  percentileOf,
  type StageScoring,
  stageEndingsInSlices,
  TrophyType,
} from '@callshot/rules';
import { keptFor } from '../../platform/background/kept-for.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { runInSlices } from '../../platform/slices.ts';
import type { EventBoard } from '../scoreboards/boards.ts';
import { bestRanks } from '../scoreboards/score-entrants.ts';
import type { CrowdParts, CrowdReader } from './crowd.service.ts';
import { endingsByWinner } from './last-match.ts';

/**
 * The best rank that somebody can still have when the stage that is played now is over, and with it
 * what is still open of those before [rule: results-14].
 */
export interface BestRankReader {
  bestRank(eventId: number, userId: number | null): Promise<Outcome<BestRank, 'event_not_found'>>;
}

/**
 * Every ending is a board of its own, made of tables and of everybody's points. Beyond this nothing is
 * told: about a second of one core, once a result.
 */
const TABLE_CELLS_AT_MOST = 320_000;
const TOTALS_AT_MOST = 5_000_000;
/** Fixed cost of the tables of an ending, in cells. */
const CELLS_AT_LEAST = 200;

type LastOutcome = NonNullable<BestRank['bestRank']>['outcomes'][number];

interface BestRanks {
  /** Stages with open results; the last of them is the one that is played. */
  readonly open: readonly number[];
  /** By position in the board's directory. */
  readonly ranks: Uint32Array;
  /** While one match is left of the stages: the same by its winner. */
  readonly byWinner: readonly WinnerRanks[];
}

interface WinnerRanks {
  readonly winnerTeamId: number;
  readonly best: Uint32Array;
  readonly worst: Uint32Array;
}

export function createBestRankReader(
  { seals, boards }: CrowdParts,
  crowds: CrowdReader,
): BestRankReader {
  const ranksOn = keptFor(ranksOfBoard);
  return {
    async bestRank(eventId, userId) {
      const event = await seals.currentEvent(eventId);
      const board = event && (await boards.boardOf(eventId));
      const crowd = await crowds.crowd(eventId);
      if (!board || !crowd.ok) return refuse('event_not_found');
      const row = userId === null ? null : board.scoreboard.rowOfUser(userId);
      const best = row && (await ranksOn(board));
      const rank = row && best?.ranks[row.entrant];
      const eventStageId = best?.open.at(-1);
      const told = crowd.value.stages.map((stage) => stage.eventStageId);
      const isTold = best?.open.every((stageId) => told.includes(stageId));
      if (!row || !best || !rank || !eventStageId || !isTold) return done({ bestRank: null });
      // A later stage moves all ranks again.
      const isLast = event.stages.at(-1)?.id === eventStageId;
      // They tell trophies by rank.
      const isToldByWinner = isLast && board.goals === null;
      const outcomes = isToldByWinner
        ? best.byWinner.map((ranks) => outcomeOf(ranks, row.entrant))
        : [];
      return done({ bestRank: { eventStageId, rank, outcomes } });
    },
  };
}

function outcomeOf({ winnerTeamId, best, worst }: WinnerRanks, entrant: number): LastOutcome {
  const [bestRank, worstRank] = [best[entrant] ?? 1, worst[entrant] ?? 1];
  const awardOf = (rank: number) => TrophyType[awardTier(rank, percentileOf(rank, best.length))];
  return {
    winnerTeamId,
    bestRank,
    worstRank,
    bestTrophyTypeId: awardOf(bestRank),
    worstTrophyTypeId: awardOf(worstRank),
  };
}

/** Null where nothing is open, and where there are too many endings. */
async function ranksOfBoard({ stages, entrants }: EventBoard): Promise<BestRanks | null> {
  const open = stages.filter(({ loaded }) => !isStageDecided(loaded.stage, loaded.official));
  const cells = open.reduce((sum, { scoring }) => sum + cellsOf(scoring), CELLS_AT_LEAST);
  const totals = TOTALS_AT_MOST / Math.max(1, entrants.directory.count);
  let most = Math.min(totals, TABLE_CELLS_AT_MOST / cells);
  const endings: (readonly PickSet[])[] = [];
  for (const { loaded } of stages) {
    const { stage, official } = loaded;
    const ways = isStageDecided(stage, official)
      ? [official]
      : await runInSlices(stageEndingsInSlices(stage, official, Math.floor(most)));
    if (ways === null) return null;
    most /= ways.length;
    endings.push(ways);
  }
  if (open.length === 0) return null;
  const ranks = await bestRanks(stages, entrants, endings);
  const byWinner = await ranksByWinner({ stages, entrants }, endings);
  return { open: open.map(({ loaded }) => loaded.id), ranks, byWinner };
}

/** None unless one match is left [rule: results-15]. */
async function ranksByWinner(
  { stages, entrants }: Pick<EventBoard, 'stages' | 'entrants'>,
  endings: readonly (readonly PickSet[])[],
): Promise<readonly WinnerRanks[]> {
  const officials = stages.map(({ loaded }) => loaded.official);
  const ranked: WinnerRanks[] = [];
  for (const [winnerTeamId, ways] of endingsByWinner(officials, endings)) {
    const each: Uint32Array[] = [];
    for (const way of ways) each.push(await bestRanks(stages, entrants, way));
    const pick = (choose: (...ranks: number[]) => number) =>
      each.reduce((all, ranks) => all.map((rank, at) => choose(rank, ranks[at] ?? rank)));
    ranked.push({ winnerTeamId, best: pick(Math.min), worst: pick(Math.max) });
  }
  return ranked;
}

const cellsOf = (scoring: StageScoring): number =>
  scoring.units.reduce((sum, unit) => sum + scoring.tableOf(unit).points.length, 0);
