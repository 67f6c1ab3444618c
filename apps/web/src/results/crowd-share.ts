import { PickType, type Standing } from '@callshot/rules';
import type { StageCrowd } from './crowd.queries.ts';

/** Who had a team right, or still may: what they picked it for, and how that is said. */
const CALLED: Readonly<Record<Standing, { readonly pick: PickType; readonly words: string }>> = {
  undefeated: { pick: PickType.cleanSweepWinner, words: 'called it' },
  first: { pick: PickType.firstPlace, words: 'called it' },
  second: { pick: PickType.secondPlace, words: 'called it' },
  advanced: { pick: PickType.advancing, words: 'called it' },
  playing: { pick: PickType.advancing, words: 'see it through' },
  eliminated: { pick: PickType.advancing, words: 'left it out' },
  winless: { pick: PickType.cleanSweepLoser, words: 'called it' },
};

export interface CrowdShare {
  readonly percent: number;
  readonly words: string;
}

/** The share of a stage's entrants who called what became of a team. */
export function shareOf(
  crowd: StageCrowd,
  standing: Standing,
  team: { readonly eventSubstageId: number; readonly teamId: number },
): CrowdShare {
  const { pick, words } = CALLED[standing];
  const picked =
    crowd.teams.find(
      ({ eventSubstageId, teamId, pickTypeId }) =>
        pickTypeId === pick && teamId === team.teamId && eventSubstageId === team.eventSubstageId,
    )?.entrants ?? 0;
  const right = standing === 'eliminated' ? crowd.entrants - picked : picked;
  return { percent: Math.round((100 * right) / crowd.entrants), words };
}

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
