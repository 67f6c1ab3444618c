import { demoAdmin, demoPlayer, longestName, signIn, signUp } from './fixtures/accounts.ts';
import { expectLaidOutInAnyLanguage } from './fixtures/every-width.ts';
import { goWithin } from './fixtures/go-within.ts';
import { expect, test } from './fixtures/test.ts';
import { AnnouncePage } from './pages/announce-page.ts';
import { EventCreator } from './pages/event-creator.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { FormatBuilder, FormatEditorPage } from './pages/format-builder.ts';
import { OverridePage } from './pages/override-page.ts';
import { AuditLog, UserManager } from './pages/staff.ts';

test('staff pages are laid out at any width [rule: nameplates-8, staff-3]', async ({
  page,
  context,
  request,
  isPhone,
}) => {
  await signIn(context.request, demoAdmin);
  await signUp(request, longestName());
  for (const [path, name] of [
    ['/admin', 'Admin'],
    ['/admin/settings', 'Settings'],
    ['/admin/webhooks', 'Webhooks'],
    ['/admin/leagues', 'Leagues'],
    ['/admin/reports', 'Reports'],
    ['/admin/about', 'About Us'],
    ['/admin/giveTrophy', 'Reward Trophies'],
    ['/admin/announce', 'Announcements'],
  ] as const) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true }).first()).toBeVisible();
    if (name !== 'Announcements') await expectLaidOutInAnyLanguage(page, isPhone);
  }
  const announcement = new AnnouncePage(page);
  await announcement.subject.fill('A subject');
  await announcement.text.fill(
    'A text with a very-long-word-that-is-broken-nowhere-at-all-and-goes-on.',
  );
  await expectLaidOutInAnyLanguage(page, isPhone);
  await announcement.ask();
  await expect(announcement.question).toBeVisible();
  await expectLaidOutInAnyLanguage(page, isPhone);

  await new AuditLog(page).open();
  await expectLaidOutInAnyLanguage(page, isPhone);
  const users = new UserManager(page);
  await users.open(demoPlayer.username);
  await expectLaidOutInAnyLanguage(page, isPhone);
  await page.keyboard.press('Escape');
  await expect(users.modal).toBeHidden();
  await expectLaidOutInAnyLanguage(page, isPhone);
});

test('the tools of staff are laid out at any width', async ({ page, context, isPhone }) => {
  await signIn(context.request, demoAdmin);
  const override = new OverridePage(page);
  for (const event of [demoEvents.liveMajor, demoEvents.liveWorlds]) {
    await override.open(event);
    await page.getByText('Open, lock or reopen').click();
    await expectLaidOutInAnyLanguage(page, isPhone, [1200]);
  }
  const picked = await EventPage.idOf(page, demoEvents.finishedMajor);
  await goWithin(page, `/admin/pickdata?game=cs&event=${picked}`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectLaidOutInAnyLanguage(page, isPhone);

  const formats = new FormatBuilder(page);
  await formats.open();
  await formats.select(/^Worlds: /);
  await expectLaidOutInAnyLanguage(page, isPhone, [1200]);
  const editor = new FormatEditorPage(page);
  await editor.press('Edit');
  await expect(editor.name).toHaveValue(/^Worlds/);
  await page.getByRole('button', { name: /^Group Stage/ }).press('Enter');
  await expectLaidOutInAnyLanguage(page, isPhone, [1200]);
  await editor.press('Open');
  await expectLaidOutInAnyLanguage(page, isPhone);
  if (!isPhone) {
    await page.getByRole('switch', { name: 'Freeform Bracket?' }).click();
    await expect(page.getByText('Bracket 1·1', { exact: true })).toBeVisible();
    await expectLaidOutInAnyLanguage(page, isPhone);
    await page.keyboard.press('Control+z');
  }
  await editor.press('Back to the stages');
  await editor.press('Try It');
  await expect(page.getByRole('button', { name: 'Pick at Random' })).toBeVisible();
  await expectLaidOutInAnyLanguage(page, isPhone);
  await page.getByRole('button', { name: 'Back to the Editor' }).click();
  await editor.press('CANCEL');

  const creator = new EventCreator(page);
  await creator.open();
  if (!isPhone) {
    const rail = page.getByRole('navigation', { name: 'Staff' });
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(rail, 'names stand beside their icons').toHaveCSS('width', '212px');
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await creator.search('Counter-Strike', '2025-05-10', '2025-08-20');
  await creator.draft(/Austin/);
  await expectLaidOutInAnyLanguage(page, isPhone, [1200]);
  await creator.load(/Austin/, /^Major/);
  await creator.button('Take Stage 1 standings for Stage 1, standings').click();
  await expectLaidOutInAnyLanguage(page, isPhone, [1200]);
  await creator.button('By hand, without the wiki').click();
  await creator.chooseFormat(/^Double elimination, 8/);
  await page.getByLabel('Teams, one a line').fill('Vitality\nSpirit\nMOUZ');
  await expectLaidOutInAnyLanguage(page, isPhone);
});
