import { expect, test } from 'vitest';
import { playoffsFormat } from '../../fixtures/freeform-format.ts';
import { threeOfEight } from '../../fixtures/hybrid-brackets.ts';
import { madeUpTournament } from '../../fixtures/made-up-tournament.ts';
import { drawnFreeform } from '../../fixtures/mutated-formats.ts';
import { type Random, randomOf } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE, playoffStage } from '../../fixtures/synthetic-stages.ts';
import { drawnWith, shareOf } from '../../fixtures/test-share.ts';
import { formatOf, WIKI_FORMATS } from '../../fixtures/wiki-formats.ts';
import { startFrom } from '../edit/starting-points.ts';
import { checkFormat } from '../format/check-format.ts';
import { readFormat } from '../format/read-format.ts';
import type { Bracket, BracketStage, EventFormat } from '../model/format.ts';
import { formatMaximum } from '../preview/format-maximum.ts';
import { draftTournament } from './draft-tournament.ts';
import { formatWithPoints } from './format-with-points.ts';
import { POINT_FIELDS, type PointPreset, readPointPreset, usualPoints } from './point-preset.ts';

const knockout = (teamCount: number, elimination: 'single' | 'double', more = {}) => {
  const [stage] = startFrom({
    ...{ kind: 'knockout', hasReset: false, teamCount, elimination },
    ...more,
  }).stages;
  if (!stage?.bracket) throw new Error('no bracket');
  return { stage, teams: teamCount, goOn: 0 };
};
const drawn = (bracket: Bracket) => playoffStage({ teams: 8, bracket }).format as BracketStage;

const GROUPS = [{ stage: drawn(threeOfEight()), teams: 8, goOn: 3 }];
const PLAYOFFS = [
  knockout(8, 'single', { hasThirdPlace: true }),
  knockout(16, 'single'),
  knockout(8, 'double', { hasReset: true }),
  knockout(16, 'double'),
];

const SEEDS = shareOf(
  Array.from({ length: 400 }, (_, seed) => seed),
  60,
  'points of drafts',
);

/** Every number drawn by chance; a missed place pays less than one that is met. */
function anyPreset(random: Random): PointPreset {
  const any = (most: number) => Math.floor(random() * (most + 1));
  const groups = Object.entries(POINT_FIELDS).map(([group, fields]) => [
    group,
    Object.fromEntries(fields.map((field) => [field, any(100)])),
  ]);
  const preset = Object.fromEntries(groups) as PointPreset;
  const { exactPlace } = preset.groups;
  const placeMissedByOne = any(Math.max(0, exactPlace - 1));
  return { ...preset, groups: { ...preset.groups, placeMissedByOne } };
}

/** A format without its points, and without how columns are joined to be paid. */
const withoutPoints = (format: EventFormat): unknown =>
  JSON.parse(JSON.stringify(format), (key, value) => {
    if (key === 'scoringBreakdown') return undefined;
    if (/^points(Per|For|By)/.test(key)) return typeof value === 'number' ? 0 : undefined;
    if (key !== 'scoringGroups') return value;
    return (value as Bracket['scoringGroups']).flatMap(({ name: _, columns, ...group }) =>
      columns.map((column) => ({ ...group, column })),
    );
  });

const EVERY_FORMAT = [
  ...WIKI_FORMATS.map(({ format }) => format),
  ...EVERY_STAGE.map(({ stage }) => formatOf([stage.format])),
  playoffsFormat(drawnFreeform(playoffStage({ teams: 16 }).format.bracket as Bracket)),
  ...PLAYOFFS.map(({ stage }) => formatOf([stage])),
];

const DRAFTS = SEEDS.flatMap((seed) => {
  const { before } = madeUpTournament(randomOf(seed), GROUPS, PLAYOFFS);
  const { format } = draftTournament(before);
  return format ? [format] : [];
});

test(`points alone change, of ${SEEDS.length} drafts, ${drawnWith}, and of every kind of stage [rule: drafts-13]`, () => {
  expect(DRAFTS.length).toBe(SEEDS.length);
  const random = randomOf(39);
  for (const format of [...DRAFTS, ...EVERY_FORMAT]) {
    const [preset, other] = [anyPreset(random), anyPreset(random)];
    const paid = formatWithPoints(format, preset);
    expect(withoutPoints(paid)).toEqual(withoutPoints(format));
    expect(formatWithPoints(paid, preset)).toEqual(paid);
    expect(checkFormat(paid).problems).toEqual(checkFormat(format).problems);
    expect(readFormat(JSON.stringify(paid)).format).toEqual(paid);
    // Another preset in between leaves no trace in what a slip gets.
    const again = formatWithPoints(formatWithPoints(format, other), preset);
    expect(formatMaximum(again)).toEqual(formatMaximum(paid));
  }
});

