import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, signIn } from './fixtures/accounts.ts';
import { goWithin } from './fixtures/go-within.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';

// Settings change: nobody else looks at this copy of the world.
test.use({ copyOfWorld: 'community' });

const VIDEO = 'https://www.youtube.com/watch?v=aB3-_56789x';

/** As an Admin's page saves it. */
async function set(request: APIRequestContext, name: string, value: string): Promise<void> {
  const answer = await request.post('/api/settings/save', {
    headers: { Game: '1' },
    data: { name, value },
  });
  expect(await answer.json()).toMatchObject({ valueError: null });
}

test('the interview is played in its place, and its site hears nothing before that [rule: product-25, product-27]', async ({
  page,
  requestOf,
}) => {
  const request = await requestOf(demoAdmin);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  const elsewhere = () => asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>On air' }),
  );

  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Interview' })).toHaveCount(0);

  await set(request, 'interviewUrl', VIDEO);
  await page.reload();
  const play = page.getByRole('button', { name: 'Play the interview' });
  await play.scrollIntoViewIfNeeded();
  await expect(page.getByText(/nothing is loaded from there before you press play/)).toBeVisible();
  await expectAccessible(page);
  const place = await play.boundingBox();
  expect(elsewhere()).toEqual([]);

  await play.focus();
  await page.keyboard.press('Enter');
  const player = page.getByTitle('Interview with the makers of Callshot');
  await expect(player.contentFrame().getByText('On air')).toBeVisible();
  await expect(player).toBeFocused();
  expect(await player.boundingBox()).toEqual(place);
  expect(elsewhere()).toEqual([
    'https://www.youtube-nocookie.com/embed/aB3-_56789x?autoplay=1&rel=0',
  ]);
  await expect(page.getByRole('link', { name: 'Watch it on YouTube' })).toHaveAttribute(
    'href',
    VIDEO,
  );

  // An interview whose player cannot be embedded opens on its own site.
  await set(request, 'interviewUrl', 'https://magazine.example/interview');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Watch the interview' })).toHaveAttribute(
    'href',
    'https://magazine.example/interview',
  );
  await expect(page.getByRole('button', { name: 'Play the interview' })).toHaveCount(0);
});

