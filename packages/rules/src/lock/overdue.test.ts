import { expect, test } from 'vitest';
import { type EventTimes, type Overdue, overdueAt } from './overdue.ts';

const hour = 3_600_000;

/** Picks of the first stage locked at hour 0; another stage follows at hour 72, and all ends at hour 240. */
const times = {
  now: hour,
  endsAt: 240 * hour,
  openedAt: -48 * hour,
  lockAt: 0,
  sealedAt: 0,
  isDecided: false,
  lastResultAt: null,
  unplayed: [0, 6 * hour],
  next: { startsAt: 72 * hour },
} satisfies EventTimes;

interface Row {
  readonly why: string;
  readonly at: number;
  readonly but?: Partial<EventTimes>;
}

const decided = { isDecided: true, unplayed: [], lastResultAt: 20 * hour };

test.each<Row>([
  {
    why: 'picks are open',
    at: 1,
    but: { lockAt: 2 * hour, sealedAt: null, unplayed: [-20 * hour] },
  },
  { why: 'a stage that has not opened', at: 300, but: { openedAt: null, sealedAt: null } },
  { why: 'matches are being played', at: 11 },
  { why: 'no match of a Swiss stage has a start', at: 71, but: { unplayed: [] } },
  { why: 'results came, and the draw of the next stage is made', at: 43, but: decided },
  { why: 'the last results came a moment ago', at: 21, but: { ...decided, next: null } },
  {
    why: 'the end is a day ahead though matches are over',
    at: 239,
    but: { unplayed: [], next: null },
  },
])('nothing is overdue: $why', ({ at, but }) => {
  expect(overdueAt({ ...times, ...but, now: at * hour })).toBeNull();
});

test.each<Row & { readonly kind: Overdue['kind']; readonly since: number }>([
  {
    why: 'a stage opened without a time',
    at: 1,
    but: { lockAt: null, sealedAt: null },
    kind: 'lock',
    since: -48,
  },
  {
    why: 'no result decides who comes into the next stage [rule: formats-47]',
    at: 21,
    but: { ...decided, next: { startsAt: 72 * hour, waitsForStaff: true } },
    kind: 'opening',
    since: 20,
  },
  { why: 'a match began twelve hours ago', at: 12, kind: 'result', since: 12 },
  { why: 'the first of several counts', at: 30, kind: 'result', since: 12 },
  {
    why: 'the next stage begins while results are missing',
    at: 72,
    but: { unplayed: [] },
    kind: 'stage',
    since: 72,
  },
  {
    why: 'the last day is over by half a day',
    at: 252,
    but: { unplayed: [], next: null },
    kind: 'stage',
    since: 252,
  },
  { why: 'a day after the last result', at: 44, but: decided, kind: 'opening', since: 44 },
  {
    why: 'an hour before its first match',
    at: 29,
    but: { ...decided, next: { startsAt: 30 * hour } },
    kind: 'opening',
    since: 29,
  },
  {
    why: 'its first match has begun when the last result comes',
    at: 20,
    but: { ...decided, next: { startsAt: 10 * hour } },
    kind: 'opening',
    since: 20,
  },
  {
    why: 'nobody knows when it begins',
    at: 44,
    but: { ...decided, next: { startsAt: null } },
    kind: 'opening',
    since: 44,
  },
  {
    why: 'all is official and it does not end',
    at: 44,
    but: { ...decided, next: null },
    kind: 'end',
    since: 44,
  },
  {
    why: 'a seal that has not come yet holds nothing back',
    at: 12,
    but: { sealedAt: null },
    kind: 'result',
    since: 12,
  },
])('$kind is overdue: $why', ({ at, but, kind, since }) => {
  expect(overdueAt({ ...times, ...but, now: at * hour })).toEqual({ kind, since: since * hour });
});
