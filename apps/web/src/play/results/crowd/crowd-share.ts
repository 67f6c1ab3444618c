import { PickType, type Standing, type TeamCall } from '@callshot/rules';
import { language } from '../../../platform/core/language.ts';
import { rareWords } from '../../../platform/core/rare-words.ts';
import type { StageCrowd } from '../../leaderboards/crowd.queries.ts';

/** Those who called a result, who rightly left a team out, and who still may be right. */
export type SharedCall = 'made' | 'leftOut' | 'through';

/** The users who had a team right, or still may. */
interface Called {
  readonly pick: PickType;
  readonly call: SharedCall;
}

const THROUGH: Called = { pick: PickType.advancing, call: 'made' };
const OUT: Called = { pick: PickType.advancing, call: 'leftOut' };

/** The first that a stage asks for. */
const CALLED: Readonly<Record<Standing, readonly [...Called[], Called]>> = {
  undefeated: [{ pick: PickType.cleanSweepWinner, call: 'made' }, THROUGH],
  first: [{ pick: PickType.firstPlace, call: 'made' }, THROUGH],
  second: [{ pick: PickType.secondPlace, call: 'made' }, THROUGH],
  advanced: [THROUGH],
  playing: [{ pick: PickType.advancing, call: 'through' }],
  eliminated: [OUT],
  winless: [{ pick: PickType.cleanSweepLoser, call: 'made' }, OUT],
};

export interface CrowdShare {
  readonly percent: number;
  readonly call: SharedCall;
}

interface PlacedTeam {
  readonly eventSubstageId: number;
  readonly teamId: number;
}

const calledOf = (standing: Standing, asked: readonly PickType[]): Called | undefined =>
  CALLED[standing].find(({ pick }) => asked.includes(pick));

/** Whether teams of a standing have a share, whatever it is. */
export const isShared = (standing: Standing, asked: readonly PickType[]): boolean =>
  calledOf(standing, asked) !== undefined;

/** The share of a stage's entrants who called a team's result, by the questions of the stage. */
export function shareOf(
  crowd: StageCrowd,
  standing: Standing,
  asked: readonly PickType[],
  team: PlacedTeam,
): CrowdShare | null {
  const called = calledOf(standing, asked);
  if (called === undefined) return null;
  const picked = pickedBy(crowd, called.pick, team);
  const right = called === OUT ? crowd.entrants - picked : picked;
  return { percent: Math.round((100 * right) / crowd.entrants), call: called.call };
}

/** Whole percent of a stage's entrants who picked a team for something. */
export const percentOf = (crowd: StageCrowd, pick: PickType, team: PlacedTeam): number =>
  Math.round((100 * pickedBy(crowd, pick, team)) / crowd.entrants);

/** The rarest right pick of a team, in words; with several, the one that is asked for last. */
export const rarestOf = (crowd: StageCrowd | null, call: TeamCall | undefined): string | null =>
  call?.parts.flatMap(({ row }) => (row && crowd ? (rareWords(crowd, row) ?? []) : [])).at(-1) ??
  null;

const pickedBy = (
  { teams }: StageCrowd,
  pick: PickType,
  { eventSubstageId, teamId }: PlacedTeam,
): number =>
  teams.find(
    (row) =>
      row.pickTypeId === pick && row.teamId === teamId && row.eventSubstageId === eventSubstageId,
  )?.entrants ?? 0;

const average = new Intl.NumberFormat(language(), {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
});

export const averageText = (points: number): string => average.format(points);

/** Points in a stage beside everybody's: whole percent that have fewer, and the average; null before results. */
export function fieldOf(
  { points, entrants }: StageCrowd,
  own: number | null,
): { readonly below: number | null; readonly average: number } | null {
  if (points.length === 0) return null;
  const sum = points.reduce((all, at) => all + at.points * at.entrants, 0);
  const fewer = points
    .filter((at) => own !== null && at.points < own)
    .reduce((all, at) => all + at.entrants, 0);
  return {
    below: own === null ? null : Math.floor((100 * fewer) / entrants),
    average: sum / entrants,
  };
}
