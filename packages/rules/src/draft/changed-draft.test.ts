import { expect, test } from 'vitest';
import { edited } from '../../fixtures/edited.ts';
import { activeParts } from '../bracket/links.ts';
import { emptyFormat } from '../edit/empty-format.ts';
import { startFrom } from '../edit/starting-points.ts';
import { checkFormat } from '../format/check-format.ts';
import { type EventFormat, StageType } from '../model/format.ts';
import { GROUP_DEFAULTS, SWISS_DEFAULTS } from '../model/format-defaults.ts';
import { changedDraft } from './changed-draft.ts';
import type { DraftGuess } from './guesses.ts';

const swiss = edited(emptyFormat(), {
  kind: 'addStage',
  stage: {
    ...{ name: 'Stage 1', teamsToOpenPicks: null, type: StageType.swiss },
    swissStageDetails: SWISS_DEFAULTS,
  },
});
const group = edited(emptyFormat(), {
  kind: 'addStage',
  stage: {
    ...{ name: 'Groups', teamsToOpenPicks: null, type: StageType.group },
    groupStageDetails: { ...GROUP_DEFAULTS, totalAdvancing: 3 },
  },
});
const knockout = startFrom({
  ...({ kind: 'knockout', teamCount: 8, elimination: 'double', hasReset: true } as const),
});

const facts = (teams: number, ...guesses: DraftGuess[]) => [{ teams, guesses }];
const keys = (format: EventFormat, teams: number, ...guesses: DraftGuess[]) =>
  changedDraft(format, facts(teams, ...guesses), {}).fields.map(
    ({ key, isGuessed }) => `${key}${isGuessed ? ' guessed' : ''}`,
  );

test('a field can be changed where its value is guessed, and the counts of clean sweeps always [rule: drafts-22]', () => {
  expect(keys(swiss, 16)).toEqual(['0.undefeated', '0.winless']);
  expect(keys(swiss, 16, 'through')).toEqual([
    '0.advancing guessed',
    ...['0.undefeated', '0.winless'],
  ]);
  expect(keys(swiss, 16, 'ends')).toEqual(
    ['0.advancing', '0.wins', '0.undefeated', '0.winless'].map((key) => `${key} guessed`),
  );
  expect(keys(group, 6)).toEqual([]);
  expect(keys(group, 6, 'through')).toEqual(['0.advancing guessed']);
  expect(keys(knockout, 8)).toEqual(['0.reset']);
  expect(keys(knockout, 8, 'lengths')).toContain('0.bestOf.GF.0 guessed');
});

test('changes make another format that can be played, and the draft stays [rule: drafts-22]', () => {
  const before = JSON.stringify(swiss);
  const { format, fields } = changedDraft(swiss, facts(16, 'ends'), {
    '0.advancing': 6,
    '0.wins': 4,
    '0.undefeated': 1,
  });
  expect(format.stages[0]?.swissStageDetails).toMatchObject({
    ...{ advancingCount: 6, winsNeeded: 4, cleanSweepWinnerCount: 1 },
  });
  expect(checkFormat(format).problems).toEqual([]);
  expect(
    fields.filter(({ isChanged }) => isChanged).map(({ key, drafted }) => [key, drafted]),
  ).toEqual([
    ['0.advancing', 8],
    ['0.wins', 3],
    ['0.undefeated', 2],
  ]);
  expect(JSON.stringify(swiss)).toBe(before);
});

test('without changes it is the very draft, also where a change says the same [rule: drafts-22]', () => {
  expect(changedDraft(swiss, facts(16, 'ends'), {}).format).toBe(swiss);
  expect(changedDraft(swiss, facts(16, 'ends'), { '0.advancing': 8 }).format).toBe(swiss);
});

