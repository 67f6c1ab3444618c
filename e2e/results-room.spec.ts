import type { Locator, Page } from '@playwright/test';
import { demoPlayer, signIn } from './fixtures/accounts.ts';
import { resize } from './fixtures/every-width.ts';
import { holdAnswers } from './fixtures/held-answers.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';

const DESKTOP = { width: 1440, height: 900 };
const SIZES = [
  DESKTOP,
  { width: 2560, height: 1440 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** The summary, its parts and what stands below it, at each width. */
async function placesOf(page: Page, below: Locator) {
  const boxOf = async (part: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return [x, y, width, height].map(Math.round);
  };
  const { summary } = new EventPage(page).results;
  const places: Record<number, unknown> = {};
  for (const size of SIZES) {
    await resize(page, size);
    const facts = await summary.locator('dl > div').all();
    places[size.width] = {
      summary: await boxOf(summary),
      facts: await Promise.all(facts.map(boxOf)),
      below: (await boxOf(below))[1],
    };
  }
  await resize(page, DESKTOP);
  return places;
}

test('what everybody picked, the crowd and a trophy come to places that are kept for them', async ({
  page,
}) => {
  await signIn(page.request, demoPlayer);
  const answers = await holdAnswers(page);
  const finished = [
    { demo: demoEvents.finishedMajor, stage: 1, below: '[data-team]' },
    { demo: demoEvents.finishedWorlds, stage: 3, below: '[data-match]' },
  ];
  for (const { demo, stage, below } of finished) {
    const event = new EventPage(page);
    const id = await EventPage.idOf(page, demo);
    const shares = `/api/picks/get/crowd/${id}`;
    const slip = `/api/picks/crowd/${id}`;
    for (const path of [shares, slip]) answers.hold(path);
    await page.goto(`/${demo.prefix}/event/${id}?stage=${stage}`);
    const first = page.getByRole('main').locator(below).first();
    await expect(first).toBeAttached();
    await expect(page.getByRole('complementary', { name: 'Trophy' })).toBeVisible();
    const before = await placesOf(page, first);
    answers.letGo(shares);
    await expect(
      page.getByRole('main').locator(below).filter({ hasText: /\d%/ }).first(),
    ).toBeAttached();
    expect(await placesOf(page, first), 'with shares').toEqual(before);
    // A second sentence would move the first.
    await expect(event.results.summary).not.toContainText('picked this stage');
    answers.letGo(slip);
    await expect(event.results.summary).toContainText(/picked this stage.*crowd/);
    expect(await placesOf(page, first), 'with the crowd').toEqual(before);
  }
});
