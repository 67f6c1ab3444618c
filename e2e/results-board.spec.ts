import { expectAccessible } from './fixtures/accessibility.ts';
import { demoPlayer, signIn } from './fixtures/accounts.ts';
import { type Happening, type MadeUp, openMadeUp } from './fixtures/made-up-results.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents } from './pages/event-page.ts';
import { heard } from './pages/stage-results.ts';

const { doubleElimination } = demoEvents;

test.beforeEach(({ context }) => signIn(context.request, demoPlayer));

/** A first round in which everything happens that can happen to a match. */
const EVERYTHING: MadeUp = {
  byes: ['UB-0-7'],
  official: {
    'UB-0-0': ['top', 1],
    'UB-0-1': ['top', 2],
    'UB-0-2': ['bottom', 0],
    'UB-0-3': ['walkover', 'top'],
    'UB-0-4': 'void',
    'UB-0-5': 'double_forfeit',
    'UB-1-0': ['bottom', 2],
  },
  picks: { 'UB-0-0': ['top', 1] },
};

/** Every kind of match: its name, both sides, the call, how it came out, and why. */
const KINDS: readonly { why: string; name: string; key: string; text: string }[] = [
  {
    why: 'played, called to the game',
    key: 'UB-0-0',
    name: 'Upper Round 1 · M1, best of 5',
    text: 'Moist Esports, won, 3. Spacestation Gaming, lost, 1. Your pick: Moist Esports, 3 to 1. Correct, 1 point. Exact score, 1 point more. Spacestation Gaming as loser: correct, 1 point.',
  },
  {
    why: 'played, right winner and wrong score',
    key: 'UB-0-1',
    name: 'Upper Round 1 · M2, best of 5',
    text: 'Endpoint, won, 3. SMPR Esports, lost, 2. Your pick: Endpoint, 3 to 0. Correct, 1 point. Right winner, wrong score. SMPR Esports as loser: correct, 1 point.',
  },
  {
    why: 'played, wrong team',
    key: 'UB-0-2',
    name: 'Upper Round 1 · M3, best of 5',
    text: 'Team BDS, lost, 0. Renegades, won, 3. Your pick: Team BDS, 3 to 0. Wrong, 0 points. Renegades as loser: wrong, 0 points.',
  },
  {
    why: 'walkover',
    key: 'UB-0-3',
    name: 'Upper Round 1 · M4, best of 5',
    text: 'NRG Esports, won by walkover. Version1, lost by walkover. Your pick: NRG Esports, 3 to 0. Correct, 1 point. Version1 as loser: correct, 1 point.',
  },
  {
    why: 'void',
    key: 'UB-0-4',
    name: 'Upper Round 1 · M5, best of 5',
    text: 'G2 Esports, match void, not played. OpTic Gaming, match void, not played. Your pick: G2 Esports, 3 to 0. Void. OpTic Gaming as loser: void.',
  },
  {
    why: 'double forfeit',
    key: 'UB-0-5',
    name: 'Upper Round 1 · M6, best of 5',
    text: 'FURIA Esports, forfeited. Karmine Corp, forfeited. Your pick: FURIA Esports, 3 to 0. Wrong, 0 points. Karmine Corp as loser: wrong, 0 points.',
  },
  {
    why: 'not played yet',
    key: 'UB-0-6',
    name: 'Upper Round 1 · M7, best of 5',
    text: 'FaZe Clan, not played yet. The Club, not played yet. Your pick: FaZe Clan, 3 to 0. Pending, 1 point possible. The exact score is worth 1 point more. The Club as loser: pending, 1 point possible.',
  },
  {
    why: 'bye',
    key: 'UB-0-7',
    name: 'Upper Round 1 · M8, best of 5',
    text: 'Team Falcons, goes on without playing. Bye, no opponent.',
  },
  {
    why: 'others met here',
    key: 'UB-1-1',
    name: 'Upper Quarter-Finals · M2, best of 5',
    text: 'Renegades, not played yet. NRG Esports, not played yet. Your pick: Team BDS, 3 to 0. Wrong, 0 points. Called here: Team BDS against NRG Esports. NRG Esports as loser: pending, 1 point possible.',
  },
  {
    why: 'nobody comes',
    key: 'UB-1-2',
    name: 'Upper Quarter-Finals · M3, best of 5',
    text: 'Nobody. Nobody. Your pick: G2 Esports, 3 to 0. Wrong, 0 points. FURIA Esports as loser: wrong, 0 points.',
  },
  {
    why: 'waiting for an opponent',
    key: 'UB-1-3',
    name: 'Upper Quarter-Finals · M4, best of 5',
    text: 'Winner of Upper Round 1 · M7: FaZe Clan or The Club. Team Falcons, waiting for an opponent. Your pick: FaZe Clan, 3 to 0. Pending, 1 point possible. The exact score is worth 1 point more. Team Falcons as loser: pending, 1 point possible.',
  },
  {
    why: 'waiting for both',
    key: 'GF-0-0',
    name: 'Grand Final, best of 7',
    text: 'Winner of Upper Final. Winner of Lower Final. Your pick: Moist Esports, 4 to 0. Pending, 1 point possible. The exact score is worth 1 point more.',
  },
  {
    why: 'a reset that may come',
    key: 'GF-0-1',
    name: 'Bracket Reset, best of 7',
    text: 'Upper side, played only if the lower side wins the final. Lower side. Your pick: no bracket reset. Pending, 1 point possible.',
  },
];

