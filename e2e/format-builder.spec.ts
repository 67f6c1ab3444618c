import { type EventFormat, startFrom } from '@callshot/rules';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, signIn } from './fixtures/accounts.ts';
import { STAFF } from './fixtures/products.ts';
import { savedFormat } from './fixtures/saved-formats.ts';
import { expect, test } from './fixtures/test.ts';
import { FormatBuilder, FormatEditorPage } from './pages/format-builder.ts';

// Formats come and go: nobody else looks at this copy of the world.
test.use({ copyOfWorld: STAFF });

test('an Admin makes the format of a Major from nothing, by keyboard alone [rule: builder-1, builder-12]', async ({
  page,
  context,
}) => {
  await signIn(context.request, demoAdmin);
  const formats = new FormatBuilder(page);
  await formats.open();
  const editor = new FormatEditorPage(page);
  await editor.press('Add');
  await editor.name.focus();
  await page.keyboard.type('Major of the keyboard');

  for (const [stage, teams] of [
    ['Stage 1', null],
    ['Stage 2', 16],
    ['Stage 3', 16],
  ] as const) {
    await editor.press('Add');
    await expect(editor.dialogField('Stage name')).toBeFocused();
    await page.keyboard.type(stage);
    if (teams !== null) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(String(teams));
    }
    await page.keyboard.press('Enter');
    await expect(editor.dialog).toBeHidden();
  }
  await editor.press('Add');
  await expect(editor.dialogField('Stage name')).toBeFocused();
  await page.keyboard.type('Playoffs');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(editor.dialog).toBeHidden();
  await expectAccessible(page);

  await page.getByLabel('Start this bracket from').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await editor.press('Start');
  await editor.press('Open');
  await expectAccessible(page);
  for (const column of [0, 1, 2]) {
    if (column > 0) await editor.choose('Column', String(column), 'ArrowRight');
    await editor.choose('Best of', '5', 'ArrowLeft');
  }
  await expect(page.getByText('3 changes not applied: best of')).toBeVisible();
  await editor.press('Apply Bracket Changes');
  await editor.press('Next phase');
  await editor.press('Next phase');

  const semis = editor.group('Upper Bracket');
  await semis.getByRole('button', { name: 'Take out Final' }).press('Enter');
  await editor.rename(semis, 'Semi-Finals');
  const final = editor.group('Winner');
  await final.getByLabel('Score Participants', { exact: true }).press('Space');
  await final.getByLabel('Score Winners Only').press('Space');
  await final.getByLabel('Score Participants, points', { exact: true }).press('ArrowUp');
  await editor.rename(final, 'Final');
  await editor.press('Scoring group');
  const champion = editor.group('Scoring group 3');
  // By the headers of the drawing.
  await champion.getByRole('button', { name: 'Columns' }).press('Enter');
  await expect(page.getByText('Select the columns in the scoring group')).toBeVisible();
  await page.getByRole('button', { name: /^Final\s/ }).press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await champion.getByLabel('Score Participants', { exact: true }).press('Space');
  await champion.getByLabel('Score Winners Only').press('Space');
  const points = champion.getByLabel('Score Participants, points', { exact: true });
  await points.press('ArrowUp');
  await points.press('ArrowUp');
  await editor.rename(champion, 'Champion');

  await page.keyboard.press('Control+s');
  await expect(page.getByText('All changes saved')).toBeVisible();
  const made = await savedFormat(context.request, 'Major of the keyboard');
  const major = await savedFormat(context.request, 'Major: three Swiss stages and playoffs');
  expect(made.stages).toEqual(major.stages);
  await editor.press('CANCEL');
  await expect(formats.row('Major of the keyboard')).toContainText('Ready');
});

