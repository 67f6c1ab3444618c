import { readFormat, startFrom } from '@callshot/rules';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, sentTo } from '../../../../testing/answers.ts';
import { player, signedIn } from '../../../../testing/people.ts';
import { DESKTOP, onPhone, show } from '../../../../testing/screens.tsx';
import { FormatEditor } from './format-editor.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

function edit(): void {
  const made = '2026-03-01T12:00:00.000Z';
  answer({
    ...signedIn({ ...player, roles: ['Admin'] }),
    'POST /api/eventFormat': ({ body }) => ({
      ...{ ...body, id: 41, modifiedBy: 'ada' },
      ...{ created: made, modified: made, problems: 0, warnings: 0, events: 0, usedBy: [] },
    }),
  });
  const format = startFrom({
    kind: 'knockout',
    teamCount: 8,
    elimination: 'single',
    hasReset: false,
  });
  const opened = { id: 0, name: 'Cup', format, modified: null, isDraftTaken: false };
  show(<FormatEditor {...opened} onClose={() => undefined} />);
}

async function saved() {
  await button('SAVE').click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  const { format } = readFormat(sentTo('POST /api/eventFormat').at(-1)?.json ?? '');
  return format?.stages[0]?.bracket?.freeformParts.map(({ name }) => name);
}

test('third and fifth place are added on a phone by the keyboard, and taken back [rule: formats-42]', async () => {
  await onPhone();
  edit();
  await expect.element(button('Add a match for third place')).toBeVisible();
  button('Add a match for third place').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('A match for third place was added. Undo takes it away.'))
    .toBeVisible();
  expect(document.activeElement?.tagName).toBe('FIELDSET');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText(/A match for fifth place was added/)).toBeVisible();
  await expect.element(button('Add a match for fifth place')).not.toBeInTheDocument();
  await expectAccessible();
  expect(await saved()).toEqual(['Bracket', 'Third Place', 'Fifth Place']);
  await button('Undo').click();
  await expect.element(button('Add a match for fifth place')).toBeVisible();
  expect(await saved()).toEqual(['Bracket', 'Third Place']);
});

test('beside the drawing the same buttons stand, and the keyboard keeps its place', async () => {
  await page.viewport(...DESKTOP);
  edit();
  await button('Open').click();
  await button('Add a match for fifth place').click();
  await expect.element(page.getByRole('heading', { name: 'Bracket Builder' })).toHaveFocus();
  await expect.element(page.getByText('Fifth Place').first()).toBeVisible();
  await expectAccessible();
  expect(await saved()).toEqual(['Bracket', 'Fifth Place']);
});
