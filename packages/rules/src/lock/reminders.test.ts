import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueReminder, type ReminderKind, type ToldOfLock } from './reminders.ts';

const hour = 3_600_000;
const minute = 60_000;
const lockAt = 100 * hour;
const opened: ToldOfLock = { kind: 'stage-opened', at: 0, lockAt };
const day: ToldOfLock = { kind: 'lock-24h', at: lockAt - 24 * hour, lockAt };
const last: ToldOfLock = { kind: 'lock-1h', at: lockAt - hour, lockAt };

test.each([
  { why: 'long before', before: 24 * hour + 1, told: [opened], due: null },
  { why: 'a day before, to the instant', before: 24 * hour, told: [opened], due: 'lock-24h' },
  { why: 'the server was down at that time', before: 9 * hour, told: [opened], due: 'lock-24h' },
  { why: 'sent already', before: 23 * hour, told: [opened, day], due: null },
  { why: 'an hour before, to the instant', before: hour, told: [opened, day], due: 'lock-1h' },
  { why: 'both are due: the earlier one is dropped', before: hour, told: [opened], due: 'lock-1h' },
  { why: 'and stays dropped', before: 30 * minute, told: [opened, last], due: null },
  { why: 'both sent', before: minute, told: [opened, day, last], due: null },
  { why: 'the lock’s own instant is over', before: 0, told: [opened], due: null },
  { why: 'afterwards', before: -minute, told: [], due: null },
  {
    why: 'opened within the last day: the opening said when it locks',
    before: 10 * hour,
    told: [{ ...opened, at: lockAt - 20 * hour }],
    due: null,
  },
  {
    why: 'opened within the last day, an hour before',
    before: hour,
    told: [{ ...opened, at: lockAt - 20 * hour }],
    due: 'lock-1h',
  },
  {
    why: 'opened within the last hour',
    before: minute,
    told: [{ ...opened, at: lockAt - 30 * minute }],
    due: null,
  },
  {
    why: 'opened within the last day of a lock that has moved since: another time was told',
    before: 10 * hour,
    told: [{ ...opened, at: lockAt - 20 * hour, lockAt: lockAt + 48 * hour }],
    due: 'lock-24h',
  },
  {
    why: 'moved out beyond a day after the reminder of the earlier time',
    before: 24 * hour,
    told: [opened, { ...day, at: lockAt - 60 * hour, lockAt: lockAt - 40 * hour }],
    due: null,
  },
  {
    why: 'moved out after the last reminder: the earlier one was never sent',
    before: 20 * hour,
    told: [opened, { ...last, at: lockAt - 70 * hour, lockAt: lockAt - 69 * hour }],
    due: 'lock-24h',
  },
] as { why: string; before: number; told: ToldOfLock[]; due: ReminderKind | null }[])(
  'reminder: $why',
  ({ before, told, due }) => {
    expect(dueReminder({ now: lockAt - before, lockAt, told })).toBe(due);
  },
);

test('without a lock there is nothing to remind of', () => {
  expect(dueReminder({ now: 0, lockAt: null, told: [] })).toBeNull();
});

test('however a lock moves and whenever somebody looks, none is sent twice or late', () => {
  const step = fc.record({
    passes: fc.integer({ min: 0, max: 30 * hour }),
    lockIn: fc.option(fc.integer({ min: -hour, max: 60 * hour })),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const told: ToldOfLock[] = [];
      let now = 0;
      let lock: number | null = null;
      for (const { passes, lockIn } of steps) {
        now += passes;
        if (lockIn !== null) lock = now + lockIn;
        const kind = dueReminder({ now, lockAt: lock, told });
        if (kind === null || lock === null) continue;
        expect(told.map((one) => one.kind)).not.toContain(kind);
        expect(now).toBeLessThan(lock);
        expect(lock - now).toBeLessThanOrEqual(kind === 'lock-1h' ? hour : 24 * hour);
        expect(kind === 'lock-24h' && lock - now <= hour).toBe(false);
        told.push({ kind, at: now, lockAt: lock });
      }
    }),
  );
});
