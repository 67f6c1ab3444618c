import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Happening, MadeUp } from '../../../../../../e2e/fixtures/made-up-bracket.ts';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer } from '../../../../testing/answers.ts';
import { EVENT_PAGE, madeUpBracket } from '../../../../testing/events.ts';
import { signedIn } from '../../../../testing/people.ts';
import { DESKTOP, open, PHONE, SIZES } from '../../../../testing/screens.tsx';

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

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
};
const match = (key: string) => one(`[data-match="${key}"]`);
const slot = (key: string, side: string) => one(`[data-match="${key}"] [data-slot$=":${side}"]`);
const summary = page.getByRole('region', { name: 'Summary' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** An element's text without what is hidden from screen readers. */
const spoken = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      return node.getAttribute('aria-hidden') === 'true' ? '' : spoken(node);
    })
    .join('');

/** A match's text for screen readers, in any view; strip and list also name the match. */
async function expectHeard(key: string, name: string, text: string): Promise<void> {
  await expect
    .poll(() => {
      const [, heard] =
        /^(?:Match \d+ · Bo\d (?:.*? )?|Bracket Reset · Bo\d )?(.*)$/.exec(spoken(match(key))) ??
        [];
      return [match(key).getAttribute('aria-label'), heard];
    })
    .toEqual([name, text]);
}

async function openBoard(made: MadeUp, size: readonly [number, number] = DESKTOP) {
  answer({ ...signedIn(), ...madeUpBracket(made) });
  await page.viewport(...size);
  open(EVENT_PAGE);
  await expect.element(summary).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[data-match]').length).toBeGreaterThan(3);
}

test.each(SIZES)(
  'every kind of match says who was there, who won and how it was called $why [rule: event-page-16]',
  async ({ size }) => {
    await openBoard(EVERYTHING, size);
    for (const { key, name, text } of KINDS) await expectHeard(key, name, text);
    await expect.element(summary).toHaveTextContent('7 pts so far');
    await expectAccessible();
    await button('List view').click();
    await expect.element(button('Bracket view')).toHaveFocus();
    for (const { key, name, text } of KINDS) await expectHeard(key, name, text);
    await expectAccessible();
    await button('Bracket view').click();
  },
);

const tick = '[data-match] path[d="M5 12.5l4.5 4.5L19 7"]';

test.each(SIZES)(
  'with results hidden the picks stand alone, and nothing looks judged, $why',
  async ({ size }) => {
    await openBoard(EVERYTHING, size);
    await button('Hide Results').click();
    for (const [key, top, bottom] of [
      ['UB-0-0', /^\S+ Moist Esports, 3, picked to win$/, /^\S+ Spacestation Gaming, 1$/],
      ['UB-0-2', /^\S+ Team BDS, 3, picked to win$/, /^\S+ Renegades, 0$/],
      ['UB-0-7', /^\S+ Team Falcons, goes on without playing$/, 'Bye, no opponent'],
    ] as const) {
      await expect.poll(() => slot(key, 'top')).toHaveAccessibleName(top);
      await expect.poll(() => slot(key, 'bottom')).toHaveAccessibleName(bottom);
    }
    expect(document.querySelector('[data-match="GF-0-1"]')).toBeNull();
    expect(document.body.textContent).not.toMatch(/Correct|Wrong/);
    expect(document.querySelector(tick)).toBeNull();
    await expectAccessible();

    await button('List view').click();
    const choice = (name: RegExp) =>
      page.elementLocator(match('UB-0-0')).getByRole('radio', { name });
    await expect.element(choice(/^\S+ Moist Esports, 3, picked to win$/)).toBeChecked();
    await expect.element(choice(/^\S+ Spacestation Gaming, 1$/)).not.toBeChecked();
    await button('Show Results').click();
    await expect.poll(() => document.querySelector(tick)).not.toBeNull();
    await button('Bracket view').click();
  },
);

const UPPER = ['UB-0', 'UB-1', 'UB-2', 'UB-3'];
const LOWER = ['LB-0', 'LB-1', 'LB-2', 'LB-3', 'LB-4', 'LB-5'];

/** Every match of some columns, always won by the same side. */
const all = (side: 'top' | 'bottom', columns = [...UPPER, ...LOWER]): Record<string, Happening> =>
  Object.fromEntries(
    columns.flatMap((column) =>
      Array.from({ length: 8 }, (_, at) => [`${column}-${at}`, [side, 1]]),
    ),
  );

const champion = page.getByRole('group', { name: 'Champion', exact: true });

