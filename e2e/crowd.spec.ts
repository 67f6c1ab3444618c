import type { Crowd, CrowdSlip } from '@callshot/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, demoPlayer, ownId, signIn } from './fixtures/accounts.ts';
import { changeAnswers } from './fixtures/changed-answers.ts';
import { expectLaidOut } from './fixtures/every-width.ts';
import { goWithin } from './fixtures/go-within.ts';
import { expect, test } from './fixtures/test.ts';
import { type DemoEvent, demoEvents, EventPage } from './pages/event-page.ts';

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Summary' });

async function addressOf(page: Page, event: DemoEvent): Promise<string> {
  return `/${event.prefix}/event/${await EventPage.idOf(page, event)}`;
}

test('a visitor looks at the crowd’s picks as at a user’s, with points and where it would rank @phone', async ({
  page,
  isPhone,
}) => {
  const address = await addressOf(page, demoEvents.finishedMajor);
  // Without picks one is led from the results to the crowd's.
  await page.goto(`${address}?stage=4`);
  await summaryOf(page).getByRole('link', { name: 'The crowd', exact: true }).click();
  await expect(page).toHaveURL(`${address}/crowd?stage=4`);
  await expect(summaryOf(page)).toContainText('The crowd’s Playoffs');
  if (!isPhone) await expectAccessible(page);
  await expectLaidOut(page, isPhone);

  await goWithin(page, `${address}/crowd?stage=1`);
  await expect(summaryOf(page)).toContainText('The crowd’s Stage 1');
  await expect(summaryOf(page)).toContainText(
    /The crowd would be \d+(st|nd|rd|th) of [\d,]+ ranked\./,
  );
  await expect(page.getByText('The crowd', { exact: true })).toBeVisible();
  if (!isPhone) await expectAccessible(page);
  await expectLaidOut(page, isPhone);

  await new EventPage(page).scorePill.click();
  const breakdown = page.getByRole('dialog', { name: 'Score Breakdown: The crowd' });
  await expect(breakdown.getByText(/^Would be \d+ of [\d,]+ ranked$/)).toBeVisible();
});

test('own results say how one stands against the crowd, and lead to it', async ({ page }) => {
  await signIn(page.request, demoPlayer);
  const address = await addressOf(page, demoEvents.finishedMajor);
  const eventId = await EventPage.idOf(page, demoEvents.finishedMajor);
  const { score }: CrowdSlip = await (await page.request.get(`/api/picks/crowd/${eventId}`)).json();
  const own = await (await page.request.get(`/api/picks/get/score/${eventId}`)).json();
  const lead = own.totalScore - score.totalScore;
  const by = `by ${Math.abs(lead)} point`;
  await page.goto(`${address}?stage=1`);
  await expect(summaryOf(page)).toContainText(
    lead > 0 ? `You beat the crowd ${by}` : `The crowd beats you ${by}`,
  );
  await summaryOf(page)
    .getByRole('link', { name: /^the crowd$/i })
    .press('Enter');
  await expect(page).toHaveURL(`${address}/crowd?stage=1`);
  await page.getByRole('button', { name: 'Back To My Picks' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
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

test('under five entrants there is no crowd @phone', async ({ page, isPhone }) => {
  const nobody = { groupStagePicks: [], matchPicks: [] };
  await changeAnswers<CrowdSlip>(page, '/api/picks/crowd/', ({ picks, score }) => ({
    picks: { ...picks, ...nobody },
    score: { ...score, rank: null, totalScore: 0, ledger: [] },
  }));
  await changeAnswers<Crowd>(page, '/api/picks/get/crowd/', () => ({ stages: [] }));
  const address = await addressOf(page, demoEvents.finishedMajor);
  await page.goto(`${address}/crowd?stage=1`);
  await expect(
    page.getByText('Fewer than five picked Stage 1: what a few picked is not told.'),
  ).toBeVisible();
  await expect(page.getByText(/would be/)).toBeHidden();
  if (!isPhone) await expectAccessible(page);
  await expectLaidOut(page, isPhone);
});

test('a right pick that few made says so in the results and in the breakdown @phone', async ({
  page,
  isPhone,
}) => {
  await signIn(page.request, demoPlayer);
  const eventId = await EventPage.idOf(page, demoEvents.finishedMajor);
  const userId = await ownId(page.request);
  const path = `/api/picks/get/score/${eventId}?userId=${userId}`;
  const { ledger } = await (await page.request.get(path)).json();
  const right = (stageIndex: number) =>
    ledger.find(
      (row: { stageIndex: number; outcome: string }) =>
        row.stageIndex === stageIndex && row.outcome === 'correct',
    );
  await changeAnswers<Crowd>(page, '/api/picks/get/crowd/', ({ stages }) => ({
    stages: stages.map((stage, at) => {
      const { eventSubstageId, rule, teamId, matchKey } = right(at);
      const entrants = Math.round(stage.entrants * 0.03);
      return { ...stage, rare: [{ eventSubstageId, rule, teamId, matchKey, entrants }] };
    }),
  }));
  const address = await addressOf(page, demoEvents.finishedMajor);
  await page.goto(`${address}?stage=1`);
  await expect(page.getByText('Only 3% picked this', { exact: true })).toBeVisible();
  if (!isPhone) await expectAccessible(page);
  await expectLaidOut(page, isPhone);

  await goWithin(page, `${address}?stage=4`);
  await expect(page.getByText(/Your pick: .*Only 3% picked this/).first()).toBeAttached();

  await new EventPage(page).scorePill.click();
  const breakdown = page.getByRole('dialog', { name: 'Score Breakdown' });
  await expect(breakdown.getByText('Only 3% picked this').first()).toBeVisible();
  await expectAccessible(page);
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
