import { expect, test } from 'vitest';
import { type CountdownFacts, countdownState, spokenTime } from './countdown-state.ts';

const event: CountdownFacts = {
  finished: false,
  locked: false,
  lockAt: '2026-03-10T12:00:00Z',
  metadata: { startDate: '2026-03-10T12:00:00Z', endDate: '2026-03-20T23:59:59Z' },
};

test.each([
  {
    facts: event,
    at: '2026-03-07T21:50:19Z',
    expected: {
      phase: 'open',
      label: 'Picks lock in:',
      days: 2,
      hours: 14,
      minutes: 9,
      seconds: 41,
    },
    why: 'counts down to the lock',
  },
  {
    facts: event,
    at: '2026-03-10T11:59:59.500Z',
    expected: { phase: 'open', seconds: 1 },
    why: 'a started second is not over',
  },
  {
    facts: event,
    at: '2026-03-10T12:00:00Z',
    expected: { phase: 'locked', label: 'Picks Are Locked', days: 0, seconds: 0 },
    why: 'the lock instant itself is locked',
  },
  {
    facts: { ...event, lockAt: null },
    at: '2026-03-01T00:00:00Z',
    expected: { phase: 'locked' },
    why: 'without a lock time picks are locked',
  },
  {
    facts: { ...event, locked: true },
    at: '2026-03-01T00:00:00Z',
    expected: { phase: 'locked' },
    why: 'a sealed stage is locked whatever its time says',
  },
  {
    facts: { ...event, lockAt: '2026-03-15T12:00:00Z' },
    at: '2026-03-12T12:00:00Z',
    expected: { phase: 'open', days: 3 },
    why: 'a reopened stage counts to its relock time, after the start',
  },
  {
    facts: event,
    at: '2026-03-21T00:00:00Z',
    expected: { phase: 'complete', label: 'Event is complete' },
    why: 'past the end date the event is complete',
  },
  {
    facts: { ...event, lockAt: '2026-03-22T12:00:00Z' },
    at: '2026-03-21T12:00:00Z',
    expected: { phase: 'open', label: 'Picks lock in:', days: 1 },
    why: 'a lock that lies ahead of an end that has passed is counted down to',
  },
  {
    facts: { ...event, finished: true },
    at: '2026-03-12T00:00:00Z',
    expected: { phase: 'complete' },
    why: 'a finished event is complete before its end date',
  },
  {
    facts: { ...event, lockAt: '2026-03-11T12:00:00Z', openUntil: '2026-03-12T12:00:00Z' },
    at: '2026-03-10T12:00:00Z',
    expected: { phase: 'open', days: 1 },
    why: 'of a stage that locks in parts the next lock is counted down to',
  },
  {
    facts: { ...event, lockAt: '2026-03-11T12:00:00Z', openUntil: '2026-03-12T12:00:00Z' },
    at: '2026-03-11T12:00:00Z',
    expected: { phase: 'open', days: 0, seconds: 0 },
    why: 'a stage that locks in parts is open when a part of it locks',
  },
  {
    facts: { ...event, lockAt: '2026-03-11T12:00:00Z', openUntil: '2026-03-12T12:00:00Z' },
    at: '2026-03-12T12:00:00Z',
    expected: { phase: 'locked' },
    why: 'and locked with its last part',
  },
  {
    facts: { ...event, lockAt: null, openUntil: null },
    at: '2026-03-01T00:00:00Z',
    expected: { phase: 'open' },
    why: 'and open while nobody knows its next lock',
  },
  {
    facts: { ...event, locked: true, lockAt: null, openUntil: null },
    at: '2026-03-01T00:00:00Z',
    expected: { phase: 'locked' },
    why: 'unless the server says that it is locked',
  },
])('$why [rule: event-page-7]', ({ facts, at, expected }) => {
  expect(countdownState(facts, Date.parse(at))).toMatchObject(expected);
});

test.each([
  { days: 2, hours: 14, minutes: 9, spoken: '2 days 14 hours 9 minutes', why: 'many of each' },
  { days: 1, hours: 1, minutes: 1, spoken: '1 day 1 hour 1 minute', why: 'one of each' },
  { days: 0, hours: 0, minutes: 0, spoken: '0 days 0 hours 0 minutes', why: 'none' },
])('spoken as $spoken: $why [rule: event-page-7]', ({ days, hours, minutes, spoken }) => {
  expect(spokenTime(days, hours, minutes)).toBe(spoken);
});
