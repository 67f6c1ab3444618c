import { expectAccessible } from './fixtures/accessibility.ts';
import { expect, test } from './fixtures/test.ts';
import type { Call } from './pages/bracket-slip.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';

/** Every third favourite falls; scores go round through all that are possible. */
const callOf = (key: string, at: number): Call => {
  const games = key.startsWith('GF') ? 4 : 3;
  return { side: at % 3 === 2 ? 'bottom' : 'top', score: `${games}–${at % games}` };
};

test('a 16-team double elimination with series scores and a reset is picked, saved and shown again', async ({
  page,
  player,
}) => {
  const event = new EventPage(page);
  const { bracket } = event;
  await event.open(demoEvents.doubleElimination);
  await expect(event.progress).toHaveText('0 / 30 picked');
  await expect(event.button('SUBMIT')).toBeDisabled();

  await test.step('the series score is asked for beside the match', async () => {
    await bracket.choose('UB-0-0', 'top');
    await expect(bracket.scoreDialog).toContainText('Best of 5');
    await expect(bracket.scoreDialog.getByRole('button', { name: /^3–/ })).toHaveText([
      '3–0',
      '3–1',
      '3–2',
    ]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bracket.scoreDialog).toBeHidden();
    await expect(event.progress).toHaveText('0 / 30 picked');
  });

  await bracket.callAll((key, at) =>
    key.startsWith('GF') ? { side: 'bottom', score: '4–2' } : callOf(key, at),
  );
  await expect(event.progress).toContainText('30 / 31 picked');
  await expect(event.button('SUBMIT')).toBeDisabled();
  await bracket.call('GF-0-1', { side: 'top', score: '4–3' });
  await expect(event.progress).toHaveText('31 / 31 picked');
  const made = await bracket.read();
  expect(Object.keys(made)).toHaveLength(31);
  await expectAccessible(page);

  await event.submit();
  expect(await bracket.read()).toEqual(made);
  await page.reload();
  await expect(event.state).toContainText('Picks saved');
  expect(await bracket.read()).toEqual(made);
  await expect(page.getByText(player.username).first()).toBeAttached();
});
