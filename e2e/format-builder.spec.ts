import { type EventFormat, generateGroupBracket, startFrom } from '@callshot/rules';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, signIn } from './fixtures/accounts.ts';
import { savedFormat } from './fixtures/saved-formats.ts';
import { expect, test } from './fixtures/test.ts';
import { FormatBuilder, FormatEditorPage } from './pages/format-builder.ts';

// Formats come and go: nobody else looks at this copy of the world.
test.use({ copyOfWorld: 'staff' });

test('an Admin makes the format of a Major from nothing, by keyboard alone', async ({
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

test('an Admin makes the format of the RLCS 2021-22 from nothing, by mouse', async ({
  page,
  context,
}) => {
  await signIn(context.request, demoAdmin);
  const formats = new FormatBuilder(page);
  await formats.open();
  const editor = new FormatEditorPage(page);
  await formats.button('Begin empty').click();
  await editor.name.fill('Worlds of the mouse');

  await formats.button('Add').click();
  await editor.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(editor.dialog).toContainText('A stage needs a name.');
  await expectAccessible(page);
  await editor.dialogField('Stage name').fill('Wildcard');
  await editor.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(editor.dialog).toBeHidden();

  await formats.button('Add').click();
  await editor.dialogField('Stage name').fill('Group Stage');
  await editor.dialogField('Teams to open picks').fill('16');
  await editor.dialog.getByText('Group stage', { exact: true }).click();
  await editor.dialog.getByLabel('Groups', { exact: true }).fill('2');
  await editor.dialog.getByLabel('Advancing, teams of a group', { exact: true }).fill('4');
  await editor.dialog.getByLabel('Has group brackets').check();
  await editor.dialog.getByLabel('Use Series Score').check();
  await editor.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(editor.dialog).toBeHidden();
  await formats.button('Scoring breakdown preview').click();
  await expect(editor.dialog.getByRole('region', { name: 'Group Stage' })).toBeVisible();
  await expectAccessible(page);
  await editor.dialog.getByRole('button', { name: 'Close' }).last().click();

  await formats.button('Open').click();
  for (const [part, headers] of [
    ['Upper Bracket', ['Upper Quarter-Finals', 'Upper Semi-Finals']],
    ['Lower Bracket', ['Lower Round 1', 'Lower Quarter-Finals']],
  ] as const) {
    await editor.pick('Part', part);
    for (const [col, header] of headers.entries()) {
      await editor.pick('Column', String(col + 1));
      const matches = part === 'Upper Bracket' && col === 0 ? 4 : 2;
      await page.getByLabel('Match count', { exact: true }).fill(String(matches));
      await editor.pick('Best of', '7');
      await page.getByLabel('Header').fill(header);
    }
  }
  await formats.button('Apply Bracket Changes').click();
  await expect(page.getByText('All changes are applied.')).toBeVisible();

  // Losers of the semi-finals cross over: taken away, and led there again in the drawing.
  await editor.pick('Part', 'Upper Bracket');
  await editor.pick('Column', '2');
  const loser = page.getByLabel('Loser of UB 2·1', { exact: true });
  await loser.selectOption('Goes out');
  await formats.button('Choose in the drawing: loser of UB 2·1').click();
  await expect(page.getByText('Select the slot the loser will move to')).toBeVisible();
  await expectAccessible(page);
  await formats.button('LB 2·2, top: Loser UB 2·1 here').click();
  await expect(loser).toHaveValue('LB 2·2, top');

  await formats.button('Next phase').click();
  await formats.button('Add a view').click();
  await formats.button('Matches').click();
  await expect(page.getByText('Select the matches the view contains')).toBeVisible();
  await page.getByRole('button', { name: /^UB 2·1:/ }).click();
  await expect(page.getByText('View 1 · 1 chosen')).toBeVisible();
  await expectAccessible(page);
  await formats.button('Remove view View 1').click();
  await formats.button('Back to the stages').click();

  await formats.button('Add').click();
  await editor.dialogField('Stage name').fill('Playoffs');
  await editor.dialogField('Teams to open picks').fill('8');
  await editor.dialog.getByText('Playoffs stage', { exact: true }).click();
  await editor.dialog.getByLabel('Use Series Score').check();
  await editor.dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Start this bracket from').selectOption('Single elimination, 8 teams');
  await formats.button('Start').click();
  await formats.button('Open').click();
  for (const column of ['1', '2', '3']) {
    await editor.pick('Column', column);
    await editor.pick('Best of', '7');
  }
  await formats.button('Apply Bracket Changes').click();
  await formats.button('Next phase').click();
  await formats.button('Next phase').click();
  const semis = editor.group('Upper Bracket');
  await semis.getByRole('button', { name: 'Take out Final' }).click();
  await editor.rename(semis, 'Semi-Finals');
  const final = editor.group('Winner');
  await final.getByLabel('Score Participants', { exact: true }).check();
  await final.getByLabel('Score Winners Only').uncheck();
  await final.getByRole('button', { name: 'Score Participants, points: more' }).click();
  await editor.rename(final, 'Final');
  await formats.button('Scoring group').click();
  const champion = editor.group('Scoring group 3');
  await champion.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: /^Final\s/ }).click();
  await champion.getByLabel('Score Participants', { exact: true }).uncheck();
  await champion.getByLabel('Score Winners Only').check();
  await champion.getByLabel('Score Participants, points', { exact: true }).fill('3');
  await editor.rename(champion, 'Champion');

  await formats.button('SAVE').click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  const worlds = await savedFormat(context.request, 'Worlds: wildcard');
  const made = await savedFormat(context.request, 'Worlds of the mouse');
  expect(made).toEqual(worlds);

  // Qualified teams are shown in columns of their own.
  await page.getByRole('tab', { name: 'Group Stage' }).click();
  for (const part of ['Upper Bracket', 'Lower Bracket']) {
    await editor.pick('Part', part);
    await formats.button('Add a column').click();
    await editor.pick('Column', '3');
    await page.getByLabel('Match count', { exact: true }).fill('1');
    await page.getByLabel('Is qualifier').check();
  }
  await formats.button('Apply Bracket Changes').click();
  await expect(page.getByText('All changes are applied.')).toBeVisible();
  await formats.button('SAVE').click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  const qualified = await savedFormat(context.request, 'Worlds of the mouse');
  expect(qualified.stages[1]?.bracket).toEqual(
    generateGroupBracket({ bestOf: 7, hasQualifiedColumn: true }),
  );

  await page.setViewportSize({ width: 1049, height: 900 });
  await expect(page.getByText('The Bracket Builder needs a larger window')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await formats.button('Back to the stages').click();
  await formats.button('Delete').click();
  await expect(editor.dialog).toContainText("Are you sure you want to delete this 'Event Stage'?");
  await expectAccessible(page);
  await formats.button('Confirm').click();
  await formats.button('CANCEL').click();
  await expect(editor.dialog).toContainText('Leave without saving?');
  await expectAccessible(page);
  await formats.button('Discard changes').click();
  await expect(formats.row('Worlds of the mouse')).toContainText('Ready');
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
