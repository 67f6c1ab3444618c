import type { BodyInput } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, sentTo } from '../../../../testing/answers.ts';
import { EVENT_PAGE, openBracket } from '../../../../testing/events.ts';
import { signedIn } from '../../../../testing/people.ts';
import { open, tabTo } from '../../../../testing/screens.tsx';

const SAVE = 'POST /api/picks/save/user/:eventId';
const MATCHES = 30;

const saved = ({ groupStagePicks, matchPicks }: BodyInput<typeof SAVE>) => ({
  groupStagePicks: groupStagePicks.map((row) => ({ ...row, eventId: 5, userId: 7 })),
  matchPicks: matchPicks.map((row) => ({ ...row, eventId: 5, userId: 7 })),
  version: 1,
  savedAt: '2026-01-05T10:00:00.000Z',
});
const told = () => document.querySelector('[data-place="actions"]')?.textContent ?? '';

test('a whole bracket is picked by keyboard alone, from the top of the page to the saved slip', async () => {
  answer({ ...signedIn(), ...openBracket(), [SAVE]: ({ body }) => saved(body) });
  open(EVENT_PAGE);
  await expect.poll(told).toContain(`0 / ${MATCHES} picked`);
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const first = () => document.querySelector('[data-match="UB-0-0"] [data-slot$=":top"]');
  await expect.poll(first).not.toBeNull();
  await tabTo(page.elementLocator(first() ?? document.body));
  for (let made = 1; made <= MATCHES; made += 1) {
    // A digit is the games of the loser; who wins it all comes from the upper bracket.
    if (made % 3 === 0 && made < MATCHES) await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(String(made % 3));
    await expect.poll(told).toContain(`${made} / ${MATCHES} picked`);
    if (made < MATCHES) await userEvent.keyboard('n');
    if (made === 1) {
      await expect.element(page.getByRole('button', { name: '7 open now' })).toBeVisible();
    }
  }
  const submit = page.getByRole('button', { name: 'SUBMIT', exact: true });
  await expect.element(submit).toBeEnabled();
  await tabTo(submit);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Picks Saved' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Picks saved').first()).toBeVisible();
  const rows = sentTo(SAVE)[0]?.matchPicks ?? [];
  expect(rows.filter(({ winnerTeamId }) => winnerTeamId !== null)).toHaveLength(MATCHES);
});
