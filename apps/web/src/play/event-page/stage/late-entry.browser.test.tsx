import type { BodyInput } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, sentTo } from '../../../../testing/answers.ts';
import { EVENT_PAGE, lateBracket } from '../../../../testing/events.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { signedIn, visitor } from '../../../../testing/people.ts';
import { open } from '../../../../testing/screens.tsx';

const SAVE = 'POST /api/picks/save/user/:eventId';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const told = () => document.querySelector('[data-place="actions"]')?.textContent ?? '';
const match = (slot: string) => page.getByRole('group', { name: new RegExp(slot) });

test('a newcomer reads what a late entry means, calls what is left, and goes on with it [rule: late-2, late-3]', async () => {
  const saved = ({ matchPicks }: BodyInput<typeof SAVE>) => ({
    groupStagePicks: [],
    matchPicks: matchPicks.map((row) => ({ ...row, eventId: 5, userId: 7 })),
    version: 1,
    savedAt: '2026-01-05T10:00:00.000Z',
  });
  answer({
    ...signedIn(),
    ...lateBracket(50),
    'GET /api/user/events/:userId': { records: [], totalRecords: 0 },
    [SAVE]: ({ body }) => saved(body),
  });
  open(EVENT_PAGE);
  await button('Enter late').click();
  const dialog = page.getByRole('dialog', { name: 'Enter late?' });
  await expect.element(dialog.getByText('A right call pays 50% of the points.')).toBeVisible();
  await expectAccessible();
  for (const width of [320, 390, 1440]) {
    await page.viewport(width, 800);
    await expectLaidOut();
  }
  await dialog.getByRole('button', { name: 'Call matches' }).click();
  // The first match has a result: its winner has gone on, and it asks for nothing.
  await expect.element(match('Upper Round 1 · M1, .*Locked')).toBeVisible();
  await expect.poll(told).toContain('0 / 29 picked');
  await button('Fill for me').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Fill 29/ })
    .click();
  await expect.poll(told).toContain('29 / 29 picked');
  await button('SUBMIT').click();
  await expect.element(page.getByRole('dialog', { name: 'Picks Saved' })).toBeVisible();
  const [sent] = sentTo(SAVE);
  expect(sent?.matchPicks).toHaveLength(29);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await button('Edit Your Picks').click();
  await expect.poll(told).toContain('29 / 29 picked');
});

test('whoever has a slip of the locked stage is not asked in [rule: late-2]', async () => {
  const answers = lateBracket(50);
  answer({
    ...signedIn(),
    ...answers,
    'GET /api/picks/get/user/:eventId': {
      groupStagePicks: [],
      matchPicks: [],
      hiddenUntil: null,
      versions: { 10: 3 },
      savedAt: null,
      stagesEditedByStaff: [],
    },
  });
  open(EVENT_PAGE);
  await expect.element(match('Upper Round 1 · M1')).toBeVisible();
  await expect.element(button('Enter late')).not.toBeInTheDocument();
});

test('a visitor calls what is left, and is asked for an account when they submit [rule: late-2, picks-6]', async () => {
  answer({ ...visitor, ...lateBracket(25) });
  open(EVENT_PAGE);
  await button('Enter late').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call matches' }).click();
  await expect.poll(told).toContain('0 / 29 picked');
  await button('Fill for me').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Fill 29/ })
    .click();
  await button('SUBMIT').click();
  await expect.element(page.getByRole('dialog', { name: /Account Required/ })).toBeVisible();
});
