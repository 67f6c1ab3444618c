import {
  FIXTURE_DEFAULTS,
  FIXTURE_LENGTHS,
  type Fixtures,
  fixtureCount,
  StageType,
} from '@callshot/rules';
import { wholeOf } from '../../../platform/ui/controls/stepper.tsx';
import { m } from '../words/messages.js';
import {
  FIXTURE_MAPS,
  FIXTURE_TEAMS,
  FIXTURES,
  GROUP,
  NEXT_PLACE,
  ORDER,
} from './stage-questions.ts';
import type { StageForm } from './typed-stage.ts';

/** A match is named by a number from 0 to 255 wherever picks are exchanged. */
const MOST_MATCHES = 256;
const SCORE = `${FIXTURES}.pointsPerExactScore`;

/** Every match of each group is the pick, in place of who goes through. */
export const asksForMatches = ({ type, flags }: Asked): boolean =>
  type === StageType.group && !flags[`${GROUP}.hasGroupBrackets`] && flags[FIXTURES] === true;

type Asked = Pick<StageForm, 'type' | 'flags'>;

const mapsIn = ({ numbers }: Pick<StageForm, 'numbers'>): number =>
  wholeOf(numbers[FIXTURE_MAPS.key] ?? '') ?? 0;

/** A score says more than the winner from a best of three on. */
const canCallScores = (form: Pick<StageForm, 'numbers'>): boolean => mapsIn(form) > 2;

export const callsScores = (form: StageForm): boolean =>
  asksForMatches(form) && canCallScores(form) && form.flags[SCORE] === true;

const legsIn = ({ flags }: Asked): Fixtures['legs'] => (flags[`${FIXTURES}.legs`] ? 2 : 1);

/** The matches of a group with so many teams. */
export const matchesOf = (form: Asked, teamCount: number): number =>
  fixtureCount({ fixtures: { ...FIXTURE_DEFAULTS, legs: legsIn(form), teamCount } });

/** Switches that mean nothing beside what is picked. */
export function hiddenFlags(form: StageForm, isOrder: boolean): readonly string[] {
  const ofMatches = [`${FIXTURES}.legs`, SCORE];
  const ranks = [`${GROUP}.scoreFirstPlace`, `${GROUP}.scoreSecondPlace`];
  if (asksForMatches(form)) {
    return [...ranks, ORDER, NEXT_PLACE, ...(canCallScores(form) ? [] : [SCORE])];
  }
  return isOrder ? [...ranks, FIXTURES, ...ofMatches] : ofMatches;
}

/** A length that matches can have, and no more of them than can be exchanged. */
export function errorsOfMatches(form: StageForm, mostTeams: number): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!FIXTURE_LENGTHS.includes(mapsIn(form))) errors[FIXTURE_MAPS.key] = m.matchLengths();
  const count = matchesOf(form, mostTeams);
  if (count > MOST_MATCHES) {
    errors[FIXTURE_TEAMS.key] = m.tooManyMatches({ count, most: MOST_MATCHES });
  }
  return errors;
}

/** The matches that a form asks for. */
export const fixturesOfForm = (
  form: StageForm,
  teamCount: number,
  number: (key: string) => number,
): Fixtures => ({
  teamCount,
  bestOf: number(FIXTURE_MAPS.key),
  legs: legsIn(form),
  pointsPerResult: number(`${FIXTURES}.pointsPerResult`),
  ...(callsScores(form) && { pointsPerExactScore: number(SCORE) }),
});

/** The numbers of a stage's matches; a score that is not called yet would pay a point. */
export const numbersOfFixtures = (fixtures: Fixtures): Record<string, string> => ({
  [FIXTURE_TEAMS.key]: String(fixtures.teamCount),
  [FIXTURE_MAPS.key]: String(fixtures.bestOf),
  [`${FIXTURES}.pointsPerResult`]: String(fixtures.pointsPerResult),
  [SCORE]: String(fixtures.pointsPerExactScore ?? 1),
});

export const flagsOfFixtures = (fixtures: Fixtures): Record<string, boolean> => ({
  [FIXTURES]: true,
  [`${FIXTURES}.legs`]: fixtures.legs === 2,
  [SCORE]: fixtures.pointsPerExactScore !== undefined,
});
