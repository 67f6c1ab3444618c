import type { FormatProblem } from '../format/format-problem.ts';
import {
  type Found,
  field,
  isAbsent,
  isObject,
  MAX_POINTS,
  note,
  readWhole,
} from '../format/read-value.ts';
import {
  DEFAULT_POINTS,
  FIXTURE_DEFAULTS,
  GROUP_DEFAULTS,
  ORDER_DEFAULTS,
  PLAYOFF_DEFAULTS,
  SWISS_DEFAULTS,
} from '../model/format-defaults.ts';

/**
 * The pay of every kind of pick, by which a drafted format gets its points [rule: drafts-12]. Each number is
 * the points of one right pick: whole, 0 to 100.
 */
export interface PointPreset {
  readonly swiss: {
    readonly advancing: number;
    /** A team without a loss, on top of advancing. */
    readonly undefeated: number;
    readonly winless: number;
  };
  readonly groups: {
    readonly advancing: number;
    readonly firstPlace: number;
    readonly secondPlace: number;
    /** A place of a whole order that is met. */
    readonly exactPlace: number;
    /** A place that is missed by one: 0, or less than `exactPlace`. */
    readonly placeMissedByOne: number;
    /** A match of a group, in its bracket as well. */
    readonly match: number;
    /** The exact score of a match of a group, on top. */
    readonly exactScore: number;
  };
  /** Rounds of playoffs, by how many matches their winners are from the title. */
  readonly rounds: RoundPoints & {
    readonly thirdPlace: number;
    /** Whether the reset is played. */
    readonly bracketReset: number;
  };
  readonly lowerRounds: RoundPoints;
}

export interface RoundPoints {
  readonly final: number;
  readonly semiFinals: number;
  readonly quarterFinals: number;
  /** Every round before. */
  readonly earlier: number;
}

const ONE_EACH: RoundPoints = {
  final: DEFAULT_POINTS,
  semiFinals: DEFAULT_POINTS,
  quarterFinals: DEFAULT_POINTS,
  earlier: DEFAULT_POINTS,
};

/** The points of the house, which a draft has where a game has no preset. */
export const usualPoints: PointPreset = {
  swiss: {
    advancing: SWISS_DEFAULTS.pointsPerAdvancing,
    undefeated: SWISS_DEFAULTS.pointsPerCorrectWinner,
    winless: SWISS_DEFAULTS.pointsPerCorrectLoser,
  },
  groups: {
    advancing: GROUP_DEFAULTS.pointsPerAdvancing,
    firstPlace: GROUP_DEFAULTS.pointsPerFirstPlace,
    secondPlace: GROUP_DEFAULTS.pointsPerSecondPlace,
    exactPlace: ORDER_DEFAULTS.pointsPerExactPlace,
    placeMissedByOne: ORDER_DEFAULTS.pointsByDistance[0],
    match: FIXTURE_DEFAULTS.pointsPerResult,
    exactScore: DEFAULT_POINTS,
  },
  rounds: {
    ...ONE_EACH,
    thirdPlace: DEFAULT_POINTS,
    bracketReset: PLAYOFF_DEFAULTS.pointsForCorrectBracketReset,
  },
  lowerRounds: ONE_EACH,
};

type PointGroup = keyof PointPreset;

/** Every number of a preset, in the order in which editors show them. */
export const POINT_FIELDS: { readonly [G in PointGroup]: readonly (keyof PointPreset[G])[] } = {
  swiss: ['advancing', 'undefeated', 'winless'],
  groups: [
    'advancing',
    'firstPlace',
    'secondPlace',
    'exactPlace',
    'placeMissedByOne',
    'match',
    'exactScore',
  ],
  rounds: ['final', 'semiFinals', 'quarterFinals', 'earlier', 'thirdPlace', 'bracketReset'],
  lowerRounds: ['final', 'semiFinals', 'quarterFinals', 'earlier'],
};

/**
 * Reads a preset of unknown shape, every number of it; null where there are problems. Fields that nobody knows are
 * left out. Problems are those of formats: `missing`, `not_an_object`, `not_in_range`. `pays_no_less` says that a
 * place that is missed pays no less than one that is met.
 */
export function readPointPreset(value: unknown): {
  readonly preset: PointPreset | null;
  readonly problems: readonly FormatProblem[];
} {
  const problems: FormatProblem[] = [];
  const at: Found = { value, path: [], problems };
  if (!isObject(at)) return { preset: null, problems };
  const preset: PointPreset = {
    swiss: readGroup(at, 'swiss'),
    groups: readGroup(at, 'groups'),
    rounds: readGroup(at, 'rounds'),
    lowerRounds: readGroup(at, 'lowerRounds'),
  };
  const { exactPlace, placeMissedByOne } = preset.groups;
  if (placeMissedByOne > 0 && placeMissedByOne >= exactPlace) {
    note(field(field(at, 'groups'), 'placeMissedByOne'), {
      code: 'pays_no_less',
      nearer: exactPlace,
    });
  }
  return { preset: problems.length === 0 ? preset : null, problems };
}

function readGroup<G extends PointGroup>(at: Found, group: G): PointPreset[G] {
  const found = field(at, group);
  const fields = isObject(found) ? POINT_FIELDS[group] : [];
  const points = fields.map((name) => [name, readNumber(field(found, name as string))] as const);
  return Object.fromEntries(points) as unknown as PointPreset[G];
}

/** A number that is left out would be paid by chance. */
function readNumber(at: Found): number {
  if (!isAbsent(at)) return readWhole(at, { min: 0, max: MAX_POINTS });
  note(at, { code: 'missing' });
  return 0;
}
