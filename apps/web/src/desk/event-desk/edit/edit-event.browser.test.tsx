import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer, sentTo } from '../../../../testing/answers.ts';
import { desk } from '../../../../testing/desk.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { show } from '../../../../testing/screens.tsx';
import { EditEvent } from './edit-event.tsx';

afterEach(() => Reflect.deleteProperty(document.documentElement.dataset, 'languages'));

const name = page.getByRole('textbox', { name: 'Name', exact: true });
const tab = (label: RegExp) => page.getByRole('tab', { name: label });

test('an event is named in another language, and a removed one comes back [rule: events-33]', async () => {
  document.documentElement.dataset['languages'] = 'en de pl';
  const event = desk({
    nameOverride: 'Cup',
    translations: { pl: { nameOverride: 'Puchar' } },
  });
  answer({ 'POST /api/event/edit': event });
  show(<EditEvent desk={event} onClose={() => undefined} />);
  await expect.element(name).toHaveValue('Cup');
  await page.getByRole('button', { name: 'Add a language' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect.element(tab(/Deutsch/)).toHaveTextContent('text missing');
  await expect.element(page.getByText('Left empty, the name is shown in English.')).toBeVisible();
  await name.fill('Pokal');
  await expect.element(name).toHaveAttribute('lang', 'de');
  await expectAccessible();
  for (const width of [390, 1440]) {
    await page.viewport(width, 900);
    await expectLaidOut();
  }
  await page.getByRole('button', { name: 'Remove Deutsch' }).click();
  await expect.element(name).toHaveValue('Cup');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(name).toHaveValue('Pokal');
  await tab(/Polski/).click();
  await page.getByRole('button', { name: 'Remove Polski' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Event saved')).toBeVisible();
  expect(sentTo('POST /api/event/edit')[0]).toMatchObject({
    nameOverride: 'Cup',
    language: 'en',
    translations: { de: { nameOverride: 'Pokal' } },
  });
});