test('the points of the house make the very draft [rule: drafts-12]', () => {
  for (const format of DRAFTS) {
    expect(JSON.stringify(formatWithPoints(format, usualPoints))).toBe(JSON.stringify(format));
  }
});

const STEEP: PointPreset = {
  swiss: { advancing: 4, undefeated: 5, winless: 6 },
  groups: {
    ...{ advancing: 7, firstPlace: 8, secondPlace: 9, exactPlace: 20, placeMissedByOne: 11 },
    ...{ match: 12, exactScore: 13 },
  },
  rounds: {
    ...{ final: 50, semiFinals: 30, quarterFinals: 20, earlier: 10 },
    ...{ thirdPlace: 25, bracketReset: 3 },
  },
  lowerRounds: { final: 8, semiFinals: 6, quarterFinals: 4, earlier: 2 },
};

const payOf = (format: EventFormat) =>
  formatWithPoints(format, STEEP).scoringBreakdown.groups.map(({ records }) =>
    records
      .filter(({ name }) => name !== 'Series Score Bonus')
      .map(({ name, pointsPer }) => `${name} ${pointsPer}`),
  );

test('a round pays by how far its winners are from the title, and being in one as winning the one before [rule: drafts-14]', () => {
  expect(payOf(formatOf([knockout(16, 'single').stage]))).toEqual([
    ['Quarter-Finals 10', 'Semi-Finals 20', 'Final 30', 'Winner 50'],
  ]);
  expect(payOf(formatOf([knockout(8, 'double', { hasReset: true }).stage]))).toEqual([
    [
      ...['Upper Semi-Finals 10', 'Upper Final 20'],
      ...['Lower Round 1 2', 'Lower Quarter-Finals 2', 'Lower Semi-Finals 4', 'Lower Final 6'],
      ...['Grand Final 30', 'Winner 50', 'Bracket Reset 3'],
    ],
  ]);
});

test('a match for third place pays its own points, and brackets of groups as matches of groups [rule: drafts-14]', () => {
  const third = formatWithPoints(
    formatOf([knockout(8, 'single', { hasThirdPlace: true }).stage]),
    STEEP,
  );
  const groups = third.stages[0]?.bracket?.scoringGroups.map(
    ({ columns, pointsPerCorrectParticipant: points }) => [columns[0]?.part, points],
  );
  expect(groups).toContainEqual([expect.not.stringMatching(/^UB$/), 25]);
  const gsl = startFrom({ kind: 'groups', groupCount: 4, of: 'gsl' });
  for (const group of formatWithPoints(gsl, STEEP).stages[0]?.bracket?.scoringGroups ?? []) {
    expect(group.pointsPerCorrectParticipant).toBe(STEEP.groups.match);
  }
});

test('a lower round that nobody draws as such is known by its losers [rule: drafts-14]', () => {
  const { bracket } = knockout(8, 'double').stage;
  const freely = drawnFreeform(bracket as Bracket);
  const pays = (own: Bracket) =>
    formatWithPoints(playoffsFormat(own), STEEP).stages[0]?.bracket?.scoringGroups.map(
      (group) => group.pointsPerCorrectParticipant,
    );
  expect(freely.freeform).toBe(true);
  expect(pays(freely)).toEqual(pays(bracket as Bracket));
});

const faults = (points: unknown) =>
  readPointPreset(points).problems.map(({ path, code }) => `${path.join('.')} ${code}`);

test('a preset is read with every number, and refused as formats are [rule: drafts-12]', () => {
  expect(readPointPreset({ ...STEEP, more: 1 })).toEqual({ preset: STEEP, problems: [] });
  expect(faults(null)).toEqual([' missing']);
  expect(faults([])).toEqual([' not_an_object']);
  expect(faults({ ...STEEP, swiss: undefined, rounds: 3 })).toEqual([
    'swiss missing',
    'rounds not_an_object',
  ]);
  const swiss = (advancing: unknown) => ({ ...STEEP, swiss: { ...STEEP.swiss, advancing } });
  for (const bad of [-1, 101, 1.5, '2', Number.NaN, true]) {
    expect(faults(swiss(bad)), String(bad)).toEqual(['swiss.advancing not_in_range']);
  }
  expect(faults(swiss(null))).toEqual(['swiss.advancing missing']);
  const missed = (exactPlace: number, placeMissedByOne: number) =>
    faults({ ...STEEP, groups: { ...STEEP.groups, exactPlace, placeMissedByOne } });
  expect(missed(3, 3)).toEqual(['groups.placeMissedByOne pays_no_less']);
  expect(missed(0, 0)).toEqual([]);
});