test('an Admin sets a game’s accounts, with Undo; community, About Us and the game’s events show them [rule: product-28]', async ({
  page,
  browserOf,
}) => {
  await page.goto('/community');
  await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No community links yet' })).toBeVisible();
  await expectAccessible(page);

  const admin = await browserOf(demoAdmin);
  await admin.goto('/community');
  await admin.getByRole('link', { name: 'Add links' }).click();
  const row = admin.getByRole('form', { name: 'csInstagramUrl' });
  const field = row.getByRole('textbox', { name: 'Instagram account for Counter-Strike' });
  await field.fill('https://x.com/callshot');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(field).toHaveAccessibleDescription('Enter a link to instagram.com');
  await field.fill('https://www.instagram.com/callshot');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Saved: csInstagramUrl', { exact: true })).toBeVisible();
  await set(admin.context().request, 'rlTwitterUrl', 'https://x.com/callshot_rl');
  await set(admin.context().request, 'discordUrl', 'https://discord.gg/callshot');

  await page.goto('/about-us');
  const onAbout = page.getByRole('link', { name: 'Instagram · Counter-Strike' });
  await expect(onAbout).toHaveAttribute('href', 'https://www.instagram.com/callshot');
  await page.getByRole('link', { name: 'More about the community' }).click();
  await expect(page).toHaveURL('/community');
  const places = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(places).toHaveText([
    /^Discord/,
    /^X · Rocket League/,
    /^Instagram · Counter-Strike/,
  ]);
  await expectAccessible(page);

  const event = new EventPage(page);
  await event.open(demoEvents.liveMajor);
  const footer = page.getByRole('main');
  await expect(footer.getByRole('link', { name: 'Instagram', exact: true })).toHaveAttribute(
    'href',
    'https://www.instagram.com/callshot',
  );
  await expect(footer.getByRole('link', { name: 'X', exact: true })).toHaveCount(0);
  await event.goTo(demoEvents.liveWorlds);
  await expect(footer.getByRole('link', { name: 'X', exact: true })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Instagram', exact: true })).toHaveCount(0);

  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByText('Restored: csInstagramUrl', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('');
  await page.goto('/community');
  await expect(places).toHaveText([/^Discord/, /^X · Rocket League/]);
});

test('an Admin writes About Us and sees it as it will look; links and texts of others meanwhile are not lost', async ({
  page,
  context,
  requestOf,
  guard,
}) => {
  guard.expect(/\/api\/settings\/save/);
  await signIn(context.request, demoAdmin);
  const other = await requestOf(demoAdmin);
  await page.goto('/admin/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' }).first()).toBeVisible();
  const form = page.getByRole('main').locator('form');
  await expectAccessible(page);

  const preview = page.getByRole('region', { name: 'Preview' });
  await form.getByLabel('Story').fill('Free since 2019.\n\nMade by two.');
  await form.getByLabel(/^Founders/).fill('Ann, CEO\nBob, Lead developer');
  await form.getByLabel('Discord').fill('http://discord.gg/x');
  await expect(preview.getByText('Made by two.', { exact: true })).toBeVisible();
  await expect(preview.getByText('Lead developer')).toBeVisible();
  await expect(form.getByRole('status')).toHaveText('3 changes are not saved');

  // A link that cannot be one is said beside its field; the others are saved.
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Discord')).toHaveAccessibleDescription(/begins with https/);
  await expect(page.getByText('Saved 2 of 3', { exact: true })).toBeVisible();

  await set(other, 'discordUrl', 'https://discord.gg/theirs');
  await form.getByLabel('Discord').fill('https://discord.gg/ours');
  await preview.getByText('Community', { exact: true }).first().click();
  await expect(preview.getByText('Chat with other players, and get help')).toBeVisible();
  await form.getByLabel('Discord').press('Control+s');
  await expect(form.getByLabel('Discord')).toHaveAccessibleDescription(/discord\.gg\/theirs/);

  // Unsaved work is not left by accident; what builds on theirs replaces it.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/rl/event"]')?.click());
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByLabel('Text', { exact: true }).fill('Meet the others.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('status')).toHaveText('Everything is saved');

  await page.goto('/about-us');
  await expect(page.getByText('Free since 2019.', { exact: true })).toBeVisible();
  await expect(page.getByText('Ann', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Discord' }).first()).toHaveAttribute(
    'href',
    'https://discord.gg/ours',
  );
  await expectAccessible(page);
  await goWithin(page, '/community');
  await expect(page.getByText('Meet the others.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  for (const [name, value] of [
    ['aboutStory', 'Since 2019.'],
    ['founders', 'null'],
    ['discordUrl', 'null'],
    ['communityText', 'Talk picks before the lock, follow matches together, get help.'],
  ] as const) {
    await set(other, name, value);
  }
});

test('an event page that stays open tells of maintenance within a minute', async ({
  page,
  requestOf,
}) => {
  const request = await requestOf(demoAdmin);
  await page.clock.install();
  await page.goto('/rl/event');
  await expect(page.getByRole('heading').first()).toBeVisible();
  const notice = page.getByRole('complementary', { name: 'Maintenance' });
  await expect(notice).toHaveCount(0);
  await set(request, 'maintenanceMessage', 'Back at 18:00 UTC');
  await page.clock.fastForward(60_000);
  await expect(notice).toHaveText('Back at 18:00 UTC');
  await expectAccessible(page);

  await goWithin(page, '/about-us');
  await expect(notice).toBeVisible();
  await set(request, 'maintenanceMessage', 'null');
  await page.clock.fastForward(60_000);
  await expect(notice).toHaveCount(0);
});