test('a reset that was called but not needed, and the title that was called in it', async () => {
  await openBoard({
    official: { ...all('top'), 'GF-0-0': ['top', 1] },
    picks: { 'GF-0-0': ['bottom', 2], 'GF-0-1': ['bottom', 3] },
  });
  await expectHeard(
    'GF-0-0',
    'Grand Final, best of 7',
    'Moist Esports, won, 4. G2 Esports, lost, 1. Your pick: G2 Esports, 4 to 2. Not scored by itself.',
  );
  await expectHeard(
    'GF-0-1',
    'Bracket Reset, best of 7',
    'Not needed, not played. Your pick: G2 Esports, 4 to 3. Wrong, 0 points.',
  );
  await expect.element(champion).toHaveTextContent('Moist Esports');
  await expect.element(champion).toHaveTextContent('Your pick: G2 Esports, wrong');
  await expect.element(champion).toHaveTextContent('4–1 over G2 Esports');
});

test('a reset that was played though nobody was to come to it', async () => {
  await openBoard({
    official: { ...all('top'), 'GF-0-0': ['bottom', 2], 'GF-0-1': ['top', 3] },
    picks: {},
  });
  await expectHeard(
    'GF-0-1',
    'Bracket Reset, best of 7',
    'Moist Esports, won, 4. G2 Esports, lost, 3. Your pick: no bracket reset. Wrong, 0 points.',
  );
  await expect.element(champion).toHaveTextContent('Your pick: Moist Esports, correct');
});

test('the keyboard walks the official board match by match', async () => {
  await openBoard(EVERYTHING);
  match('UB-0-0').focus();
  expect(match('UB-0-0')).toHaveAccessibleDescription(
    /^Moist Esports, won, 3\. Spacestation Gaming, lost, 1\. Your pick: Moist Esports/,
  );
  for (const [key, next] of [
    ['{ArrowDown}', 'UB-0-1'],
    ['{ArrowRight}', 'UB-1-0'],
    ['{ArrowLeft}', 'UB-0-0'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(() => match(next)).toHaveFocus();
  }
});

test('the strip of a phone takes the focus itself, for the keys that scroll it', async () => {
  await openBoard(EVERYTHING, PHONE);
  const strip = page.getByRole('tabpanel', { name: 'Upper Round 1' });
  await expect.element(strip).toHaveAttribute('tabindex', '0');
});

test.each(SIZES)('a running bracket tells who came too late for picks $why', async ({ size }) => {
  await openBoard(
    { official: { ...all('top', ['UB-0', 'UB-1', 'LB-0', 'LB-1']) }, picks: null },
    size,
  );
  await expect.element(page.getByText('Playoffs locked before you saved any picks.')).toBeVisible();
  if (size !== PHONE) return;
  // A strip begins where the bracket goes on.
  const round = page.getByRole('tablist', { name: 'Rounds' }).getByRole('tab', { selected: true });
  await expect.element(round).toHaveTextContent('Upper Semi-Finals0/2');
  await expect.poll(() => match('UB-2-0')).toBeInViewport();
});

test.each(SIZES)(
  'a match that is on says its games, when it began, and how many called whom $why',
  async ({ size }) => {
    await openBoard(
      {
        official: { 'UB-0-0': ['top', 1] },
        picks: {},
        told: {
          'UB-0-0': { startTime: '2026-01-01T12:00:00Z', games: [3, 1] },
          'UB-0-1': { startTime: '2026-01-02T12:00:00Z', games: [1, 2] },
          'UB-0-2': { startTime: '2099-01-03T12:00:00Z' },
        },
        crowd: { 'UB-0-0': [81, 19], 'UB-0-1': [34, 66] },
      },
      size,
    );
    const expectTold = async () => {
      for (const [key, text] of [
        [
          'UB-0-0',
          /Moist Esports, won, 3, called by 81%\. Spacestation Gaming, lost, 1, called by 19%\. .*Jan 1\.$/,
        ],
        [
          'UB-0-1',
          /Live\. Endpoint, 1, called by 34%\. SMPR Esports, 2, called by 66%\. .*Jan 2\.$/,
        ],
        ['UB-0-2', /not played yet.*Jan 3, \d+:\d\d [AP]M\.$/],
      ] as const) {
        await expect.poll(() => match(key).textContent).toMatch(text);
      }
    };
    await expectTold();
    const running = page.elementLocator(match('UB-0-1'));
    await expect.element(running.getByText('Live', { exact: true })).toBeVisible();
    await expect.element(running).toBeInViewport();
    await expectAccessible();
    if (size === PHONE) {
      await expect.element(running).toHaveTextContent('M2 · Jan 2 · Bo5');
      return;
    }
    await button('List view').click();
    await expectTold();
    await expectAccessible();
    await button('Bracket view').click();
  },
);
