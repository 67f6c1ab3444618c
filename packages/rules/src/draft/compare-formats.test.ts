import { expect, test } from 'vitest';
import { edited } from '../../fixtures/edited.ts';
import { emptyFormat } from '../edit/empty-format.ts';
import { newStageFields, stageFieldsOf } from '../edit/stage-fields.ts';
import { startFrom } from '../edit/starting-points.ts';
import { type EventFormat, StageType } from '../model/format.ts';
import { GROUP_DEFAULTS, SWISS_DEFAULTS } from '../model/format-defaults.ts';
import { compareFormats } from './compare-formats.ts';

const swiss = (name: string, own: object = {}) =>
  ({
    kind: 'addStage',
    stage: {
      ...{ name, teamsToOpenPicks: null, type: StageType.swiss },
      swissStageDetails: { ...SWISS_DEFAULTS, ...own },
    },
  }) as const;
const groups = (own: object = {}) =>
  ({
    kind: 'addStage',
    stage: {
      ...{ name: 'Groups', teamsToOpenPicks: null, type: StageType.group },
      groupStageDetails: { ...GROUP_DEFAULTS, totalAdvancing: 3, ...own },
    },
  }) as const;
const knockout = (teamCount: number, hasReset = false): EventFormat =>
  startFrom({ kind: 'knockout', teamCount, elimination: 'double', hasReset });
const of = (format: EventFormat, ...teams: (number | null)[]) => ({ format, teams });
const made = (...edits: Parameters<typeof edited> extends [unknown, ...infer E] ? E : never) =>
  edited(emptyFormat(), ...edits);

const major = made(swiss('Stage 1'), swiss('Stage 2'));

test('the same structure differs in nothing, whatever it pays and is called [rule: drafts-24]', () => {
  const other = made(swiss('Opening', { pointsPerAdvancing: 9 }), swiss('Legends'));
  expect(compareFormats(of(major, 16, 16), of(other, 16, 16))).toEqual([]);
  expect(compareFormats(of(knockout(8)), of(knockout(8)))).toEqual([]);
});

test.each([
  {
    why: 'fewer teams',
    before: of(major, 24, 16),
    now: of(major, 16, 16),
    says: [{ code: 'teams', stage: 'Stage 1', more: -8 }],
  },
  {
    why: 'teams that nobody knows are no difference',
    before: of(major, null, 16),
    now: of(major, 16, 16),
    says: [],
  },
  {
    why: 'a stage more, by its name',
    before: of(major, 16, 16),
    now: of(made(swiss('Stage 1'), swiss('Stage 2'), swiss('Stage 3')), 16, 16, 16),
    says: [{ code: 'stage_new', stage: 'Stage 3' }],
  },
  {
    why: 'a stage less',
    before: of(major, 16, 16),
    now: of(made(swiss('stage 2')), 16),
    says: [{ code: 'stage_gone', stage: 'Stage 1' }],
  },
  {
    why: 'another kind in its place',
    before: of(made(groups()), 16),
    now: of(made(swiss('Groups')), 16),
    says: [{ code: 'kind', stage: 'Groups' }],
  },
  {
    why: 'who goes on, and the end of a Swiss stage',
    before: of(made(swiss('A')), 16),
    now: of(made(swiss('A', { advancingCount: 6, winsNeeded: 4 })), 16),
    says: [
      { code: 'going_on', stage: 'A', more: -2 },
      { code: 'wins', stage: 'A', wins: 4, before: 3 },
    ],
  },
  {
    why: 'groups, and how many go on from all of them',
    before: of(made(groups()), 16),
    now: of(made(groups({ groupCount: 2 })), 16),
    says: [
      { code: 'groups', stage: 'Groups', more: -2 },
      { code: 'going_on', stage: 'Groups', more: -6 },
    ],
  },
  {
    why: 'a larger bracket, whose matches follow',
    before: of(knockout(8)),
    now: of(knockout(16)),
    says: [{ code: 'teams', stage: 'Playoffs', more: 8 }],
  },
  {
    why: 'a reset',
    before: of(knockout(8)),
    now: of(knockout(8, true)),
    says: [{ code: 'reset_new', stage: 'Playoffs' }],
  },
])('what differs: $why [rule: drafts-24]', ({ before, now, says }) => {
  expect(compareFormats(before, now)).toEqual(says);
});

test('lengths of series are compared by all that a stage has [rule: drafts-24]', () => {
  const long = edited(knockout(8), {
    kind: 'changeColumn',
    ...{ stage: 0, part: 'GF', col: 0, to: { bestOf: 9 } },
  });
  const [difference] = compareFormats(of(knockout(8)), of(long));
  expect(difference).toMatchObject({ code: 'lengths', lengths: expect.stringContaining('9') });
  expect(stageFieldsOf(long.stages[0]!).name).toBe(
    newStageFields(StageType.playoffs).name || 'Playoffs',
  );
});