test('an Admin draws a group of four by hand, and tries it', async ({ page, context }) => {
  await signIn(context.request, demoAdmin);
  const formats = new FormatBuilder(page);
  await formats.open();
  const editor = new FormatEditorPage(page);
  await editor.press('Add');
  await editor.name.fill('Drawn group');
  await editor.press('Add');
  await editor.dialogField('Stage name').fill('Group Stage');
  await editor.dialog.getByText('Group stage', { exact: true }).click();
  await editor.dialog.getByLabel('Has group brackets').check();
  await editor.dialog.getByRole('button', { name: 'Save' }).click();
  await editor.press('Open');
  await page.getByRole('switch', { name: 'Freeform Bracket?' }).click();
  await page.getByRole('button', { name: 'Add a column' }).click();
  await page.getByRole('button', { name: 'Add a column' }).click();
  for (const column of ['1', '2']) {
    await page.getByRole('group', { name: 'Column' }).getByText(column, { exact: true }).click();
    await page.getByLabel('Match count', { exact: true }).fill('2');
  }
  await editor.press('Apply Bracket Changes');
  await expect(page.getByText('Bracket 2·2', { exact: true })).toBeVisible();

  const lines = [
    ['Bracket-0-0', 'winner', 'Bracket-1-0', 'top'],
    ['Bracket-0-1', 'winner', 'Bracket-1-0', 'bottom'],
    ['Bracket-1-1', 'winner', 'Bracket-2-0', 'bottom'],
    ['Bracket-0-0', 'loser', 'Bracket-1-1', 'top'],
    ['Bracket-0-1', 'loser', 'Bracket-1-1', 'bottom'],
    ['Bracket-1-0', 'loser', 'Bracket-2-0', 'top'],
  ] as const;
  for (const [from, who, to, slot] of lines) await editor.drawLine(from, who, to, slot);
  const drawn = page.getByRole('group', { name: /^(Winner|Loser) of .* Delete takes it away\.$/ });
  await expect(drawn).toHaveCount(lines.length);
  await expectAccessible(page);

  // Into a slot that is fed, or back: refused, and nothing has changed.
  await editor.drawLine('Bracket-1-1', 'loser', 'Bracket-2-0', 'top');
  await expect(
    page.getByText('Bracket 2·1 leads to Bracket 3·1 top already.').last(),
  ).toBeVisible();
  await expect(drawn).toHaveCount(lines.length);
  // Nor does the drawing flee from a line that is held over its first column.
  expect(await editor.driftBelow('Bracket-1-0', 'loser', 'Bracket-0-0', 'top')).toBe(0);
  await page.getByRole('button', { name: 'Fit to viewer' }).click();
  expect(await editor.driftBelow('Bracket-1-0', 'loser', 'Bracket-0-1', 'bottom')).toBe(0);
  await expect(drawn).toHaveCount(lines.length);
  const last = page.getByRole('group', { name: /^Loser of Bracket 2·1 to Bracket 3·1, top/ });
  await last.press('Enter');
  await last.press('Delete');
  await expect(drawn).toHaveCount(lines.length - 1);
  await page.keyboard.press('Control+z');
  await expect(drawn).toHaveCount(lines.length);

  await page.keyboard.press('Control+s');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(waysOf(await savedFormat(context.request, 'Drawn group'))).toEqual(
    waysOf(startFrom({ kind: 'groups', groupCount: 1, of: 'gsl' })),
  );

  await editor.press('Back to the stages');
  await editor.press('Try It');
  await page.getByRole('button', { name: 'Pick at Random' }).click();
  await expectAccessible(page);
  for (let group = 1; group < 4; group += 1)
    await page.getByRole('button', { name: 'NEXT', exact: true }).click();
  await page.getByRole('button', { name: 'SUBMIT' }).click();
  await page.getByRole('button', { name: 'Draw Results' }).click();
  await expect(page.getByRole('region', { name: 'Where the points come from' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the Editor' }).click();
  await expect(editor.name).toHaveValue('Drawn group');
});

/** The paths of winners and losers, whatever the parts are called. */
const waysOf = (format: EventFormat) =>
  format.stages[0]?.bracket?.freeformParts.flatMap(({ columns }) =>
    columns.map(({ matches }) =>
      matches.map(({ winnerPath, loserPath }) =>
        [winnerPath, loserPath].map((way) => way && [way.col, way.colIndex, way.isTop]),
      ),
    ),
  );
