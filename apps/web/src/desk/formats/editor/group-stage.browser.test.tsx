import { type EventFormat, emptyFormat, generateGroupBracket, readFormat } from '@callshot/rules';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, sentTo } from '../../../../testing/answers.ts';
import { player, signedIn } from '../../../../testing/people.ts';
import { DESKTOP, show } from '../../../../testing/screens.tsx';
import { FormatEditor } from './format-editor.tsx';

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const field = (label: string): Locator => dialog.getByLabelText(label, { exact: true });

/** Without the frame of the product the sticky head of the editor may lie over it. */
async function activate(goal: Locator): Promise<void> {
  await expect.element(goal).toBeVisible();
  (goal.element() as HTMLElement).click();
}

async function pick(group: string, choice: string): Promise<void> {
  const choices = page.getByRole('group', { name: group, exact: true });
  await activate(choices.getByText(choice, { exact: true }));
}

async function save(): Promise<EventFormat> {
  const before = sentTo('POST /api/eventFormat').length;
  await button('SAVE').click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  const { json } = sentTo('POST /api/eventFormat')[before] ?? { json: '' };
  const { format } = readFormat(json);
  if (format === null) throw new Error('What was saved cannot be read');
  return format;
}

async function setColumn(column: number, matches: number, header?: string): Promise<void> {
  await pick('Column', String(column));
  await page.getByLabelText('Match count', { exact: true }).fill(String(matches));
  if (header === undefined) return;
  await pick('Best of', '7');
  await page.getByLabelText('Header').fill(header);
}

test('a group stage with a bracket is made by mouse, its losers led in the drawing', async () => {
  const made = '2026-03-01T12:00:00.000Z';
  answer({
    ...signedIn({ ...player, roles: ['Admin'] }),
    'POST /api/eventFormat': ({ body }) => ({
      ...{ ...body, id: 41, modifiedBy: 'ada' },
      ...{ created: made, modified: made, problems: 0, warnings: 0, events: 0, usedBy: [] },
    }),
  });
  const isNew = { id: 0, name: '', format: emptyFormat(), modified: null, isDraftTaken: false };
  show(<FormatEditor {...isNew} onClose={() => undefined} />);
  await page.getByLabelText('Event format name').fill('Worlds of the mouse');
  await button('Add').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).toHaveTextContent('A stage needs a name.');
  await expectAccessible();
  await field('Stage name').fill('Wildcard');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  await button('Add').click();
  await field('Stage name').fill('Group Stage');
  await field('Teams to open picks').fill('16');
  await dialog.getByText('Group stage', { exact: true }).click();
  await field('Groups').fill('2');
  await field('Advancing, teams of a group').fill('4');
  await dialog.getByText('Has group brackets').click();
  await dialog.getByText('Use Series Score').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Scoring breakdown preview').click();
  await expect.element(dialog.getByRole('region', { name: 'Group Stage' })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await button('Open').click();
  await pick('Part', 'Upper Bracket');
  await setColumn(1, 4, 'Upper Quarter-Finals');
  await setColumn(2, 2, 'Upper Semi-Finals');
  await pick('Part', 'Lower Bracket');
  await setColumn(1, 2, 'Lower Round 1');
  await setColumn(2, 2, 'Lower Quarter-Finals');
  await button('Apply Bracket Changes').click();
  await expect.element(page.getByText('All changes are applied.')).toBeVisible();

  // Losers of the semi-finals cross over: taken away, and led there again in the drawing.
  await pick('Part', 'Upper Bracket');
  await pick('Column', '2');
  const loser = page.getByLabelText('Loser of UB 2·1', { exact: true });
  await loser.selectOptions('Goes out');
  await button('Choose in the drawing: loser of UB 2·1').click();
  await expect.element(page.getByText('Select the slot the loser will move to')).toBeVisible();
  await expectAccessible();
  await button('LB 2·2, top: Loser UB 2·1 here').click();
  await expect.element(loser).toHaveValue('LB 2·2, top');

  await activate(button('Next phase'));
  await button('Add a view').click();
  await button('Matches').click();
  await expect.element(page.getByText('Select the matches the view contains')).toBeVisible();
  await page.getByRole('button', { name: /^UB 2·1:/ }).click();
  await expect.element(page.getByText('View 1 · 1 chosen')).toBeVisible();
  await expectAccessible();
  await button('Remove view View 1').click();
  expect((await save()).stages[1]?.bracket).toEqual(generateGroupBracket({ bestOf: 7 }));

  // Qualified teams are shown in columns of their own.
  await activate(button('Previous phase'));
  for (const part of ['Upper Bracket', 'Lower Bracket']) {
    await pick('Part', part);
    await button('Add a column').click();
    await setColumn(3, 1);
    await page.getByText('Is qualifier', { exact: true }).click();
  }
  await button('Apply Bracket Changes').click();
  await expect.element(page.getByText('All changes are applied.')).toBeVisible();
  expect((await save()).stages[1]?.bracket).toEqual(
    generateGroupBracket({ bestOf: 7, hasQualifiedColumn: true }),
  );

  await page.viewport(1049, 900);
  await expect.element(page.getByText('The Bracket Builder needs a larger window')).toBeVisible();
  await expectAccessible();
  await page.viewport(...DESKTOP);
});
