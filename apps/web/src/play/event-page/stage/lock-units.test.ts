import { expect, test } from 'vitest';
import { lockUnits, lockUrgency } from './lock-units.ts';

const left = (days: number, hours: number, minutes: number, seconds: number) => ({
  days,
  hours,
  minutes,
  seconds,
});

test.each([
  [left(2, 21, 5, 44), '2d 21h 05m 44s', undefined, 'more than a day'],
  [left(0, 3, 0, 9), '3h 00m 09s', undefined, 'without days'],
  [left(0, 1, 0, 0), '1h 00m 00s', undefined, 'an hour to the second'],
  [left(0, 0, 59, 59), '59m 59s', 'soon', 'the last hour'],
  [left(0, 0, 10, 0), '10m 00s', 'soon', 'ten minutes to the second'],
  [left(0, 0, 9, 59), '9m 59s', 'now', 'the last ten minutes'],
  [left(0, 0, 0, 3), '0m 03s', 'now', 'the last seconds'],
] as const)('%j is %s: %s, %s', (time, text, urgency, _why) => {
  expect(
    lockUnits(time)
      .map((unit) => unit.join(''))
      .join(' '),
  ).toBe(text);
  expect(lockUrgency(time)).toBe(urgency);
});
