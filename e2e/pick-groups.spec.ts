import { expectAccessible } from './fixtures/accessibility.ts';
import { expect, test } from './fixtures/test.ts';
import type { Call } from './pages/bracket-slip.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';

const callOf = (at: number): Call => ({
  side: at % 2 === 0 ? 'top' : 'bottom',
  score: `4–${at % 4}`,
});

test('group brackets are picked group by group: one by keyboard in the list, one on the board [rule: picks-11, picks-12]', async ({
  page,
  player: _,
}) => {
  const event = new EventPage(page);
  const { bracket } = event;
  await event.open(demoEvents.liveWorlds);
  await expect(event.group('Group A')).toHaveAttribute('aria-selected', 'true');
  await expect(event.progress).toHaveText('0 / 10 picked');
  await expect(event.button('BACK')).toBeDisabled();
  await event.findMissing('NEXT', '10 picks to go, next: Upper Quarter-Finals · M1');
  await bracket.expectFound('UB-0-0');

  await test.step('Group A by keyboard alone', async () => {
    await event.button('List view').press('Enter');
    await expect(event.button('Bracket view')).toBeVisible();
    await expectAccessible(page);
    const first = page.locator('[data-match]').first().getByRole('radio').first();
    await first.focus();
    for (let match = 1; match <= 10; match += 1) {
      await page.keyboard.press('Space');
      if (match % 3 === 0) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(event.progress).toHaveText(`${match} / 10 picked`);
      await page.keyboard.press('Tab');
    }
  });
  await event.button('Bracket view').click();
  const groupA = await bracket.read();
  expect(Object.keys(groupA)).toHaveLength(10);
  await event.button('NEXT').click();

  await expect(event.group('Group B')).toHaveAttribute('aria-selected', 'true');
  await expect(event.progress).toHaveText('0 / 10 picked');
  await bracket.callAll((_key, at) => callOf(at));
  await expect(event.progress).toHaveText('10 / 10 picked');
  const groupB = await bracket.read();
  await expectAccessible(page);
  await event.submit();

  await page.reload();
  await event.group('Group A').click();
  await expect(event.group('Group A')).toHaveAttribute('aria-selected', 'true');
  expect(await bracket.read()).toEqual(groupA);
  await event.group('Group B').click();
  await expect.poll(() => bracket.read()).toEqual(groupB);
});

test('SUBMIT leads to the group that is not complete [rule: picks-11]', { tag: '@phone' }, async ({
  page,
  player: _,
}) => {
  const event = new EventPage(page);
  const { bracket } = event;
  await event.open(demoEvents.liveWorlds);
  await event.group('Group B').click();
  await expect(event.progress).toHaveText('0 / 10 picked');
  await bracket.callAll((_key, at) => callOf(at));
  await event.findMissing('SUBMIT', '10 picks to go in Group A, next: Upper Quarter-Finals · M1');
  await expect(event.group('Group A')).toHaveAttribute('aria-selected', 'true');
  await bracket.expectFound('UB-0-0');
  await event.expectMissing('NEXT', '10 picks to go, next: Upper Quarter-Finals · M1');
});
