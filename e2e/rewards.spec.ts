import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, demoPlayer, signIn } from './fixtures/accounts.ts';
import { STAFF } from './fixtures/products.ts';
import { expect, test } from './fixtures/test.ts';
import { Bell } from './pages/bell.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { Profile } from './pages/profile.ts';

// An event is finished and its trophies are given: nobody else looks at this copy of the world.
test.use({ copyOfWorld: STAFF });

const { liveMajor } = demoEvents;
const headers = { Game: '2' };

/** A plate that nobody has yet, and a code that brings it. */
async function makePromo(admin: APIRequestContext) {
  const saved = await admin.post('/api/nameplate/save', {
    headers,
    data: {
      id: null,
      name: 'Grand Final',
      description: 'For all who watched',
      style: '.{id} {\n  background: #224488;\n  color: #FFFFFF;\n}',
      namePlateTypeId: 4,
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const { id }: { id: number } = await saved.json();
  const code = 'GRAND-FINAL';
  const made = await admin.post('/api/promo/create', {
    headers,
    data: {
      description: 'Thank you for watching',
      nameplateId: id,
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: null,
      codes: { code, mostClaims: 10 },
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  return { code, plate: `.np-${id}` };
}

test('an event ends, staff give its trophies, and who won shows them off [rule: accounts-42, event-page-4, product-12, promo-1, staff-3, trophies-9, trophies-17]', async ({
  page,
  context,
  browserOf,
}) => {
  const admin = await browserOf(demoAdmin);
  const eventId = await EventPage.idOf(page, liveMajor);
  const finished = await admin.request.post('/api/event/stage', {
    headers,
    data: { eventId, action: 'finish', relockTime: null, reason: 'The tournament is over' },
  });
  expect(finished.ok(), await finished.text()).toBe(true);

  await admin.goto('/admin/giveTrophy');
  const give = admin.getByRole('button', { name: 'Give Trophies' });
  await expect(give).toBeDisabled();
  await admin.getByRole('radio', { name: liveMajor.name }).check();
  await expect(give).toBeDisabled();
  await admin.getByRole('checkbox', { name: /although results are incomplete/ }).check();
  await admin.getByLabel('Why').fill('The final is not played any more');
  await expectAccessible(admin);
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: `CSV: who gets what of ${liveMajor.name}` }).click(),
  ]);
  const [head, first, ...rest] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(head).toBe('Rank,Player,User id,Points,Trophy');
  expect(first).toMatch(/^1,.+,\d+,\d+,Diamond$/);
  expect(rest.at(-1)).toMatch(/,Wood$/);
  await give.click();
  await expect(admin.getByText('Trophies Rewarded!', { exact: true })).toBeVisible();
  await expect(admin.getByRole('button', { name: `Re-run: ${liveMajor.name}` })).toBeVisible();
  await admin.getByRole('button', { name: `Re-run: ${liveMajor.name}` }).click();
  await expect(admin.getByText('Nothing would change', { exact: true })).toBeVisible();
  await expectAccessible(admin);

  await signIn(context.request, demoPlayer);
  await page.goto('/cs/event');
  const bell = new Bell(page);
  await bell.open();
  await expect(bell.item(liveMajor.name).first()).toBeVisible();
  await bell.panel
    .getByRole('button', { name: new RegExp(`^Open your profile: .*${liveMajor.name}`) })
    .first()
    .press('Enter');
  const profile = new Profile(page);
  await expect(profile.modal).toBeVisible();
  await profile.button('Change nameplate').click();
  const plates = page.getByRole('list', { name: 'Your nameplates' }).getByRole('button');
  await plates.nth(1).click();
  await expect(page.getByText(/^You wear /)).toBeVisible();
  await expect(plates.nth(1)).toHaveAttribute('aria-pressed', 'true');

  const { code, plate } = await makePromo(admin.request);
  await page.goto(`/redeem?code=${code}`);
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  const claimed = page.getByRole('dialog', { name: 'Promo Code Claimed!' });
  await expect(claimed.locator(plate)).toBeVisible();
  await expectAccessible(page);
  await claimed.getByRole('button', { name: 'Wear it now' }).click();
  await expect(page.getByText('You wear it now', { exact: true })).toBeVisible();
  await expect(claimed).toBeHidden();

  await page.goto('/cs/trophy-room');
  const awards = page.getByRole('list', { name: 'Your awards' });
  const award = awards.getByRole('listitem').filter({ hasText: liveMajor.name }).first();
  await expect(award.getByText('New', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const showOff = award.getByRole('button', { name: `Show off ${liveMajor.name}` });
  await showOff.click();
  await page.getByRole('menuitem', { name: 'Pin to your name' }).click();
  await expect(award.getByText('Pinned', { exact: true })).toBeVisible();
  await showOff.click();
  await page
    .getByRole('menuitem', { name: /^Put in the trophy case/ })
    .first()
    .click();
  await expect(award.getByText('Case', { exact: true })).toBeVisible();
  await page.reload();
  await expect(award.getByText('Case', { exact: true })).toBeVisible();
  await expect(award.getByText('New', { exact: true })).toHaveCount(0);

  await new EventPage(page).open(liveMajor);
  const own = page.getByRole('button', { name: /^Your Leaderboard/ });
  await expect(own.getByRole('img', { name: liveMajor.name })).toBeVisible();
  await page.goto('/cs/trophy-room');
  await profile.openOwn();
  const pin = profile.modal.getByRole('region', { name: 'Pinned trophy' });
  await expect(pin.getByText(liveMajor.name, { exact: true })).toBeVisible();
  await pin.getByRole('button', { name: 'Unpin' }).click();
  await expect(profile.modal.getByText('Nothing is pinned beside your name.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pin.getByText(liveMajor.name, { exact: true })).toBeVisible();
  await profile.modal.getByRole('button', { name: /^(Change|Fill) slot 2/ }).click();
  const selector = page.getByRole('dialog', { name: 'Trophy case' });
  await expect(selector.getByRole('button', { name: liveMajor.name })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(selector).toBeHidden();
  await expect(profile.modal).toBeVisible();

  const visitor = await browserOf(null);
  await visitor.goto('/cs/trophy-room');
  await expect(visitor.getByRole('heading', { name: 'Recent Winners', level: 1 })).toBeVisible();
  await expect(visitor.getByRole('list', { name: `Won ${liveMajor.name}` })).toBeVisible();
  const won = visitor
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('heading', { name: liveMajor.name }) });
  await expect(won.getByText(/^\d+ pts, (shared )?first of \d+ ranked$/)).toBeVisible();
  await expect(visitor.getByRole('row', { name: 'Participant Wood' })).toBeVisible();
  const leaders = visitor.getByRole('region', { name: 'Award Leaders' });
  await expect(leaders.getByRole('img', { name: liveMajor.name }).first()).toBeVisible();
  await expectAccessible(visitor);
  await leaders.getByRole('searchbox', { name: 'Search by name' }).fill(demoPlayer.username);
  await expect(leaders.locator(plate).first()).toHaveCSS('background-color', 'rgb(34, 68, 136)');
  await leaders.getByRole('button', { name: `Profile of ${demoPlayer.username}` }).click();
  const shown = new Profile(visitor);
  await expect(shown.modal.getByText(liveMajor.name, { exact: true }).first()).toBeVisible();
  await expect(shown.modal.getByRole('button', { name: 'Unpin' })).toHaveCount(0);
  await expectAccessible(visitor);
});
