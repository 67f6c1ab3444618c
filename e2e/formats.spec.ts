import { readFileSync } from 'node:fs';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, signIn } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';
import { FormatBuilder } from './pages/format-builder.ts';

// Formats come and go: nobody else looks at this copy of the world.
test.use({ copyOfWorld: 'staff' });

test('an Admin exports a format, imports and deletes it; one that is in use stays', async ({
  page,
  context,
  guard,
}) => {
  await signIn(context.request, demoAdmin);
  const formats = new FormatBuilder(page);
  await formats.open();
  await expect(formats.rows).toHaveCount(5);
  for (const name of ['Delete', 'Export']) {
    await expect(formats.button(name)).toBeDisabled();
    await expect(formats.button(name)).toHaveAttribute('title', 'Select a format first');
  }
  await expectAccessible(page);

  await formats.select('Major');
  await expect(formats.row('Major')).toContainText('Ready');
  await expect(formats.panel).toContainText('Can be chosen for an event.');
  await expect(formats.panel.getByRole('listitem').first()).toContainText(/Swiss: 8 advance/);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await formats.button('Export').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('major-three-swiss-stages-and-playoffs.json');
  const exported = readFileSync(await file.path(), 'utf8');

  const copy = exported.replace('"Major: three', '"Copied: three');
  await formats.importFile('copied.json', copy);
  await expect(page.getByText('Event format imported.', { exact: true })).toBeVisible();
  await expect(formats.panel.getByRole('heading', { level: 2 })).toContainText('Copied: three');
  await expect(formats.row('Copied')).toContainText('Ready');
  await formats.importFile('half.json', copy.replace('"Playoffs"', '""').replace('Copied', 'Half'));
  await expect(formats.row('Half')).toContainText('1 problem');

  for (const { text, sentence } of [
    { text: 'not JSON', sentence: 'The file is not JSON: it holds no event format.' },
    { text: '{"version":2}', sentence: 'This is no event format that can be read' },
    { text: ' '.repeat(2 << 20), sentence: 'The file has 2 MB' },
  ]) {
    guard.expect(/eventFormat: Failed to load resource: .*400/);
    await formats.importFile('bad.json', text);
    await expect(formats.dialog.getByRole('alert')).toContainText(sentence);
    await expectAccessible(page);
    await formats.button('Ok').click();
    await expect(formats.dialog).toBeHidden();
  }

  await page.getByLabel('Filter by name').fill('three swiss');
  await expect(formats.rows).toHaveCount(3);
  await formats.row('Half').getByRole('button').press('ArrowDown');
  await expect(formats.row('Copied').getByRole('button')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(formats.dialog).toContainText(
    "Are you sure you want to delete this 'Event Format'?",
  );
  await expectAccessible(page);
  await formats.button('Confirm').click();
  await expect(page.getByText('Event format deleted.', { exact: true })).toBeVisible();
  await expect(formats.rows).toHaveCount(2);

  await formats.select('Major');
  await formats.button('Delete').click();
  guard.expect(/eventFormat\/\d+: Failed to load resource: .*409/);
  await formats.button('Confirm').click();
  await expect(formats.dialog.getByRole('heading')).toHaveText('Record Is In Use');
  await expect(formats.dialog.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await formats.button('Ok').click();
  await expect(formats.rows).toHaveCount(2);
});
