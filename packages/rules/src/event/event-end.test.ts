import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EndingEvent, type EventFacts, endOfEvent, eventPhase } from './event-end.ts';

const at = (text: string): number => Date.parse(`2026-06-${text}Z`);
const endsAt = at('14T23:59:59');
const facts: EventFacts = { isFinished: false, isSealed: false, lockAt: at('10T12:00:00'), endsAt };

test.each([
  { why: 'before the lock', now: at('10T11:59:59.999'), of: {}, phase: 'open' },
  { why: 'the lock instant is locked', now: at('10T12:00:00'), of: {}, phase: 'locked' },
  { why: 'the end instant is not over', now: endsAt, of: {}, phase: 'locked' },
  { why: 'after the end', now: endsAt + 1, of: {}, phase: 'complete' },
  {
    why: 'a lock that lies ahead of an end that has passed',
    now: at('15T08:00:00'),
    of: { lockAt: at('15T09:00:00') },
    phase: 'open',
  },
  {
    why: 'that lock, once it has passed',
    now: at('15T09:00:00'),
    of: { lockAt: at('15T09:00:00') },
    phase: 'complete',
  },
  {
    why: 'a lock ahead of a stage that is sealed',
    now: at('15T08:00:00'),
    of: { lockAt: at('15T09:00:00'), isSealed: true },
    phase: 'complete',
  },
  { why: 'no lock is known', now: at('09T00:00:00'), of: { lockAt: null }, phase: 'locked' },
  {
    why: 'no lock is known after the end',
    now: endsAt + 1,
    of: { lockAt: null },
    phase: 'complete',
  },
  {
    why: 'finished before its lock',
    now: at('09T00:00:00'),
    of: { isFinished: true },
    phase: 'complete',
  },
])('$why: $phase', ({ now, of, phase }) => {
  expect(eventPhase({ ...facts, ...of }, now)).toBe(phase);
});

const ending: EndingEvent = { endsAt, lockAt: null, starts: [], undecided: [] };
const noon = at('14T12:00:00');

test.each([
  { why: 'nothing moved', of: {}, end: endsAt },
  { why: 'a lock before it', of: { lockAt: at('14T23:00:00') }, end: endsAt },
  { why: 'a lock in its last second', of: { lockAt: endsAt }, end: endsAt },
  { why: 'a lock after it', of: { lockAt: at('16T09:00:00') }, end: at('16T23:59:59') },
  { why: 'a lock at midnight', of: { lockAt: at('15T00:00:00') }, end: at('15T23:59:59') },
  {
    why: 'a match that is postponed',
    of: { starts: [noon, at('17T20:00:00')] },
    end: at('17T23:59:59'),
  },
  { why: 'a match that is played earlier', of: { starts: [at('12T20:00:00')] }, end: endsAt },
  {
    why: 'a match that is played shortly before midnight',
    now: at('14T23:50:00'),
    of: { undecided: [at('14T22:30:00')] },
    end: at('15T23:59:59'),
  },
  {
    why: 'a match that was played when the end passed',
    now: at('15T00:10:00'),
    of: { undecided: [at('14T22:30:00')] },
    end: at('15T23:59:59'),
  },
  {
    why: 'a match that is played by day',
    now: noon,
    of: { undecided: [at('14T11:00:00')] },
    end: endsAt,
  },
  {
    why: 'a match to come, which may never be played',
    now: at('14T23:50:00'),
    of: { undecided: [at('15T01:00:00')] },
    end: endsAt,
  },
  {
    why: 'a match whose result nobody entered',
    now: at('14T23:50:00'),
    of: { undecided: [at('14T11:00:00')] },
    end: endsAt,
  },
  {
    why: 'an end that staff set within a day, and a lock after it',
    of: { endsAt: at('14T18:00:00'), lockAt: at('14T20:00:00') },
    end: endsAt,
  },
] as { why: string; now?: number; of: Partial<EndingEvent>; end: number }[])(
  'the end: $why',
  ({ now = noon, of, end }) => {
    expect(endOfEvent({ ...ending, ...of }, now)).toBe(end);
  },
);

test('an end never comes nearer, covers every lock, and stays once it was moved', () => {
  const instant = fc.integer({ min: at('01T00:00:00'), max: at('30T00:00:00') });
  const event = fc.record({
    endsAt: instant,
    lockAt: fc.option(instant),
    starts: fc.array(instant, { maxLength: 4 }),
    undecided: fc.array(instant, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(event, instant, (given, now) => {
      const end = endOfEvent(given, now);
      expect(end).toBeGreaterThanOrEqual(given.endsAt);
      expect(end).toBeGreaterThanOrEqual(given.lockAt ?? 0);
      expect(endOfEvent({ ...given, endsAt: end }, now)).toBe(end);
      const open = {
        isFinished: false,
        isSealed: false,
        lockAt: given.lockAt,
        endsAt: given.endsAt,
      };
      if (given.lockAt !== null && now < given.lockAt) expect(eventPhase(open, now)).toBe('open');
    }),
  );
});