test('every kind of official match says in words who was there, who won, and how it was called', {
  tag: '@phone',
}, async ({ page }) => {
  const event = await openMadeUp(page, doubleElimination, EVERYTHING);
  const { results } = event;
  const expectHeard = async () => {
    for (const { key, name, text, why } of KINDS) {
      await expect(results.match(key), why).toMatchAriaSnapshot(heard(name, text));
    }
  };
  await expectHeard();
  await expect(results.summary).toContainText('7 pts so far');
  await expectAccessible(page);

  await event.button('List view').click();
  await expect(event.button('Bracket view')).toBeFocused();
  await expectHeard();
  await expectAccessible(page);
});

test('with results hidden the picks stand alone, each slot in words, and nothing looks judged', {
  tag: '@phone',
}, async ({ page }) => {
  const event = await openMadeUp(page, doubleElimination, EVERYTHING);
  const { bracket } = event;
  await event.button('Hide Results').click();
  const slots = [
    ['UB-0-0', /^\S+ Moist Esports, 3, picked to win$/, /^\S+ Spacestation Gaming, 1$/],
    ['UB-0-2', /^\S+ Team BDS, 3, picked to win$/, /^\S+ Renegades, 0$/],
    ['UB-0-7', /^\S+ Team Falcons, goes on without playing$/, 'Bye, no opponent'],
  ] as const;
  for (const [key, top, bottom] of slots) {
    await expect(bracket.slot(key, 'top')).toHaveAccessibleName(top);
    await expect(bracket.slot(key, 'bottom')).toHaveAccessibleName(bottom);
  }
  await expect(bracket.match('GF-0-1')).toHaveCount(0);
  await expect(page.getByText(/Correct|Wrong/)).toHaveCount(0);
  const tick = page.locator('[data-match] path[d="M5 12.5l4.5 4.5L19 7"]');
  await expect(tick).toHaveCount(0);
  await expectAccessible(page);

  await event.button('List view').click();
  const match = bracket.match('UB-0-0');
  await expect(
    match.getByRole('radio', { name: /^\S+ Moist Esports, 3, picked to win$/ }),
  ).toBeChecked();
  await expect(
    match.getByRole('radio', { name: /^\S+ Spacestation Gaming, 1$/ }),
  ).not.toBeChecked();
  await event.button('Show Results').click();
  await expect(tick).not.toHaveCount(0);
});

const UPPER = ['UB-0', 'UB-1', 'UB-2', 'UB-3'];
const LOWER = ['LB-0', 'LB-1', 'LB-2', 'LB-3', 'LB-4', 'LB-5'];

/** Every match of some columns, always won by the same side. */
const all = (side: 'top' | 'bottom', columns = [...UPPER, ...LOWER]): Record<string, Happening> =>
  Object.fromEntries(
    columns.flatMap((column) =>
      Array.from({ length: 8 }, (_, at) => [`${column}-${at}`, [side, 1]]),
    ),
  );

