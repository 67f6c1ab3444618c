import { usualPoints } from '@callshot/rules';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { type Answers, answer, Refused, sentTo } from '../../../../testing/answers.ts';
import { player, signedIn } from '../../../../testing/people.ts';
import { show } from '../../../../testing/screens.tsx';
import { PointsPage } from './points-page.tsx';
import type { Preset } from './presets.queries.ts';

const preset = (own: Partial<Preset>): Preset => ({
  ...{ id: 1, gameId: 1, name: 'House', points: usualPoints, isUsual: true, version: 1 },
  ...{ modified: '2026-01-05T10:00:00.000Z', modifiedBy: 'chief' },
  ...own,
});
const house = preset({});
const steep = preset({ id: 2, name: 'Steep', isUsual: false, version: 3 });

const rows: Answers = {
  ...signedIn({ ...player, roles: ['Admin'] }),
  'GET /api/pointPreset': [house, steep],
  'POST /api/pointPreset': ({ body }) =>
    preset({ ...body, id: body.id || 3, isUsual: body.id === 1, version: (body.version ?? 0) + 1 }),
};

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const open = (name: RegExp) =>
  page.getByRole('list', { name: 'Point presets' }).getByRole('button', { name });
const example = page.getByRole('region', { name: 'A perfect slip gets' });

test('numbers are typed and checked in place, the example follows, and what was saved can be undone [rule: drafts-12, drafts-15]', async () => {
  answer(rows);
  show(<PointsPage />);
  await expect.element(open(/House/)).toHaveTextContent('Usual');
  await expectAccessible();
  await expect.element(example).toHaveTextContent('38 points');
  await expect.element(button('Delete')).toBeDisabled();
  await open(/Steep/).click();
  await expect.element(button('Delete')).toBeEnabled();

  await field('Groups: Place missed by one').fill('3');
  await expect.element(page.getByRole('alert').getByText(/pays less/)).toBeVisible();
  await expect.element(button('Save')).toBeDisabled();
  await field('Groups: Place missed by one').fill('1');
  await field('Brackets: Final').fill('5');
  await expect.element(example).toHaveTextContent('42 points');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Saved “Steep”', { exact: true })).toBeVisible();
  const paid = { ...usualPoints, rounds: { ...usualPoints.rounds, final: 5 } };
  const sent = { id: 2, gameId: 1, name: 'Steep' };
  expect(sentTo('POST /api/pointPreset')).toEqual([{ ...sent, points: paid, version: 3 }]);
  await button('Undo').click();
  await expect.element(page.getByText('“Steep” is as it was', { exact: true })).toBeVisible();
  expect(sentTo('POST /api/pointPreset').at(-1)).toMatchObject({
    ...sent,
    ...{ points: usualPoints, version: 4 },
  });
});

test('a newer copy is met by name, and saving again replaces it', async () => {
  const newer = preset({ ...steep, version: 4, modifiedBy: 'mira' });
  answer({
    ...rows,
    'POST /api/pointPreset': ({ body }) =>
      body.version === 4
        ? preset({ ...steep, ...body, version: 5 })
        : new Refused(409, 'preset_changed', 'Somebody else saved it', { current: newer }),
  });
  show(<PointsPage />);
  await open(/Steep/).click();
  await field('Name').fill('Steeper');
  await button('Save').click();
  await expect.element(page.getByText(/mira saved this preset since/)).toBeVisible();
  await button('Save').click();
  await expect.element(page.getByText('Saved “Steeper”', { exact: true })).toBeVisible();
});

test('changes of a preset that somebody deleted are kept, and saved as a new one', async () => {
  let isGone = false;
  answer({
    ...rows,
    'GET /api/pointPreset': () => (isGone ? [house] : [house, steep]),
    'POST /api/pointPreset': ({ body }) => {
      isGone = true;
      return body.id === 0
        ? preset({ ...body, id: 3, isUsual: false, version: 1 })
        : new Refused(404, 'preset_not_found', 'There is no such point preset (any more)');
    },
  });
  show(<PointsPage />);
  await open(/Steep/).click();
  await field('Swiss: Advancing').fill('9');
  await button('Save').click();
  await expect.element(page.getByText(/Somebody deleted this preset/)).toBeVisible();
  await expect.element(field('Swiss: Advancing')).toHaveValue('9');
  await button('Save').click();
  await expect.element(page.getByText('Saved “Steep”', { exact: true })).toBeVisible();
  expect(sentTo('POST /api/pointPreset').at(-1)).toMatchObject({ id: 0, name: 'Steep' });
});

test('unsaved changes are asked about before another preset opens', async () => {
  answer(rows);
  show(<PointsPage />);
  await open(/Steep/).click();
  await field('Swiss: Advancing').fill('9');
  await open(/House/).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('not saved');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(field('Swiss: Advancing')).toHaveValue('9');
  await open(/House/).click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(field('Name')).toHaveValue('House');
  await expect.element(field('Swiss: Advancing')).toHaveValue('2');
});

test('a game without presets says what its drafts have; the first one needs a name', async () => {
  answer({ ...rows, 'GET /api/pointPreset': [] });
  show(<PointsPage />);
  await expect.element(page.getByText('No presets yet')).toBeVisible();
  await expectAccessible();
  await button('New preset').click();
  await field('Swiss: Advancing').fill('4');
  await button('Save').click();
  await expect.element(field('Name')).toHaveAccessibleDescription('A preset needs a name');
  expect(sentTo('POST /api/pointPreset')).toEqual([]);
});
