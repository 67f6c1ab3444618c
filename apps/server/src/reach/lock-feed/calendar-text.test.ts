import { expect, test } from 'vitest';
import { calendarText } from './calendar-text.ts';

const entry = (title: string) => ({
  uid: 'lock-1@callshot.example',
  at: new Date('2026-01-02T03:04:05.678Z'),
  title,
  text: 'a\nb',
  url: 'https://callshot.example/rl/event/1',
  sequence: 0,
  changedAt: new Date('2026-01-01T00:00:00Z'),
  isCancelled: false,
  reminder: null,
});

const textOf = (title: string) => calendarText({ name: 'Locks', language: 'en' }, [entry(title)]);

test.each([
  {
    why: 'a line that would be a property',
    title: 'Cup\r\nEND:VEVENT\rX:1',
    says: 'Cup\\nEND:VEVENT\\nX:1',
  },
  { why: 'signs of the form', title: 'a;b,c\\d:e"f', says: 'a\\;b\\,c\\\\d:e"f' },
  { why: 'control characters', title: 'a\u0000b\u001bc\u007fd\te', says: 'abcd\te' },
  { why: 'half a character', title: 'a\ud83db', says: 'a\ufffdb' },
])('$why stays text [rule: calendar-12]', ({ title, says }) => {
  const lines = textOf(title).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain(`SUMMARY:${says}`);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

test.each(['x', 'ä', '漢', '😀', '👩‍👩‍👧'])(
  'long lines of %s are folded at 75 bytes, between characters',
  (sign) => {
    const title = sign.repeat(200);
    const text = textOf(title);
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text).not.toMatch(/\p{Surrogate}/u);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  },
);

test('an instant is said in whole seconds of UTC', () => {
  expect(textOf('x')).toContain('\r\nDTSTART:20260102T030405Z\r\n');
});
