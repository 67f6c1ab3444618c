import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, signIn } from './fixtures/accounts.ts';
import { expectLaidOut } from './fixtures/every-width.ts';
import { goWithin } from './fixtures/go-within.ts';
import { expect, test } from './fixtures/test.ts';
import { type DemoEvent, demoEvents, EventPage } from './pages/event-page.ts';

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Summary' });

async function addressOf(page: Page, event: DemoEvent): Promise<string> {
  return `/${event.prefix}/event/${await EventPage.idOf(page, event)}`;
}

test('a visitor looks at the crowd’s picks as at a user’s, with points and where it would rank', async ({
  page,
  isPhone,
}) => {
  const address = await addressOf(page, demoEvents.finishedMajor);
  // Without picks one is led from the results to the crowd's.
  await page.goto(`${address}?stage=4`);
  await summaryOf(page).getByRole('link', { name: 'The crowd', exact: true }).click();
  await expect(page).toHaveURL(`${address}/crowd?stage=4`);
  await expect(summaryOf(page)).toContainText('The crowd’s Playoffs');
  await expectAccessible(page);
  await expectLaidOut(page, isPhone);

  await goWithin(page, `${address}/crowd?stage=1`);
  await expect(summaryOf(page)).toContainText('The crowd’s Stage 1');
  await expect(summaryOf(page)).toContainText(
    /The crowd would be \d+(st|nd|rd|th) of [\d,]+ ranked\./,
  );
  await expect(
    page.getByText('The crowd', { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectLaidOut(page, isPhone);

  await new EventPage(page).scorePill.click();
  const breakdown = page.getByRole('dialog', { name: 'Score Breakdown: The crowd' });
  await expect(breakdown.getByText(/^Would be \d+ of [\d,]+ ranked$/)).toBeVisible();
});

test('of a stage that can still be picked nothing is shown and nothing is told', async ({
  page,
}) => {
  const address = await addressOf(page, demoEvents.liveMajor);
  const eventId = await EventPage.idOf(page, demoEvents.liveMajor);
  const event = await (await page.request.get(`/api/event/get?eventId=${eventId}`)).json();
  const open: number = event.eventStages[1].id;
  for (const call of ['picks/crowd', 'picks/get/crowd']) {
    const text = await (await page.request.get(`/api/${call}/${eventId}`)).text();
    expect(text).not.toContain(`"eventStageId":${open},`);
  }
  await page.goto(`${address}/crowd?stage=2`);
  await expect(page.getByRole('heading', { name: 'Hidden until picks lock' })).toBeVisible();
  await expect(page.getByText('The crowd’s picks become visible')).toBeVisible();
  await expect(summaryOf(page)).toBeHidden();
});

test('pick data leads to the override of its event', async ({ page, context }) => {
  await signIn(context.request, demoAdmin);
  const eventId = await EventPage.idOf(page, demoEvents.finishedMajor);
  await page.goto(`/admin/pickdata?game=cs&event=${eventId}`);
  // The rail leads there as well, and names no event.
  await page.locator(`a[href="/admin/pickOverride?event=${eventId}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pick Override' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /event of this season/ })).toHaveValue(
    String(eventId),
  );
});
