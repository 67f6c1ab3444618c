import type { AccountPreferences, Event } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { answer, held } from '../../testing/answers.ts';
import { eventAnswers, SWISS_EVENT } from '../../testing/events.ts';
import { signedIn, visitor } from '../../testing/people.ts';
import { open } from '../../testing/screens.tsx';

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const tile = page.getByRole('link', { name: /Rocket League/ });
const summaryOf = (event: Event) => ({ ...event, stageName: 'Swiss' });
const landing = {
  ...visitor,
  ...eventAnswers(SWISS_EVENT),
  'GET /api/event/currentEvents': [summaryOf(SWISS_EVENT)],
};

test('a page of admins says whom it is for [rule: override-1]', async () => {
  answer({ ...visitor, ...eventAnswers(SWISS_EVENT) });
  open('/admin/pickOverride');
  await expect.element(heading('Not allowed')).toBeVisible();
  await expect.element(page.getByText('This page is for admins. Log in to open it.')).toBeVisible();
  await expectAccessible();
  answer(signedIn());
  open('/admin/pickOverride');
  await expect.element(page.getByText('This page is for admins.', { exact: true })).toBeVisible();
  expect(page.getByRole('main').getByRole('button', { name: 'Login' }).query()).toBeNull();
});

test('About Us tells the story [rule: product-22, product-25, product-26]', async () => {
  answer(landing);
  open('/');
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect.element(heading('About Us')).toBeVisible();
  expect(location.pathname).toBe('/about-us');
  await expect.element(page.getByText(/2019/).first()).toBeVisible();
  for (const text of [
    'Fill out brackets for each stage as soon as matchups are announced.',
    'Earn points for correct results, rank on leaderboards, win awards.',
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await expectAccessible();
});

const chooseTheme = async (menu: string, name: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
};
const ground = () => getComputedStyle(document.body).backgroundColor;

test('a visitor chooses a theme, which changes at once and is kept in the browser [rule: product-39]', async () => {
  answer(landing);
  open('/about-us');
  await chooseTheme('Login or Register', 'Light');
  expect(ground()).toBe('rgb(243, 245, 249)');
  expect(localStorage.getItem('callshot.theme')).toBe('light');
  await expectAccessible();
  await chooseTheme('Login or Register', 'Dark');
  expect(ground()).toBe('rgb(10, 13, 20)');
  await page.getByRole('button', { name: 'Login or Register', exact: true }).click();
  await expect
    .element(page.getByRole('menuitemradio', { name: 'Dark', exact: true }))
    .toHaveAttribute('aria-checked', 'true');
});

test('a user’s theme is kept with the account, the last of a few in quick succession [rule: product-39]', async () => {
  let kept: AccountPreferences = {
    plainNames: true,
    stillPlates: false,
    theme: null,
    language: null,
  };
  answer({
    ...landing,
    ...signedIn(),
    'GET /api/account/preferences': () => kept,
    'POST /api/account/preferences': ({ body }) => {
      kept = { ...kept, ...body, theme: body.theme ?? kept.theme, language: body.language ?? null };
      return kept;
    },
  });
  open('/about-us');
  await chooseTheme('User menu', 'Light');
  await chooseTheme('User menu', 'Dark');
  await chooseTheme('User menu', 'Light');
  await expect
    .poll(() => kept)
    .toMatchObject({ plainNames: true, stillPlates: false, theme: 'light' });
  expect(ground()).toBe('rgb(243, 245, 249)');
});

test('an answer to an earlier choice does not bring that theme back [rule: product-39]', async () => {
  const none = { plainNames: false, stillPlates: false, theme: null, language: null };
  const first = held({ ...none, theme: 'light' as const });
  const second = held({ ...none, theme: 'dark' as const });
  let sent = 0;
  answer({
    ...landing,
    ...signedIn(),
    'GET /api/account/preferences': none,
    'POST /api/account/preferences': () => {
      sent += 1;
      return sent === 1 ? first.answer() : second.answer();
    },
  });
  open('/about-us');
  await chooseTheme('User menu', 'Light');
  await expect.poll(() => sent).toBe(1);
  await chooseTheme('User menu', 'Dark');
  first.letGo();
  await expect.poll(() => sent).toBe(2);
  expect(ground()).toBe('rgb(10, 13, 20)');
  second.letGo();
});

test.each([
  { why: 'open', locked: false, text: 'Picks currently open' },
  { why: 'locked', locked: true, text: 'Picks currently locked' },
])('a tile tells the state of the picks [rule: product-23]: $why', async ({ locked, text }) => {
  const event = { ...SWISS_EVENT, locked };
  answer({
    ...landing,
    ...eventAnswers(event),
    'GET /api/event/currentEvents': [summaryOf(event)],
  });
  open('/');
  for (const game of [/Rocket League/, /Counter-Strike/]) {
    await expect.element(page.getByRole('link', { name: game })).toHaveTextContent(event.name);
    await expect.element(page.getByRole('link', { name: game })).toHaveTextContent(text);
  }
  await expectAccessible();
});

test('without a current event a tile shows the last one [rule: product-24]', async () => {
  const event = { ...SWISS_EVENT, locked: true, finished: true };
  answer({ ...landing, ...eventAnswers(event) });
  answer({
    'GET /api/event/currentEvents': [],
    'GET /api/event/next': null,
    'GET /api/event/previous': summaryOf(event),
  });
  open('/');
  await expect.element(tile).toHaveTextContent(event.name);
  await expect.element(tile).toHaveTextContent('Event complete');
});

test('a detail that hangs does not keep the landing page from showing its events', async () => {
  const board = held(eventAnswers(SWISS_EVENT)['GET /api/picks/get/leaderboard/:eventId']);
  answer({ ...landing, 'GET /api/picks/get/leaderboard/:eventId': board.answer as never });
  open('/');
  await expect.element(tile).toHaveTextContent(SWISS_EVENT.name);
  board.letGo();
});
