import { readFileSync } from 'node:fs';
import { type EventFormat, StageType } from '@callshot/rules';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, signIn } from './fixtures/accounts.ts';
import { STAFF } from './fixtures/products.ts';
import { savedFormat } from './fixtures/saved-formats.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents } from './pages/event-page.ts';
import { FormatBuilder, FormatEditorPage } from './pages/format-builder.ts';

const MAJOR = 'Major: three Swiss stages and playoffs';

// Formats come and go: nobody else looks at this copy of the world.
test.use({ copyOfWorld: STAFF });

test('an Admin exports a format, imports and deletes it; one that is in use stays, and others start from it [rule: builder-4, builder-5]', async ({
  page,
  context,
  guard,
}) => {
  await signIn(context.request, demoAdmin);
  const formats = new FormatBuilder(page);
  const editor = new FormatEditorPage(page);
  await formats.open();
  for (const name of ['Edit', 'Clone', 'Delete', 'Export']) {
    await expect(formats.button(name)).toBeDisabled();
    await expect(formats.button(name)).toHaveAttribute('title', 'Select a format first');
  }
  await expectAccessible(page);

  await formats.select(MAJOR);
  await expect(formats.row(MAJOR)).toContainText('Ready');
  await expect(formats.panel).toContainText('Can be chosen for an event.');
  await expect(formats.panel.getByRole('listitem').first()).toContainText(
    /Swiss stage: 8 teams advance/,
  );
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await formats.button('Export').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('major-three-swiss-stages-and-playoffs.json');
  const exported = readFileSync(await file.path(), 'utf8');

  const copy = exported.replace('"Major: three', '"Borrowed: three');
  await formats.importFile('copied.json', copy);
  await expect(page.getByText('Event format imported.', { exact: true })).toBeVisible();
  await expect(formats.panel.getByRole('heading', { level: 2 })).toContainText('Borrowed: three');
  await expect(formats.row(/^Borrowed: /)).toContainText('Ready');
  await formats.importFile(
    'half.json',
    copy.replace('"Playoffs"', '""').replace('Borrowed', 'Borrowed half'),
  );
  await expect(formats.row(/^Borrowed half: /)).toContainText('1 problem');

  for (const { text, sentence } of [
    { text: 'not JSON', sentence: 'The file is not JSON: it holds no event format.' },
    { text: '{"version":2}', sentence: 'This is not an event format that can be read' },
  ]) {
    guard.expect(/eventFormat: Failed to load resource: .*400/);
    await formats.importFile('bad.json', text);
    await expect(formats.dialog.getByRole('alert')).toContainText(sentence);
    if (text === 'not JSON') await expectAccessible(page);
    await formats.button('Ok').click();
    await expect(formats.dialog).toBeHidden();
  }

  await page.getByLabel('Filter by name').fill('borrowed');
  await expect(formats.rows).toHaveCount(2);
  await formats
    .row(/^Borrowed half: /)
    .getByRole('button')
    .press('ArrowDown');
  await expect(formats.row(/^Borrowed: /).getByRole('button')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(formats.dialog).toContainText(
    "Are you sure you want to delete this 'Event Format'?",
  );
  await expectAccessible(page);
  await formats.button('Confirm').click();
  await expect(page.getByText('Event format deleted.', { exact: true })).toBeVisible();
  await expect(formats.rows).toHaveCount(1);
  await page.getByLabel('Filter by name').fill('');

  await formats.select(MAJOR);
  await formats.button('Delete').click();
  guard.expect(/eventFormat\/\d+: Failed to load resource: .*409/);
  await formats.button('Confirm').click();
  await expect(formats.dialog.getByRole('heading')).toHaveText('Record Is In Use');
  for (const { name } of [
    demoEvents.finishedMajor,
    demoEvents.liveMajor,
    demoEvents.upcomingMajor,
  ]) {
    const use = formats.dialog.getByRole('listitem').filter({ hasText: name });
    await expect(use.first()).toBeVisible();
  }
  await expectAccessible(page);
  await formats.button('Ok').click();
  await expect(formats.row(MAJOR)).toBeVisible();

  await formats.row(MAJOR).getByRole('button').press('c');
  await expect(editor.name).toHaveValue(`${MAJOR} (copy)`);
  await formats.button('SAVE AND CLOSE').click();
  await expect(formats.row(`${MAJOR} (copy)`)).toContainText('Ready');

  await formats.start('Double elimination, 16 teams, with bracket reset');
  await editor.name.fill('Started from');
  await formats.button('SAVE').click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  const demo = await savedFormat(context.request, 'Double elimination, 16 teams');
  const started = await savedFormat(context.request, 'Started from');
  // The starting format has a view for each part; the format of the demo world is seen whole.
  const views = started.stages.map(({ bracket }) => bracket?.views.map(({ name }) => name));
  expect(views).toEqual([['Upper Bracket', 'Lower Bracket', 'Grand Final']]);
  expect(withoutViews(started)).toEqual(demo);
});

const withoutViews = (format: EventFormat): EventFormat => ({
  ...format,
  stages: format.stages.map((stage) =>
    stage.type === StageType.playoffs
      ? { ...stage, bracket: { ...stage.bracket, views: [] } }
      : stage,
  ),
});
