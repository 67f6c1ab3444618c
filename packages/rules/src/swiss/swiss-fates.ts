import type { EventSubstage } from '../model/event-stage.ts';
import type { SwissStageDetails } from '../model/format.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { winsNeeded } from '../model/swiss-record.ts';

/** From the fewest to the most that there can be. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/**
 * The official ends of a Swiss stage's teams so far, and the final number of teams of each kind.
 */
export interface SwissFates {
  /** Went through; 3-0 teams are among them. */
  readonly advancing: ReadonlySet<number>;
  readonly undefeated: ReadonlySet<number>;
  /** Went out; 0-3 teams are among them. */
  readonly out: ReadonlySet<number>;
  readonly winless: ReadonlySet<number>;
  readonly teamCount: number;
  readonly advancingCount: number;
  readonly undefeatedCount: Span;
  readonly winlessCount: Span;
}

type Known = Pick<SwissFates, 'advancing' | 'undefeated' | 'out' | 'winless'>;

type Teams = Pick<EventSubstage, 'eventSubstageId' | 'teamIds'>;

export function swissFates(
  details: SwissStageDetails,
  { eventSubstageId, teamIds }: Teams,
  official: readonly GroupStagePick[],
): SwissFates {
  const own = official.filter((row) => row.eventSubstageId === eventSubstageId);
  const teams = (...types: readonly PickType[]) =>
    new Set(own.filter((row) => types.includes(row.pickTypeId)).map((row) => row.teamId));
  const known: Known = {
    advancing: teams(PickType.advancing, PickType.cleanSweepWinner),
    undefeated: teams(PickType.cleanSweepWinner),
    out: teams(PickType.cleanSweepLoser, PickType.eliminated),
    winless: teams(PickType.cleanSweepLoser),
  };
  return { ...known, teamCount: teamIds.length, ...countsOf(details, teamIds.length, known) };
}

type Counts = Pick<SwissFates, 'advancingCount' | 'undefeatedCount' | 'winlessCount'>;

/**
 * Three wins advance and three losses eliminate, against teams of the same record. So if eight
 * divides the number of teams, exactly half advance, an eighth of all goes 3-0, and an eighth 0-3.
 * Other numbers of wins use their power of two [rule: swiss-13]. Other team counts have one 3-0 or
 * 0-3 team more or less, and send on as many as a slip does. A format that asks for more, or
 * results that name more, take precedence. When as many 3-0 (0-3) teams are named as there can be,
 * no other team is one. If there may be fewer, every team needs a result.
 */
function countsOf(details: SwissStageDetails, teamCount: number, known: Known): Counts {
  const { cleanSweepWinnerCount, cleanSweepLoserCount } = details;
  const { advancing, undefeated, out, winless } = known;
  const asked = sentOnBySlip(details);
  const eighth = teamCount / 2 ** winsNeeded(details);
  const sweeps = [cleanSweepWinnerCount, undefeated.size, cleanSweepLoserCount, winless.size];
  const isRegular =
    Number.isInteger(eighth) &&
    sweeps.every((count) => count <= eighth) &&
    [asked, advancing.size, out.size].every((count) => 2 * count <= teamCount);
  const expected = isRegular ? teamCount / 2 : Math.max(asked, advancing.size);
  const advancingCount = Math.min(expected, teamCount - out.size);
  const isOver = advancing.size >= advancingCount;
  const isToldOfAll = advancing.size + out.size >= teamCount;
  const spanOf = (asks: number, named: number, among: number): Span => {
    const most = Math.min(among, Math.max(Math.ceil(eighth), asks, named));
    const least = Math.min(most, asks > Math.ceil(eighth) ? asks : Math.floor(eighth));
    return isOver && named >= (isToldOfAll ? least : most)
      ? { least: named, most: named }
      : { least: Math.max(least, named), most };
  };
  return {
    advancingCount,
    undefeatedCount: spanOf(cleanSweepWinnerCount, undefeated.size, advancingCount),
    winlessCount: spanOf(cleanSweepLoserCount, winless.size, teamCount - advancingCount),
  };
}

/** Teams that a slip says will advance. */
export const sentOnBySlip = (details: SwissStageDetails): number => details.advancingCount;

/** Whether every team that goes through is known: the others are then out. */
export const isEveryoneNamed = ({ advancing, advancingCount }: SwissFates): boolean =>
  advancing.size >= advancingCount;

/** Whether no further team can turn out to have gone 3-0. */
export const areUndefeatedKnown = ({ undefeated, undefeatedCount }: SwissFates): boolean =>
  undefeated.size >= undefeatedCount.most;

/** Whether some team goes through with a loss. */
export const canSomebodyLose = ({ advancingCount, undefeatedCount }: SwissFates): boolean =>
  advancingCount > undefeatedCount.least;

/** Whether no further team can turn out to have gone 0-3. */
export const areWinlessKnown = ({ winless, winlessCount }: SwissFates): boolean =>
  winless.size >= winlessCount.most;

/** Whether a team went through, or still can. */
export const canAdvance = (fates: SwissFates, teamId: number): boolean =>
  fates.advancing.has(teamId) || (!isEveryoneNamed(fates) && !fates.out.has(teamId));

/** Whether no pick of these teams is open any more. */
export function isSwissDecided(
  details: SwissStageDetails,
  substage: Teams,
  official: readonly GroupStagePick[],
): boolean {
  const fates = swissFates(details, substage, official);
  const { advancingCount, cleanSweepWinnerCount, cleanSweepLoserCount } = details;
  const isUndefeatedAsked = cleanSweepWinnerCount > 0 || details.scoreCleanSweepApart === true;
  return (
    fates.teamCount > 0 &&
    (advancingCount === 0 || isEveryoneNamed(fates)) &&
    (advancingCount === 0 || !isUndefeatedAsked || areUndefeatedKnown(fates)) &&
    (cleanSweepLoserCount === 0 || areWinlessKnown(fates))
  );
}
