import { expect, test } from 'vitest';
import { platesIn, prizeActions, tellOfPrize, type UntoldRow } from './tell-of-prizes.ts';

const row = (action: string, facts: Partial<UntoldRow> = {}): UntoldRow => ({
  id: 1,
  at: '2026-11-01T00:00:00.000Z',
  actor: null,
  action,
  subjectType: 'nameplate',
  subjectId: 5,
  subjectName: 'Neon',
  before: null,
  after: null,
  isErased: false,
  reason: null,
  requestId: null,
  sessionId: null,
  ...facts,
});
const plates = new Map([
  [5, 'Neon'],
  [6, 'Dusk'],
]);
const plate = (facts: object = {}) => ({
  name: 'Neon',
  description: 'Bright',
  style: '.{id} {}',
  namePlateTypeId: 3,
  ...facts,
});
const ofEvent = { subjectType: 'event', subjectName: 'Worlds' };
const tiers = { entrants: 1300, tiers: [1200, 0, 0, 90, 9, 1] };
const promo = { nameplateId: 6, startsAt: '2026-11-01T00:00:00.000Z', endsAt: null };

test.each([
  {
    action: 'trophies.given',
    facts: { ...ofEvent, after: { ...tiers, isForced: true } },
    about: 'Worlds',
    lines: [
      'Given to 1,300 ranked: 1 diamond, 9 platinum, 90 gold, 1,200 wood',
      'Results were incomplete',
    ],
  },
  {
    action: 'trophies.rerun',
    facts: { ...ofEvent, after: { entrants: 1, tiers: [0, 0, 0, 0, 0, 1] } },
    about: 'Worlds',
    lines: ['Given anew to 1 ranked: 1 diamond'],
  },
  {
    action: 'trophies.taken_back',
    facts: { ...ofEvent, before: { tiers: tiers.tiers }, after: { run: 3, entrants: 1300 } },
    about: 'Worlds',
    lines: ['Taken back from 1,300 ranked: 1 diamond, 9 platinum, 90 gold, 1,200 wood'],
  },
  {
    action: 'trophies.taken_back',
    facts: { ...ofEvent, before: { tiers: [] }, after: { run: 3, entrants: 0 } },
    about: 'Worlds',
    lines: ['Taken back: nobody had one'],
  },
  {
    action: 'nameplate.created',
    facts: { after: plate() },
    about: 'Neon',
    lines: ['Made, of type Supporter'],
  },
  {
    action: 'nameplate.changed',
    facts: {
      before: plate(),
      after: plate({ name: 'Neo', namePlateTypeId: 2, description: 'Dim', style: '.{id} { }' }),
    },
    about: 'Neo',
    lines: [
      'Called Neo, before Neon',
      'Of type Event, before Supporter',
      'Described as “Dim”',
      'Has another style',
    ],
  },
  {
    action: 'nameplate.changed',
    facts: { before: plate(), after: plate({ style: '.{id} { }' }) },
    about: 'Neon',
    lines: ['Has another style'],
  },
  {
    action: 'nameplate.deleted',
    facts: { subjectName: null, before: plate() },
    about: 'Neon',
    lines: ['Deleted: its wearers switched to Classic'],
  },
  {
    action: 'nameplate.disabled',
    facts: {},
    about: 'Neon',
    lines: ['Disabled: it is shown as Classic'],
  },
  { action: 'nameplate.allowed', facts: {}, about: 'Neon', lines: ['Allowed again'] },
  {
    action: 'nameplate.granted',
    facts: { subjectType: 'user', subjectName: 'Ada', after: { nameplateId: 6 } },
    about: 'Dusk',
    lines: ['Given to Ada'],
  },
  {
    action: 'nameplate.revoked',
    facts: { subjectType: 'user', subjectName: 'Ada', after: { nameplateId: 7 } },
    about: 'Nameplate 7',
    lines: ['Taken from Ada'],
  },
  {
    action: 'nameplate.reports_answered',
    facts: { after: { action: 'keep', reports: 2 } },
    about: 'Neon',
    lines: ['2 reports answered: kept'],
  },
  {
    action: 'promo.created',
    facts: { subjectName: 'Thanks', after: { ...promo, code: 'FINAL', mostClaims: 10 } },
    about: 'Thanks',
    lines: [
      'Code FINAL, claimed at most 10 times',
      'Brings Dusk',
      'From 2026-11-01 without an end (UTC)',
    ],
  },
  {
    action: 'promo.created',
    facts: {
      subjectName: 'Thanks',
      after: { ...promo, nameplateId: null, codes: 100, endsAt: '2026-12-01T00:00:00.000Z' },
    },
    about: 'Thanks',
    lines: [
      '100 codes, each claimed once',
      'Brings no nameplate',
      'From 2026-11-01 until 2026-12-01 (UTC)',
    ],
  },
  {
    action: 'promo.disabled',
    facts: { subjectType: 'promo', subjectName: null },
    about: 'promo 5',
    lines: ['Disabled: it can no longer be claimed'],
  },
  { action: 'promo.enabled', facts: {}, about: 'Neon', lines: ['Enabled again'] },
  {
    action: 'reward.planned',
    facts: { subjectName: null, after: { month: '2026-12', offered: [5, 6] } },
    about: '2026-12',
    lines: ['Offers Neon, Dusk'],
  },
  {
    action: 'reward.planned',
    facts: { subjectName: null, after: { month: '2026-12', offered: [] } },
    about: '2026-12',
    lines: ['Offers every supporter nameplate'],
  },
  {
    action: 'supporters.levels_changed',
    facts: {
      subjectType: 'supporters',
      subjectId: null,
      subjectName: null,
      before: {
        levels: [
          { id: 2, fromCents: 100 },
          { id: 3, fromCents: 500 },
        ],
      },
      after: {
        levels: [
          { id: 2, fromCents: 100 },
          { id: 3, fromCents: 650 },
        ],
      },
    },
    about: 'supporters',
    lines: ['Level 3 begins at 6.50 a month, before at 5.00'],
  },
  {
    action: 'reports.dismissed',
    facts: { subjectType: 'league', after: { name: 'The Club', reports: 2 } },
    about: 'The Club',
    lines: ['2 reports dismissed: it stays as it is'],
  },
  {
    action: 'reports.answer_undone',
    facts: { subjectType: 'user', before: { name: 'Ada', answer: 'flag' } },
    about: 'Ada',
    lines: ['Asking for another username taken back: its reports wait again'],
  },
])('$action is told: $lines', ({ action, facts, about, lines }) => {
  expect(tellOfPrize(row(action, facts), plates)).toEqual({ about, lines, more: 0 });
});

test('every action that is told here is told above', () => expect(prizeActions.size).toBe(18));

test('what was erased is not told, nor what is about something else', () => {
  expect(tellOfPrize(row('nameplate.created', { isErased: true }), plates)).toBeNull();
  expect(tellOfPrize(row('event.created'), plates)).toBeNull();
});

test('nameplates that a row names are looked for, of rows that are told here alone', () => {
  const named = { before: { offered: [5] }, after: { nameplateId: 6, offered: [7] } };
  expect(platesIn(row('reward.planned', named))).toEqual([5, 6, 7]);
  expect(platesIn(row('event.created', named))).toEqual([]);
});
