import { type EventFormat, type StartingPoint, startFrom } from '@callshot/rules';
import { expect, test } from 'vitest';
import { emptyHandDraft, type HandDraft } from './hand-draft.ts';
import { countTeams, handEventOf, isBegun, missingOfHand } from './hand-event.ts';

const formatOf = (...from: readonly StartingPoint[]): EventFormat => {
  const [first, ...rest] = from.map((start) => startFrom(start));
  if (!first) throw new Error('no stage');
  return { ...first, stages: [first, ...rest].flatMap(({ stages }) => stages) };
};

const knockout = {
  kind: 'knockout',
  teamCount: 4,
  elimination: 'single',
  hasReset: false,
} as const;
const cup = formatOf(knockout);
const swiss = formatOf({ kind: 'swiss', teamCount: 16 }, knockout);

const whole: HandDraft = {
  ...emptyHandDraft(2),
  name: ' Community Cup ',
  formatId: 5,
  startsAt: '2031-06-03T17:00',
  lastDay: '2031-06-04',
  substages: { '0.0': { teams: 'A\nB\nC', order: 'seeded', startsAt: '' } },
};

test('an event is sent in UTC, with its teams in the order of the starting slots', () => {
  expect(missingOfHand(whole, cup)).toBeNull();
  expect(handEventOf(whole, 5, cup)).toEqual({
    gameId: 2,
    nameOverride: 'Community Cup',
    imageUrl: '',
    url: '',
    startsAt: '2031-06-03T17:00:00.000Z',
    endsAt: '2031-06-04T23:59:59.000Z',
    eventFormatId: 5,
    rewardType: 1,
    stages: [{ substages: [{ title: '', teams: ['A', 'BYE', 'B', 'C'], startsAt: null }] }],
  });
});

test('a later stage waits for those who go through', () => {
  const teams = Array.from({ length: 16 }, (_, at) => `T${at}`).join('\n');
  const draft: HandDraft = {
    ...whole,
    substages: {
      '0.0': { teams, order: 'listed', startsAt: '' },
      '1.0': { teams: '', order: 'listed', startsAt: '2031-06-04T12:00' },
    },
  };
  expect(missingOfHand(draft, swiss)).toBeNull();
  expect(handEventOf(draft, 5, swiss).stages[1]).toEqual({
    substages: [{ title: '', teams: [], startsAt: '2031-06-04T12:00:00.000Z' }],
  });
});

test.each([
  { why: 'no name', part: { name: ' ' }, says: 'The event needs a name.' },
  {
    why: 'no first match',
    part: { startsAt: '' },
    says: 'Set when the first match begins.',
  },
  { why: 'no last day', part: { lastDay: '' }, says: 'Set the last day.' },
  {
    why: 'days that do not follow each other',
    part: { lastDay: '2031-06-02' },
    says: 'The last day is before the first match.',
  },
  {
    why: 'an image that is not fetched by https',
    part: { imageUrl: 'http://a.example/b.png' },
    says: 'The image needs a link with https://.',
  },
  { why: 'no teams', part: { substages: {} }, says: 'Playoffs: The first stage needs its teams.' },
])('what is missing is said: $why', ({ part, says }) => {
  expect(missingOfHand({ ...whole, ...part }, cup)).toBe(says);
});

test('without a format there is nothing to fill', () => {
  expect(missingOfHand({ ...whole, formatId: null }, null)).toBe('Choose a format.');
});

test.each([
  { why: 'as many as a bracket holds', teams: 'A\nB\nC\nD', problem: null },
  { why: 'one more', teams: 'A\nB\nC\nD\nE', problem: '5 teams, and the format has 4 places.' },
  { why: 'one named twice', teams: 'A\nB\na', problem: 'Named twice: a.' },
])('teams are counted against a bracket: $why', ({ teams, problem }) => {
  const [stage] = cup.stages;
  if (!stage) throw new Error('no stage');
  expect(countTeams(stage, teams, { group: 0, isFirst: true }).problem).toBe(problem);
});

test('teams are counted against what a slip names', () => {
  const [stage] = swiss.stages;
  if (!stage) throw new Error('no stage');
  const { text, problem } = countTeams(stage, 'A\nB', { group: 0, isFirst: true });
  expect(text).toBe('2 teams, at least 10');
  expect(problem).toBe('A slip names 10 teams, so at least as many play.');
});

test.each([
  ['2026-06-10T12:00', true],
  ['2026-06-10T12:01', false],
  ['', false],
])('an event whose first match is at %j is begun at noon: %s', (startsAt, isSo) => {
  expect(isBegun({ ...whole, startsAt }, Date.parse('2026-06-10T12:00:00Z'))).toBe(isSo);
});
