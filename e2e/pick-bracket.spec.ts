import { expectAccessible } from './fixtures/accessibility.ts';
import { PAPER_WIDTH, pagesOnPaper, rightEdgeOnPaper } from './fixtures/paper.ts';
import { expect, test } from './fixtures/test.ts';
import type { Call } from './pages/bracket-slip.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';

/** Every third favourite falls; scores go round through all that are possible. */
const callOf = (key: string, at: number): Call => {
  const games = key.startsWith('GF') ? 4 : 3;
  return { side: at % 3 === 2 ? 'bottom' : 'top', score: `${games}–${at % games}` };
};

test('a 16-team double elimination with series scores and a reset is picked, saved and shown again', {
  tag: '@phone',
}, async ({ page, player: _, isPhone }) => {
  const event = new EventPage(page);
  const { bracket } = event;
  await event.open(demoEvents.doubleElimination);
  await expect(event.progress).toHaveText('0 / 30 picked');
  await event.findMissing('SUBMIT', '30 picks to go, next: Upper Round 1 · M1');
  await bracket.expectFound('UB-0-0');
  if (!isPhone) {
    await page.getByRole('button', { name: '8 open now' }).click();
    await expect(bracket.slot('UB-0-0', 'top')).toBeFocused();
  }

  await test.step('the series score is asked for before the match counts', async () => {
    await bracket.choose('UB-0-0', 'top');
    await expect(bracket.scores('UB-0-0').getByRole('button', { name: /^3–/ })).toHaveText(
      isPhone ? ['3–0', '3–1', '3–2'] : ['0', '1', '2'],
    );
    await expectAccessible(page);
    await expect(event.progress).toHaveText('0 / 30 picked');
    await page.keyboard.press('Escape');
    await expect(bracket.scores('UB-0-0')).toBeHidden();
    await expect(bracket.slot('UB-0-0', 'top')).toBeFocused();
  });

  await bracket.callAll((key, at) =>
    key.startsWith('GF') ? { side: 'bottom', score: '4–2' } : callOf(key, at),
  );
  await expect(event.progress).toContainText('30 / 31 picked');
  const missing = '1 pick to go: Grand Final reset';
  await test.step('the reset that came up elsewhere is found', async () => {
    await bracket.slot('UB-0-0', 'top').focus();
    await event.findMissing('SUBMIT', missing);
    await bracket.expectFound('GF-0-1');
    await expectAccessible(page);
  });
  await test.step('in the list as well', async () => {
    await event.button('List view').click();
    await event.findMissing('SUBMIT', missing);
    await bracket.expectFound('GF-0-1');
    await event.button('Bracket view').click();
  });
  await bracket.call('GF-0-1', { side: 'top', score: '4–3' });
  await expect(event.progress).toHaveText('31 / 31 picked');
  const made = await bracket.read();
  expect(Object.keys(made)).toHaveLength(31);
  await expectAccessible(page);
  await test.step('where the system chooses all colours, rings tell what is chosen', async () => {
    const outlines = (state: string) =>
      page
        .locator(`[aria-selected="${state}"], [aria-pressed="${state}"]`)
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
    await page.emulateMedia({ forcedColors: 'active' });
    const rings = await outlines('true');
    expect(rings.length).toBeGreaterThan(10);
    expect(rings).not.toContain('none');
    expect(await outlines('false')).toContain('none');
    await page.emulateMedia({ forcedColors: null });
  });

  await test.step('the whole bracket is printed on one page [rule: product-42]', async () => {
    expect(await pagesOnPaper(page)).toBe(1);
    expect(await rightEdgeOnPaper(page, '[data-match]')).toBeLessThan(PAPER_WIDTH);
  });

  await event.submit();
  expect(await bracket.read()).toEqual(made);
  await page.reload();
  await expect(event.state).toContainText('Picks saved');
  expect(await bracket.read()).toEqual(made);

  await test.step('another early winner clears what depended on it, and that can be undone', async () => {
    await event.button('Edit Your Picks').click();
    if (isPhone) await bracket.call('UB-0-0', { side: 'bottom', score: '3–1' });
    else {
      await bracket.choose('UB-0-0', 'bottom');
      const [asked, loser] = [bracket.scores('UB-0-0'), bracket.slot('UB-0-0', 'top')];
      const below = ((await asked.boundingBox())?.y ?? 0) - ((await loser.boundingBox())?.y ?? 0);
      expect(Math.abs(below), 'the games lie on the row of the loser').toBeLessThan(3);
    }
    const notice = page.getByText(/^\d+ picks that depended on this were cleared$/);
    await expect(notice).toBeVisible();
    await expect(event.progress).not.toContainText('31 / 31');
    await expect(event.button('SUBMIT')).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(event.progress).toHaveText('31 / 31 picked');
    expect(await bracket.read()).toEqual(made);
  });

  await test.step('the same winner by another score clears nothing', async () => {
    await bracket.call('UB-0-0', { side: 'top', score: '3–2' });
    await expect(event.progress).toHaveText('31 / 31 picked');
    await event.submit();
    const edited = await bracket.read();
    expect(edited).not.toEqual(made);
    await page.reload();
    expect(await bracket.read()).toEqual(edited);
  });

  if (isPhone) {
    await test.step('the strip goes round by round', async () => {
      const round = (name: string) =>
        page.getByRole('tablist', { name: 'Rounds' }).getByRole('tab', { name });
      await expect(round('Upper Round 1')).toHaveAttribute('aria-selected', 'true');
      await page.getByText('Lower', { exact: true }).click();
      await expect(round('Lower Round 1')).toHaveAttribute('aria-selected', 'true');
      await expect(bracket.match('LB-0-0')).toBeInViewport();
      await round('Grand Final').click();
      await expect(bracket.match('GF-0-1')).toBeInViewport();
    });
  } else {
    const place = async () => {
      const { x, y, width } = await bracket.match('UB-0-0').evaluate((match) => {
        const box = match.getBoundingClientRect();
        return { x: box.x, y: box.y, width: box.width };
      });
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
    };
    const width = async () => (await place()).width;
    await test.step('matches are drawn at one of three sizes, their texts never scaled', async () => {
      await event.button('Fit to viewer').click();
      await expect.poll(width).toBe(152);
      await event.button('Zoom in').click();
      await expect.poll(width).toBe(216);
      await expect(bracket.slot('UB-0-0', 'top')).toHaveCSS('font-size', '14px');
      await event.button('Pan').click();
      await expect(event.button('Pan')).toHaveAttribute('aria-pressed', 'true');
      await event.button('Selection').click();
    });
    await test.step('a drag that begins on a team takes the canvas along and picks nothing', async () => {
      // Larger than the view, where there is something to drag; the keyboard brings the match into it.
      await bracket.slot('UB-0-0', 'top').press('ArrowDown');
      await expect(bracket.slot('UB-0-0', 'bottom')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-gliding]')).toHaveCount(0);
      const picked = await bracket.read();
      const before = await place();
      const team = await bracket.slot('UB-0-0', 'bottom').boundingBox();
      const from = { x: (team?.x ?? 0) + 120, y: (team?.y ?? 0) + 5 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x - 60, from.y - 25, { steps: 4 });
      await page.mouse.up();
      await expect.poll(place).toEqual({ ...before, x: before.x - 60, y: before.y - 25 });
      expect(await bracket.read()).toEqual(picked);
      for (let notch = 0; notch < 3; notch += 1) await page.mouse.wheel(0, -100);
      await expect.poll(width).toBe(264);
      const zoomed = await place();
      await event.button('List view').click();
      await event.button('Bracket view').click();
      await expect.poll(place).toEqual(zoomed);
    });
  }
  await event.button('List view').click();
  await expect(page.getByRole('heading', { name: 'Upper Round 1' })).toBeVisible();
  await expectAccessible(page);
});
