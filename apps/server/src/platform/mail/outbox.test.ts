import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import type { Mail, Mailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const busy = Object.assign(new Error('450 greylisted'), { code: 'EENVELOPE', responseCode: 450 });
const refused = Object.assign(new Error('550 nobody'), { code: 'EENVELOPE', responseCode: 550 });
const away = Object.assign(new Error('no answer'), { code: 'ECONNECTION' });
const mailTo = (to: string): Mail => ({ to, subject: 'x', text: 'x' });
const minutes = (many: number) => vi.advanceTimersByTimeAsync(many * 60_000);

/** A mail server that answers each try so; undefined = it takes the mail. */
function outboxTo(answer: (mail: Mail, tries: number) => Error | undefined) {
  const tried: string[] = [];
  const taken: string[] = [];
  const lines: string[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      const error = answer(mail, tried.length);
      tried.push(mail.to);
      if (error) throw error;
      taken.push(mail.to);
      return '250 taken';
    },
    close: () => {},
  };
  const log = createLog({ level: 'warn', destination: { write: (line) => lines.push(line) } });
  return { outbox: createOutbox(mailer, log), tried, taken, lines };
}

test('a mail that is put off holds up no other, and goes out later', async () => {
  const { outbox, taken, lines } = outboxTo(({ to }, tries) =>
    to === 'ada@example.org' && tries < 3 ? busy : undefined,
  );
  outbox.add(() => mailTo('ada@example.org'));
  outbox.add(async () => mailTo('bob@example.org'));
  outbox.add(() => null);
  await minutes(0);
  expect(taken).toEqual(['bob@example.org']);
  await minutes(1);
  expect(taken).toEqual(['bob@example.org', 'ada@example.org']);
  expect(lines.join()).not.toContain('example.org');
});

test('while the mail server is away few connections are tried, and all goes out when it is back', async () => {
  let isAway = true;
  const { outbox, tried, taken } = outboxTo(() => (isAway ? away : undefined));
  const all = Array.from({ length: 100 }, (_, at) => `u${at}@example.org`);
  for (const to of all) outbox.add(() => mailTo(to));
  await minutes(10);
  expect(tried.length).toBeGreaterThan(5);
  expect(tried.length).toBeLessThan(30);
  isAway = false;
  await minutes(8);
  expect(new Set(taken)).toEqual(new Set(all));
  expect(taken).toHaveLength(all.length);
});

test.each([
  { why: 'at once when it is refused for good', error: refused, most: 1 },
  { why: 'after half an hour of being put off', error: busy, most: 10 },
  { why: 'after half an hour without a server', error: away, most: 60 },
  { why: 'at once when it cannot be printed', error: new TypeError('x'), most: 1 },
])('a mail is given up $why, and leaves its place to others', async ({ error, most }) => {
  const { outbox, tried, lines } = outboxTo(() => error);
  for (let at = 0; at < 201; at += 1) outbox.add(() => mailTo('ada@example.org'));
  expect(lines.join()).toContain('too many wait');
  await minutes(35);
  const before = tried.length;
  expect(before).toBeLessThanOrEqual(200 * most);
  await minutes(60);
  expect(tried).toHaveLength(before);
  lines.length = 0;
  outbox.add(() => mailTo('ada@example.org'));
  expect(lines).toEqual([]);
});

test('a mail that cannot be written holds up no other', async () => {
  const { outbox, taken } = outboxTo(() => undefined);
  outbox.add(() => {
    throw new Error('the database is away');
  });
  outbox.add(() => mailTo('bob@example.org'));
  await minutes(0);
  expect(taken).toEqual(['bob@example.org']);
});
