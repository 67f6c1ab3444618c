import { emptyMatches, type StartingPoint, startFrom } from '@callshot/rules';
import { expect, test } from 'vitest';
import { inSlots, type OpeningPlace, openingPairs, seedsOf } from './opening-pairs.ts';

function stageOf(from: StartingPoint) {
  const [stage] = startFrom(from).stages;
  if (!stage) throw new Error('no stage');
  return stage;
}

const eight = stageOf({ kind: 'knockout', teamCount: 8, elimination: 'single', hasReset: false });
const double = stageOf({ kind: 'knockout', teamCount: 8, elimination: 'double', hasReset: false });
const gsl = stageOf({ kind: 'groups', groupCount: 4, of: 'gsl' });
const swiss = stageOf({ kind: 'swiss', teamCount: 16 });

const names = Array.from({ length: 8 }, (_, at) => `T${at + 1}`);
const first = { isFirst: true };
const said = (place: OpeningPlace) => (typeof place === 'string' ? place : place.team);
const pairsOf = (stage: typeof eight, places: readonly string[]) =>
  openingPairs(stage, places).map(({ top, bottom }) => `${said(top)}-${said(bottom)}`);

test('a list is put into the starting slots from top to bottom', () => {
  const pairs = ['T1-T2', 'T3-T4', 'T5-T6', 'T7-T8'];
  expect(pairsOf(eight, inSlots(eight, names, 'listed', first))).toEqual(pairs);
  expect(pairsOf(double, inSlots(double, names, 'listed', first))).toEqual(pairs);
});

test('by seeds the best two can only meet last, and the best are spared where there are too few', () => {
  expect(pairsOf(eight, inSlots(eight, names, 'seeded', first))).toEqual([
    'T1-T8',
    'T4-T5',
    'T2-T7',
    'T3-T6',
  ]);
  expect(pairsOf(eight, inSlots(eight, names.slice(0, 6), 'seeded', first))).toEqual([
    'T1-bye',
    'T4-T5',
    'T2-bye',
    'T3-T6',
  ]);
});

test('in a later stage the places without a name are for those who come', () => {
  expect(pairsOf(eight, inSlots(eight, names.slice(0, 3), 'seeded', { isFirst: false }))).toEqual([
    'T1-open',
    'open-open',
    'T2-open',
    'T3-open',
  ]);
  const entries = [Array.from({ length: 8 }, () => 'invited' as const)];
  const told = { ...eight, entries };
  expect(inSlots(told, names, 'seeded', { isFirst: false })).toEqual(names);
  const pairs = openingPairs(told, ['T1', 'TBD'], ['Invited', 'Place 1', 'Place 2']);
  expect(pairs.slice(0, 2).map(({ top, bottom }) => [top, bottom])).toEqual([
    [{ team: 'T1' }, { team: 'Place 1', isComing: true }],
    [{ team: 'Place 2', isComing: true }, 'nobody'],
  ]);
});

test('a group drawn freely has its own first round, a Swiss stage none', () => {
  expect(pairsOf(gsl, names.slice(0, 3))).toEqual(['T1-T2', 'T3-nobody']);
  expect(seedsOf(gsl)).toEqual([1, 4, 2, 3]);
  expect(seedsOf(swiss)).toBeNull();
  expect(openingPairs(swiss, names)).toEqual([]);
  expect(inSlots(swiss, names, 'seeded', first)).toEqual(names);
});

test('places can be held open or left to a bye', () => {
  expect(pairsOf(eight, ['T1', 'bye', 'TBD', 'T2'])).toEqual([
    'T1-bye',
    'open-T2',
    'nobody-nobody',
    'nobody-nobody',
  ]);
});

test('more teams than places are listed as they are', () => {
  const nine = [...names, 'T9'];
  expect(inSlots(eight, nine, 'seeded', first)).toEqual(nine);
});

test('twelve names make a draw of twelve, whose best four come into the second round', () => {
  const twelve = stageOf({
    kind: 'knockout',
    teamCount: 12,
    elimination: 'double',
    hasReset: true,
  });
  const list = Array.from({ length: 12 }, (_, at) => `T${at + 1}`);
  expect(pairsOf(twelve, inSlots(twelve, list, 'seeded', first))).toEqual([
    'T8-T9',
    'T5-T12',
    'T7-T10',
    'T6-T11',
    'fed-T1',
    'fed-T4',
    'fed-T2',
    'fed-T3',
  ]);
});

test('matches in which nobody plays are counted; a place that is held open is somebody', () => {
  const empty = (places: readonly string[]) => emptyMatches(openingPairs(eight, places));
  expect(empty(inSlots(eight, names.slice(0, 6), 'seeded', first))).toBe(0);
  expect(empty(names.slice(0, 5))).toBe(1);
  expect(empty(['T1', 'T2', 'TBD', 'TBD', 'BYE', 'BYE', 'T3', 'T4'])).toBe(1);
});
