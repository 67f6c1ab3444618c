import type { EventSubstage } from '../model/event-stage.ts';
import type { SwissStageDetails } from '../model/format.ts';
import { SWISS_ENOUGH, winsNeeded } from '../model/swiss-record.ts';
import {
  Fate,
  type FateWorth,
  IMPOSSIBLE,
  NO_WORTH,
  type OpenFates,
  worthAmong,
} from './fate-worth.ts';
import { countsAlone, type FateCounts } from './swiss-counts.ts';
import {
  areUndefeatedKnown,
  areWinlessKnown,
  canSomebodyLose,
  isEveryoneNamed,
  type SwissFates,
} from './swiss-fates.ts';
import { type SwissProgress, type SwissRecord, swissProgress } from './swiss-progress.ts';
import { type MostOf, roundsLeft } from './swiss-rounds.ts';

/** Possible endings of a Swiss stage by official results and known matches. */
export interface SwissFuture {
  /** The most that all teams together can come to be worth, over every way for the stage to end. */
  readonly most: MostOf;
  /** Whether it can end so that a team has one of these fates. */
  canBe(teamId: number, ...fates: readonly Fate[]): boolean;
  /** Any team that is open can have any fate, as long as there are as many of each as there will be. */
  readonly isByNumbers: boolean;
}

type Teams = Pick<EventSubstage, 'teamIds' | 'teamMatches'>;

/** Beyond this number of teams, records alone tell the possible ends, and pairings are ignored. */
const MOST_TEAMS = 64;

/**
 * Plays the remaining rounds if matches are known. If these do not add up to rounds, a team's own
 * record still rules out ends. Without matches, or if they contradict official results, numbers
 * alone count [rule: swiss-8].
 */
export function swissFuture(
  details: SwissStageDetails,
  { teamIds, teamMatches = [] }: Teams,
  fates: SwissFates,
): SwissFuture {
  const numbers: Way = {
    most: among(countsAlone(teamIds, fates), (teamId) => openBy(fates, teamId)),
    open: (teamId) => openBy(fates, teamId),
  };
  const known = teamMatches.length === 0 ? null : swissProgress(teamIds, teamMatches);
  const waysOf = (progress: SwissProgress): readonly Way[] => {
    const through = { least: details.advancingCount, most: fates.advancingCount };
    const isByWins = 2 * through.least === teamIds.length && through.least === through.most;
    const fitting = enoughFor(details, fates, progress);
    const wayOf = (most: MostOf, own: (record: SwissRecord | undefined) => OpenFates): Way => {
      const open = (teamId: number): OpenFates => {
        const [official, left] = [openBy(fates, teamId), own(progress.records.get(teamId))];
        return [0, 1, 2, 3].map((fate) => official[fate] && left[fate]) as unknown as OpenFates;
      };
      return { most: among(most, open), open };
    };
    const isPlayable = progress.isWhole && teamIds.length <= MOST_TEAMS;
    const rounds = (isPlayable ? fitting : []).map((enough) =>
      wayOf(roundsLeft({ teamIds, progress, enough, through }), (record) =>
        openAfter(record, enough, false),
      ),
    );
    const records = fitting.map((enough) =>
      wayOf(countsAlone(teamIds, countsBy(details, fates, enough)), (record) =>
        openAfter(record, enough, isByWins),
      ),
    );
    const playable = [rounds, records].map((ways) => ways.filter(isPossible));
    return playable.find((ways) => ways.length > 0) ?? [numbers];
  };
  let ways: readonly Way[] | null = known === null ? [numbers] : null;
  const allWays = (): readonly Way[] => {
    ways ??= known === null ? [numbers] : waysOf(known);
    return ways;
  };
  return {
    get isByNumbers() {
      return allWays().every((way) => way === numbers);
    },
    most: (worthOf) => Math.max(...allWays().map((way) => way.most(worthOf))),
    canBe: (teamId, ...wanted) =>
      allWays().some((way) => {
        const asked = wanted.filter((fate) => way.open(teamId)[fate]);
        if (way === numbers) {
          return asked.some((fate) => fate !== Fate.through || canSomebodyLose(fates));
        }
        const worth = [0, 1, 2, 3].map((fate) => (asked.some((one) => one === fate) ? 1 : 0));
        const own = worth as unknown as FateWorth;
        const most = () => way.most((other) => (other === teamId ? own : NO_WORTH));
        return asked.length > 0 && most() === 1;
      }),
  };
}