test.each([
  { why: 'no such field', change: { '0.advancing': 6 }, guesses: [] },
  { why: 'no such stage', change: { '7.advancing': 6 }, guesses: ['through'] as const },
  { why: 'a switch for a number', change: { '0.advancing': true }, guesses: ['through'] as const },
  { why: 'none of them', change: { '0.advancing': 0 }, guesses: ['through'] as const },
  { why: 'more than there are', change: { '0.undefeated': 9 }, guesses: [] },
  { why: 'more than take part', change: { '0.advancing': 20 }, guesses: ['through'] as const },
  { why: 'a half', change: { '0.advancing': 6.5 }, guesses: ['through'] as const },
])('a change that leaves no format counts for nothing: $why', ({ change, guesses }) => {
  const { format, fields } = changedDraft(swiss, facts(16, ...guesses), change);
  expect(format).toBe(swiss);
  expect(fields.some(({ isChanged }) => isChanged)).toBe(false);
});

test('a change that another one makes room for counts, whichever was made first', () => {
  const changes = { '0.advancing': 15, '0.winless': 1, '0.undefeated': 10 };
  const { format } = changedDraft(swiss, facts(16, 'through'), changes);
  expect(format.stages[0]?.swissStageDetails).toMatchObject({
    ...{ advancingCount: 15, cleanSweepLoserCount: 1, cleanSweepWinnerCount: 10 },
  });
});

test.each([0, 2, 4, 11])(
  'a series of a length that no format has counts for nothing: %i',
  (length) => {
    const { format } = changedDraft(knockout, facts(8, 'lengths'), { '0.bestOf.GF.0': length });
    expect(format).toBe(knockout);
  },
);

test('within the range of every field the format can be played', () => {
  for (const { key, least, most } of changedDraft(swiss, facts(16, 'ends'), {}).fields) {
    for (const value of [least, most]) {
      const { format } = changedDraft(swiss, facts(16, 'ends'), { [key]: value });
      expect(checkFormat(format).problems, `${key} ${value}`).toEqual([]);
      expect(changedDraft(swiss, facts(16, 'ends'), { [key]: value }).fields.length).toBe(4);
    }
  }
});

test('lengths, a reset and a match for third place are changed as well [rule: drafts-22]', () => {
  const long = changedDraft(knockout, facts(8, 'lengths'), {
    '0.bestOf.GF.0': 9,
    '0.reset': false,
  });
  const [stage] = long.format.stages;
  expect(stage?.playoffDetails?.hasBracketReset).toBe(false);
  const final = stage?.bracket && activeParts(stage.bracket).at(-1);
  expect(final?.columns.map(({ bestOf }) => bestOf)).toEqual([9]);
  expect(long.fields.find(({ key }) => key === '0.reset')).toMatchObject({
    ...{ value: false, drafted: true, isChanged: true },
  });
});

test('a match for third place goes, and only where a bracket is left [rule: drafts-22]', () => {
  const single = startFrom({
    ...({ kind: 'knockout', teamCount: 4, elimination: 'single', hasReset: false } as const),
    hasThirdPlace: true,
  });
  const drawn: EventFormat = JSON.parse(JSON.stringify(single).replaceAll('"TP"', '"T"'));
  const partsOf = ({ stages: [stage] }: EventFormat) =>
    (stage?.bracket ? activeParts(stage.bracket) : []).map(({ identifier }) => identifier);
  expect(partsOf(drawn)).toEqual(['UB', 'T']);
  const changes = { '0.thirdPlace': false };
  const { format, fields } = changedDraft(drawn, facts(4), changes);
  expect(partsOf(format)).toEqual(['UB']);
  expect(checkFormat(format).problems).toEqual([]);
  expect(fields).toMatchObject([{ key: '0.thirdPlace', value: false, isChanged: true }]);

  const alone: EventFormat = JSON.parse(JSON.stringify(drawn).replaceAll('"UB"', '"T"'));
  expect(changedDraft(alone, facts(4), changes).format).toBe(alone);
});

test('fewer go on from groups: nobody is paid for a second place that nobody takes', () => {
  const { format } = changedDraft(group, facts(6, 'through'), { '0.advancing': 1 });
  expect(format.stages[0]?.groupStageDetails).toMatchObject({
    ...{ advancingCount: 1, totalAdvancing: 1, scoreSecondPlace: false },
  });
});
