import { readFormat } from '@callshot/rules';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TWO_GROUPS } from '../../../../../../packages/rules/fixtures/crossed-formats.ts';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, sentTo } from '../../../../testing/answers.ts';
import { player, signedIn } from '../../../../testing/people.ts';
import { DESKTOP, onPhone, show } from '../../../../testing/screens.tsx';
import { FormatEditor } from './format-editor.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const place = (name: string) => page.getByLabelText(name, { exact: false });

/** Two groups and playoffs, of which staff place the teams; the second stage is shown. */
async function edit(): Promise<void> {
  const made = '2026-03-01T12:00:00.000Z';
  answer({
    ...signedIn({ ...player, roles: ['Admin'] }),
    'POST /api/eventFormat': ({ body }) => ({
      ...{ ...body, id: 41, modifiedBy: 'ada' },
      ...{ created: made, modified: made, problems: 0, warnings: 0, events: 0, usedBy: [] },
    }),
  });
  const stages = TWO_GROUPS.stages.map(({ entries: _, ...stage }) => stage);
  const format = { ...TWO_GROUPS, stages };
  const opened = { id: 0, name: 'Cup', format, modified: null, isDraftTaken: false };
  show(<FormatEditor {...opened} onClose={() => undefined} />);
  await page
    .getByRole('button', { name: /Playoffs/ })
    .first()
    .click();
}

async function savedEntries() {
  await button('SAVE').click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  const { format } = readFormat(sentTo('POST /api/eventFormat').at(-1)?.json ?? '');
  return format?.stages[1]?.entries;
}

const from = (group: number, at: number) => ({ stage: 0, group, place: at });

test('the format says who comes in: proposed crossed, exchanged by the keyboard, and undone [rule: formats-44]', async () => {
  await page.viewport(...DESKTOP);
  await edit();
  await page.getByRole('switch', { name: 'The format says who comes in' }).click();
  expect(await savedEntries()).toEqual([[from(0, 1), from(1, 2), from(1, 1), from(0, 2)]]);
  // A place that stands elsewhere changes places.
  const first = page.getByLabelText('UB 1·1, top').element() as HTMLSelectElement;
  first.focus();
  await userEvent.selectOptions(first, 'Place 1, Group B');
  await expect.element(page.getByText('Place 1, Group B changed places with it.')).toBeVisible();
  await expectAccessible();
  expect(await savedEntries()).toEqual([[from(1, 1), from(1, 2), from(0, 1), from(0, 2)]]);
  await button('Cross the groups').click();
  expect(await savedEntries()).toEqual([[from(0, 1), from(1, 2), from(1, 1), from(0, 2)]]);
  await button('Undo').click();
  await expect.element(place('UB 1·1, top')).toHaveDisplayValue('Place 1, Group B');
});

test('on a phone a place that names nobody is warned of, until somebody is invited', async () => {
  await onPhone();
  await edit();
  await page.getByRole('switch', { name: 'The format says who comes in' }).click();
  const last = page.getByLabelText('UB 1·2, bottom').element() as HTMLSelectElement;
  await userEvent.selectOptions(last, 'Nobody named');
  await expect.element(page.getByText(/One place names nobody/)).toBeVisible();
  await expect
    .element(page.getByText(/One team that goes through Groups comes into no stage/))
    .toBeVisible();
  await userEvent.selectOptions(last, 'Invited');
  await expect.element(page.getByText(/One place names nobody/)).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await expectAccessible();
  await page.getByRole('switch', { name: 'The format says who comes in' }).click();
  expect(await savedEntries()).toBeUndefined();
});
