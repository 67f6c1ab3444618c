import { type LedgerRow, type Need, StageType } from '@callshot/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  groupStage,
  playoffStage,
  swissStage,
} from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { neededWords } from './needed-words.ts';

const NAMES = ['FaZe', 'FURIA', 'MIBR', 'paiN', 'OG', 'B8', 'M80', 'TYLOO', 'Legacy'];
const nameOf = (teamId: number): string => NAMES[teamId] ?? '?';

const row = (rule: string, teamId: number | null): LedgerRow => ({
  stageIndex: 0,
  eventSubstageId: 10,
  rule,
  teamId,
  matchKey: null,
  points: 0,
  worth: 2,
  outcome: 'pending',
});

const need = (rule: string, teamIds: readonly (number | null)[], count?: number): Need => ({
  eventSubstageId: 10,
  rule,
  rows: teamIds.map((teamId) => row(rule, teamId)),
  count: count ?? teamIds.length,
});

const said = (stage: Parameters<typeof neededWords>[0], ...needs: Need[]): string[] =>
  neededWords(stage, { needs, isTogether: true }, nameOf).map(({ say }) =>
    renderToStaticMarkup(say((inside) => inside)),
  );

test.each([
  { why: 'one team', needs: [need('0-3', [4])], words: ['OG to go 0-3'] },
  {
    why: 'all of some teams',
    needs: [need('Advancing', [0, 1, 3]), need('3-0', [0])],
    words: ['FaZe, FURIA and paiN to advance', 'FaZe to go 3-0'],
  },
  {
    why: 'more teams than spots',
    needs: [need('Advancing', [2, 3], 1)],
    words: ['1 of MIBR and paiN to advance'],
  },
  {
    why: 'more names than fit',
    needs: [need('Advancing', [0, 1, 2, 3, 4, 5, 6, 7]), need('0-3', [8])],
    words: ['All 9 open picks'],
  },
  {
    why: 'more names than fit, for fewer spots',
    needs: [need('Advancing', [0, 1, 2, 3, 4, 5, 6, 7], 6), need('0-3', [8])],
    words: ['Advancing: 6 of 8 open picks', '0-3: 1 of 1 open picks'],
  },
])('a Swiss stage: $why', ({ needs, words }) => {
  expect(said(swissStage(), ...needs)).toEqual(words);
});

test('groups: what is needed whole is said once, what is needed in part by itself', () => {
  expect(
    said(
      groupStage(),
      need('Advancing', [0]),
      need('First Place', [0]),
      need('Advancing', [1, 2], 1),
      need('Advancing', [3]),
      need('First Place', [3]),
    ),
  ).toEqual([
    'FaZe and paiN to advance',
    'FaZe and paiN to come first',
    '1 of FURIA and MIBR to advance',
  ]);
});

test('a bracket: where teams have to get, and what else its matches pay', () => {
  const stage = playoffStage({ teams: 8 });
  expect(stage.format.type).toBe(StageType.playoffs);
  expect(
    said(
      stage,
      need('Semi-Finals', [0, 1]),
      need('Upper Bracket', [0, 0]),
      need('Series Score Bonus', [0]),
      need('Placement Bonus', [0, 1]),
      need('Bracket Reset', [null]),
    ),
  ).toEqual([
    'Semi-Finals: FaZe and FURIA',
    'Upper Bracket: FaZe (2×)',
    '1 exact score',
    '2 placements',
    '1 bracket reset',
  ]);
});

test.each([
  {
    why: 'as many of each',
    needs: [need('Advancing', [0, 1])],
    words: ['FaZe and FURIA to advance (one win each)'],
  },
  {
    why: 'fewest first',
    needs: [need('Advancing', [2, 0, 1], 2), need('0-3', [4])],
    words: ['2 of FaZe and FURIA (one win each), MIBR (two wins) to advance', 'OG to go 0-3'],
  },
  {
    why: 'not known of each',
    needs: [need('Advancing', [0, 8])],
    words: ['FaZe and Legacy to advance'],
  },
])('a Swiss stage whose matches are told says how many wins that takes: $why', (asked) => {
  const wins = new Map([
    [0, 1],
    [1, 1],
    [2, 2],
  ]);
  const told = neededWords(
    swissStage(),
    { needs: asked.needs, isTogether: true },
    nameOf,
    (teamId) => wins.get(teamId) ?? null,
  );
  expect(told.map(({ say }) => renderToStaticMarkup(say((inside) => inside)))).toEqual(asked.words);
});