/** One way to look at what is left. */
interface Way {
  readonly most: MostOf;
  /** Fates that are open to a team. */
  open(teamId: number): OpenFates;
}

const isPossible = ({ most }: Way): boolean => most(() => NO_WORTH) > -IMPOSSIBLE / 2;

/** With what teams cannot become taken off. */
const among =
  (most: MostOf, open: (teamId: number) => OpenFates): MostOf =>
  (worthOf) =>
    most((teamId) => worthAmong(worthOf(teamId), open(teamId)));

/** Fates that official results leave open. */
function openBy(fates: SwissFates, teamId: number): OpenFates {
  const canSweep = !areUndefeatedKnown(fates);
  const canLoseAll = !areWinlessKnown(fates);
  if (fates.undefeated.has(teamId)) return [false, false, false, true];
  if (fates.advancing.has(teamId)) return [false, false, true, canSweep];
  if (fates.winless.has(teamId)) return [true, false, false, false];
  if (fates.out.has(teamId)) return [canLoseAll, true, false, false];
  const canGo = !isEveryoneNamed(fates);
  const canBeOut = fates.out.size < fates.teamCount - fates.advancingCount;
  return [canBeOut && canLoseAll, canBeOut, canGo, canGo && canSweep];
}

/** Fates that the team's own record leaves open. */
function openAfter(record: SwissRecord | undefined, enough: number, isByWins: boolean): OpenFates {
  const { wins = 0, losses = 0 } = record ?? {};
  const canGo = !isByWins || losses < enough;
  const canBeOut = !isByWins || wins < enough;
  return [canBeOut && wins === 0, canBeOut, canGo, canGo && losses === 0];
}

/** There are stages of two wins and two losses: twice as many teams win, or lose, everything. */
const SHORT_ENOUGH = 2;
const LONG_ENOUGH = [4, 5];

/**
 * The wins that end a team's stage: the format's number, or three, as far as that fits. It may be
 * two where slips ask for more sweeps than three wins make. It is more where a team plays on after
 * three.
 */
function enoughFor(
  details: SwissStageDetails,
  { undefeated, winless, teamCount }: SwissFates,
  progress: SwissProgress,
): readonly number[] {
  if (details.winsNeeded !== undefined) {
    return fits(progress, details.winsNeeded) ? [details.winsNeeded] : [];
  }
  const { cleanSweepWinnerCount, cleanSweepLoserCount } = details;
  const sweeps = Math.max(
    cleanSweepWinnerCount,
    cleanSweepLoserCount,
    undefeated.size,
    winless.size,
  );
  const isUsual = sweeps <= Math.ceil(teamCount / 2 ** SWISS_ENOUGH);
  const usual = isUsual ? [SWISS_ENOUGH] : [SWISS_ENOUGH, SHORT_ENOUGH];
  const fitting = usual.filter((enough) => fits(progress, enough));
  if (fitting.length > 0) return fitting;
  const longer = LONG_ENOUGH.find((enough) => fits(progress, enough));
  return longer === undefined ? [] : [longer];
}

/** The final number of teams by fate if so many wins end a team's stage. */
function countsBy(details: SwissStageDetails, fates: SwissFates, enough: number): FateCounts {
  if (enough === winsNeeded(details)) return fates;
  const most = Math.ceil(fates.teamCount / 2 ** enough);
  const spanOf = ({ size }: ReadonlySet<number>) => ({ least: size, most: Math.max(most, size) });
  const { advancingCount, undefeated, winless } = fates;
  return { advancingCount, undefeatedCount: spanOf(undefeated), winlessCount: spanOf(winless) };
}

/** Nobody has more than that, and nobody plays on who has it. */
function fits({ records, pairings }: SwissProgress, enough: number): boolean {
  const playing = new Set(pairings.flat());
  return [...records].every(([teamId, { wins, losses }]) => {
    const [more, fewer] = [Math.max(wins, losses), Math.min(wins, losses)];
    return more < enough || (more === enough && fewer < enough && !playing.has(teamId));
  });
}
