import { expect, test } from 'vitest';
import { type Placed, wordOfTable } from './table-word.ts';

type Row = readonly [placement: number | 'dq' | null, definite: Placed['row']['definite']];

const placedAs = (rows: readonly Row[]): Placed[] =>
  rows.map(([placement, definite], at) => ({
    teamId: at + 1,
    row: {
      placement: placement === 'dq' ? null : placement,
      isDisqualified: placement === 'dq',
      definite,
      wins: 0,
      losses: 0,
    },
  }));

const inOrder = (...words: readonly Placed['row']['definite'][]): Row[] =>
  words.map((word, at) => [at + 1, word]);

const TABLES = [
  {
    why: 'as many rise as the format says',
    rows: inOrder('up', 'up', 'down', 'down'),
    count: 2,
    through: [1, 2],
  },
  {
    why: 'the second stays in another bracket',
    rows: inOrder('up', 'stay', 'down', 'down'),
    count: 2,
    through: [1, 2],
  },
  {
    why: 'three of four go on, each by another word',
    rows: inOrder('up', 'stayup', 'staydown', 'down'),
    count: 3,
    through: [1, 2, 3],
  },
  {
    why: 'the lower bracket is called down, and the last team nothing',
    rows: inOrder('up', 'down', 'down', ''),
    count: 3,
    through: [1, 2, 3],
  },
  {
    why: 'one word for those who go on and one who does not',
    rows: inOrder('up', 'stay', 'stay', 'down'),
    count: 2,
    through: [1, 2],
  },
  {
    why: 'only the first is coloured',
    rows: inOrder('up', '', '', ''),
    count: 2,
    through: [1, 2],
  },
  {
    why: 'nobody rises: all of the upper half stay',
    rows: inOrder('stay', 'stay', 'down', 'down'),
    count: 2,
    through: [1, 2],
  },
  {
    why: 'a team that is better placed gave its place up',
    rows: inOrder('up', 'down', 'up', 'down'),
    count: 2,
    through: [1, 3],
  },
  {
    why: 'a team is disqualified',
    rows: [
      [1, 'up'],
      [2, 'stay'],
      [3, 'down'],
      ['dq', 'up'],
    ] as const,
    count: 2,
    through: [1, 2],
  },
  {
    why: 'a team is disqualified, and nobody gets its place',
    rows: [
      ['dq', ''],
      [2, 'up'],
      [3, 'down'],
      [3, 'down'],
    ] as const,
    count: 2,
    through: [2],
  },
  {
    why: 'a tie that the words break',
    rows: [
      [1, 'up'],
      [2, 'down'],
      [2, 'stay'],
      [4, 'down'],
    ] as const,
    count: 2,
    through: [1, 3],
  },
];

test.each(TABLES)('goes by the table alone: $why', ({ rows, count, through }) => {
  const word = wordOfTable(placedAs(rows), count);
  expect(word?.isTold).toBe(true);
  expect(word?.through.map(({ teamId }) => teamId).toSorted()).toEqual(through);
});

test.each([
  { why: 'it says nothing', rows: inOrder('', '', '', ''), count: 2, through: [1, 2] },
  {
    why: 'more rise than the format says',
    rows: inOrder('up', 'up', 'up', 'down'),
    count: 2,
    through: [1, 2, 3],
  },
  {
    why: 'fewer do, and the others are out alike',
    rows: inOrder('up', 'down', 'down', 'down'),
    count: 2,
    through: [1],
  },
  {
    why: 'its words are upside down',
    rows: inOrder('down', 'down', 'stay', 'stay'),
    count: 2,
    through: [1, 2],
  },
])('staff confirm what a table says: $why', ({ rows, count, through }) => {
  const word = wordOfTable(placedAs(rows), count);
  expect(word?.isTold).toBe(false);
  expect(word?.through.map(({ teamId }) => teamId)).toEqual(through);
});

test.each([
  {
    why: 'two share the last of these places',
    rows: [
      [1, 'up'],
      [2, ''],
      [2, ''],
      [4, ''],
    ],
  },
  {
    why: 'a place is not told',
    rows: [
      [1, 'up'],
      [null, ''],
      [3, ''],
      [4, ''],
    ],
  },
] as const)('nobody can tell: $why', ({ rows }) => {
  expect(wordOfTable(placedAs(rows), 2)).toBeNull();
});
