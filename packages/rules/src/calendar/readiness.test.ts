import { expect, test } from 'vitest';
import { drawWiki } from '../../fixtures/drawn-wiki.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { WIKI_FORMATS } from '../../fixtures/wiki-formats.ts';
import type { WikiDetails, WikiMatch } from '../wiki/records.ts';
import { sayingOfCalendar, wordsOfCalendar } from '../words/calendar-words.ts';
import { type CalendarDoubt, type CalendarWait, isReady, prepareInSlices } from './readiness.ts';

const [major] = WIKI_FORMATS;
const { details } = drawWiki(major!.format, { random: randomOf(1) });

function prepared(own: WikiDetails = details, now = '2020-01-01T00:00:00.000Z') {
  const slices = prepareInSlices(own, now);
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
  }
}

const withMatches = (change: (match: WikiMatch) => WikiMatch): WikiDetails => ({
  ...details,
  matches: details.matches.map(change),
});

const codesOf = (own: WikiDetails, now?: string) => {
  const { doubts, waitsFor } = prepared(own, now);
  return { doubts: doubts.map(({ code }) => code), waits: waitsFor.map(({ code }) => code) };
};

test('a tournament of which all is known is ready until it begins [rule: calendar-6, calendar-8]', () => {
  const { doubts, waitsFor, startsAt, draft } = prepared();
  expect({ doubts, waitsFor }).toEqual({ doubts: [], waitsFor: [] });
  expect(isReady({ doubts, waitsFor })).toBe(true);
  expect(draft.format).not.toBeNull();
  expect(codesOf(details, startsAt ?? '')).toEqual({ doubts: [], waits: ['begun'] });
});

test.each(['cancelled', 'delayed', 'postponed'])('%s is a doubt', (status) => {
  const own = { ...details, tournament: { ...details.tournament, status } };
  expect(codesOf(own).doubts).toEqual(['not_on_time']);
});

test('a day without a time is waited for [rule: calendar-6]', () => {
  const own = withMatches((match) => ({ ...match, isExact: false }));
  expect(codesOf(own)).toEqual({ doubts: [], waits: ['no_time'] });
});

test('a tournament without matches is doubtful, and nothing else is said', () => {
  expect(codesOf({ ...details, matches: [], tables: [] })).toEqual({
    doubts: ['nothing_found'],
    waits: [],
  });
});

test('teams that are not known are waited for', () => {
  const open = { kind: 'open', teamKey: null, name: 'TBD', score: null, status: '' } as const;
  const own: WikiDetails = {
    ...withMatches((match) => ({
      ...match,
      winner: null,
      isFinished: false,
      opponents: [open, open],
    })),
    tables: [],
  };
  const { doubts, waits } = codesOf(own);
  expect([...doubts, ...waits].length).toBeGreaterThan(0);
  expect(isReady(prepared(own))).toBe(false);
});

test.each<CalendarDoubt | CalendarWait>([
  { code: 'part_guessed', stage: 'Playoffs' },
  { code: 'ways_guessed', stage: 'Playoffs' },
  { code: 'no_format' },
  { code: 'does_not_fit', problem: { code: 'no_start', path: [] } },
  {
    code: 'does_not_fit',
    problem: { code: 'too_few_teams', group: 'Stage 1', wiki: 9, format: 16, path: ['stages', 0] },
  },
  { code: 'not_on_time', status: 'delayed' },
  { code: 'begun', startsAt: '2026-01-01T12:00:00.000Z' },
  { code: 'no_time', day: '2026-01-01', isByHand: false },
  { code: 'teams_open', substage: 'Stage 1', known: 9, teams: 16 },
  { code: 'waits_for_table', substage: 'Stage 1', teams: 4, format: 3 },
  { code: 'matches_left_out', substage: 'Stage 1', matches: 2 },
  { code: 'by_hand', substages: ['A', 'B'] },
])('$code is a sentence, also after it was stored', (why) => {
  const words = wordsOfCalendar(JSON.parse(JSON.stringify(sayingOfCalendar(why))));
  expect(words).toMatch(/^[A-Z0-9].*\w.*$/);
  expect(words).not.toMatch(/[{}]|undefined|_/);
});

test('a code of a later version is shown as it is', () => {
  expect(wordsOfCalendar({ code: 'unheard_of', values: {} })).toBe('unheard_of');
});