test('a reset that was called but not needed, and the title that was called in it', async ({
  page,
}) => {
  const { results } = await openMadeUp(page, doubleElimination, {
    official: { ...all('top'), 'GF-0-0': ['top', 1] },
    picks: { 'GF-0-0': ['bottom', 2], 'GF-0-1': ['bottom', 3] },
  });
  await expect(results.match('GF-0-0')).toMatchAriaSnapshot(
    heard(
      'Grand Final, best of 7',
      'Moist Esports, won, 4. G2 Esports, lost, 1. Your pick: G2 Esports, 4 to 2. Not scored by itself.',
    ),
  );
  await expect(results.match('GF-0-1')).toMatchAriaSnapshot(
    heard(
      'Bracket Reset, best of 7',
      'Not needed, not played. Your pick: G2 Esports, 4 to 3. Wrong, 0 points.',
    ),
  );
  await expect(results.champion).toContainText('Moist Esports');
  await expect(results.champion).toContainText('Your pick: G2 Esports, wrong');
  await expect(results.champion).toContainText('4–1 over G2 Esports');
});

test('a reset that was played though nobody was to come to it', async ({ page }) => {
  const { results } = await openMadeUp(page, doubleElimination, {
    official: { ...all('top'), 'GF-0-0': ['bottom', 2], 'GF-0-1': ['top', 3] },
    picks: {},
  });
  await expect(results.match('GF-0-1')).toMatchAriaSnapshot(
    heard(
      'Bracket Reset, best of 7',
      'Moist Esports, won, 4. G2 Esports, lost, 3. Your pick: no bracket reset. Wrong, 0 points.',
    ),
  );
  await expect(results.champion).toContainText('Your pick: Moist Esports, correct');
});

test('the keyboard walks the official board match by match', { tag: '@phone' }, async ({
  page,
  isPhone,
}) => {
  const { results } = await openMadeUp(page, doubleElimination, EVERYTHING);
  const first = results.match('UB-0-0');
  if (isPhone) {
    // Phones have a strip with nothing to press in it: the strip itself is what keys scroll.
    await page.getByRole('tabpanel', { name: 'Upper Round 1' }).focus();
    await expect(page.getByRole('tabpanel', { name: 'Upper Round 1' })).toBeFocused();
    return;
  }
  await first.focus();
  await expect(first).toHaveAccessibleDescription(
    /^Moist Esports, won, 3\. Spacestation Gaming, lost, 1\. Your pick: Moist Esports/,
  );
  await page.keyboard.press('ArrowDown');
  await expect(results.match('UB-0-1')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(results.match('UB-1-0')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeFocused();
});

test('a running bracket is in sight where it goes on', { tag: '@phone' }, async ({
  page,
  isPhone,
}) => {
  const { results } = await openMadeUp(page, doubleElimination, {
    official: { ...all('top', ['UB-0', 'UB-1', 'LB-0', 'LB-1']) },
    picks: null,
  });
  await expect(page.getByText('Playoffs locked before you saved any picks.')).toBeVisible();
  if (!isPhone) return;
  const round = page.getByRole('tablist', { name: 'Rounds' }).getByRole('tab', { selected: true });
  await expect(round).toHaveText('Upper Semi-Finals0/2');
  await expect(results.match('UB-2-0')).toBeInViewport();
});

test('a match that is on says so, with its games, when it began, and who was called by how many', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  const event = await openMadeUp(page, doubleElimination, {
    official: { 'UB-0-0': ['top', 1] },
    picks: {},
    told: {
      'UB-0-0': { startTime: '2026-01-01T12:00:00Z', games: [3, 1] },
      'UB-0-1': { startTime: '2026-01-02T12:00:00Z', games: [1, 2] },
      'UB-0-2': { startTime: '2099-01-03T12:00:00Z' },
    },
    crowd: { 'UB-0-0': [81, 19], 'UB-0-1': [34, 66] },
  });
  const { results } = event;
  const expectHeard = async () => {
    await expect(results.match('UB-0-0')).toContainText(
      /Moist Esports, won, 3, called by 81%\. Spacestation Gaming, lost, 1, called by 19%\. .*Jan 1\.$/,
    );
    await expect(results.match('UB-0-1')).toContainText(
      /Live\. Endpoint, 1, called by 34%\. SMPR Esports, 2, called by 66%\. .*Jan 2\.$/,
    );
    await expect(results.match('UB-0-2')).toContainText(/not played yet.*Jan 3, \d+:\d\d [AP]M\.$/);
  };
  await expectHeard();
  await expect(results.match('UB-0-1').getByText('Live', { exact: true })).toBeVisible();
  await expect(results.match('UB-0-1')).toBeInViewport();
  await expectAccessible(page);
  if (isPhone) {
    await expect(results.match('UB-0-1')).toContainText('M2 · Jan 2 · Bo5');
    return;
  }
  await event.button('List view').click();
  await expectHeard();
  await expectAccessible(page);
});
