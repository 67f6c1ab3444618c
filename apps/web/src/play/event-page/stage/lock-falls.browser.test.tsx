import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../../../testing/answers.ts';
import { EVENT_PAGE, openSwiss } from '../../../../testing/events.ts';
import { signedIn } from '../../../../testing/people.ts';
import { ReadAloud } from '../../../../testing/read-aloud.ts';
import { open } from '../../../../testing/screens.tsx';
import { noteServerTime } from '../../../platform/core/server-clock.ts';

const setServerClock = (at: string) =>
  noteServerTime(new Response(null, { headers: { 'Server-Time': at } }));

afterEach(() => setServerClock(new Date().toISOString()));

const team = page.getByRole('button', { name: /^Moist Esports/ });
const panel = page.getByRole('tabpanel', { name: 'Swiss Stage' });
const saidOf = (aloud: ReadAloud) =>
  [...aloud.text().matchAll(/says “(.*locked.*)”/gi)].map(([, said]) => said);

/** The page with the keyboard on a team; the event locks in 2098. */
async function openAtTeam(): Promise<ReadAloud> {
  answer({ ...signedIn(), ...openSwiss() });
  open(EVENT_PAGE);
  await expect.element(team).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Share' })).toBeVisible();
  (team.element() as HTMLElement).focus();
  return new ReadAloud();
}

async function lockFalls(): Promise<void> {
  setServerClock('2098-12-01T00:00:01Z');
  await expect
    .element(page.getByRole('button', { name: 'NEXT', exact: true }))
    .not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 500));
}

test('a lock that falls on an open page is said once, and the keyboard goes on at the stage', async () => {
  const aloud = await openAtTeam();
  await lockFalls();
  expect(saidOf(aloud)).toEqual(['Picks Are Locked']);
  await expect.element(panel).toHaveFocus();
});

test('with unsaved picks it is said once what became of them', async () => {
  const aloud = await openAtTeam();
  await userEvent.keyboard(' ');
  await expect.element(team).toHaveAttribute('aria-pressed', 'true');
  await lockFalls();
  expect(saidOf(aloud)).toEqual([
    'Picks locked before yours were submitted, and none were saved earlier. They do not count.',
  ]);
});

test('a keyboard that is elsewhere stays there', async () => {
  await openAtTeam();
  const link = page.getByRole('link', { name: 'About Us' }).first();
  (link.element() as HTMLElement).focus();
  await lockFalls();
  await expect.element(link).toHaveFocus();
});
