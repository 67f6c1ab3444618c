import type { BodyInput, Event } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, Refused } from '../../../../testing/answers.ts';
import { EVENT_PAGE, openBracket } from '../../../../testing/events.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { signedIn } from '../../../../testing/people.ts';
import { open } from '../../../../testing/screens.tsx';

const SAVE = 'POST /api/picks/save/user/:eventId';

const locksOf = (...sealed: readonly string[]): Event['eventStages'][number]['locks'] => ({
  unit: 'match',
  matches: ['UB-0-0', 'UB-0-1', 'UB-0-2', 'UB-1-0'].map((slot) => ({
    eventSubstageId: 100,
    slot,
    lockAt: slot === 'UB-1-0' ? null : '2098-12-01T18:00:00Z',
    isSealed: sealed.includes(slot),
  })),
});

const match = (slot: string) => page.getByRole('group', { name: new RegExp(slot) });
const told = () => document.querySelector('[data-place="actions"]')?.textContent ?? '';

test('a match that has begun is closed, says so, and asks for nothing [rule: locks-18]', async () => {
  answer({ ...signedIn(), ...openBracket(locksOf('UB-0-0')) });
  open(EVENT_PAGE);
  await expect.element(match('Upper Round 1 · M1, .*Locked')).toBeVisible();
  await expect.element(match('Upper Round 1 · M2, .*Locks Dec')).toBeVisible();
  await expect.element(match('Quarter-Finals · M1, .*No lock time yet')).toBeVisible();
  // Thirty are picked elsewhere: neither it nor what only its pick would lead to is asked for.
  await expect.poll(told).toContain('0 / 16 picked');
  const before = told();
  const closed = document.querySelector<HTMLElement>('[data-match="UB-0-0"] [data-slot$=":top"]');
  expect(closed?.getAttribute('aria-disabled')).toBe('true');
  closed?.click();
  expect(told()).toBe(before);
  await expectAccessible();
  for (const width of [320, 390, 1440]) {
    await page.viewport(width, 800);
    await expectLaidOut();
  }
});

test('a refused save says that matches have begun, and keeps the other changes [rule: locks-21]', async () => {
  const refused = new Refused(409, 'matches_locked', 'Some of these matches have begun', {
    problems: [{ path: 'matchPicks[0]', code: 'match_locked', values: {}, message: 'Locked' }],
  });
  let sent = 0;
  const saved = ({ matchPicks }: BodyInput<typeof SAVE>) => ({
    groupStagePicks: [],
    matchPicks: matchPicks.map((row) => ({ ...row, eventId: 5, userId: 7 })),
    version: 1,
    savedAt: '2026-01-05T10:00:00.000Z',
  });
  answer({
    ...signedIn(),
    ...openBracket(locksOf()),
    'GET /api/user/events/:userId': { records: [], totalRecords: 0 },
    [SAVE]: ({ body }) => {
      sent += 1;
      return sent === 1 ? refused : saved(body);
    },
  });
  open(EVENT_PAGE);
  await page.getByRole('button', { name: 'Fill for me', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Fill 30/ })
    .click();
  await expect.poll(told).toContain('30 / 30 picked');
  const submit = page.getByRole('button', { name: 'SUBMIT', exact: true });
  await submit.click();
  await expect.element(page.getByRole('dialog', { name: 'Some Matches Have Begun' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect.poll(told).toContain('30 / 30 picked');
  await submit.click();
  await expect.element(page.getByRole('dialog', { name: 'Picks Saved' })).toBeVisible();
});
