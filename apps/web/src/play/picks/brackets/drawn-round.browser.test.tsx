import type { BodyInput } from '@callshot/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, sentTo } from '../../../../testing/answers.ts';
import { drawnSemiFinals, EVENT_PAGE } from '../../../../testing/events.ts';
import { signedIn } from '../../../../testing/people.ts';
import { DESKTOP, open, PHONE } from '../../../../testing/screens.tsx';

const SAVE = 'POST /api/picks/save/user/:eventId';

const saved = ({ groupStagePicks, matchPicks }: BodyInput<typeof SAVE>) => ({
  groupStagePicks: groupStagePicks.map((row) => ({ ...row, eventId: 5, userId: 7 })),
  matchPicks: matchPicks.map((row) => ({ ...row, eventId: 5, userId: 7 })),
  version: 1,
  savedAt: '2026-01-05T10:00:00.000Z',
});
const told = () => document.querySelector('[data-place="actions"]')?.textContent ?? '';
const round = () => document.querySelector<HTMLElement>('section[data-match="UB-1-0"]');
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const words = () => round()?.querySelector('p')?.textContent ?? '';
const switches = () => [...(round()?.querySelectorAll<HTMLElement>('button') ?? [])];
const namesOn = () =>
  switches().flatMap((own) =>
    own.getAttribute('aria-pressed') === 'true' ? (own.dataset.team ?? []) : [],
  );
const toggle = (teamId: number) => press(`section[data-match="UB-1-0"] [data-team="${teamId}"]`);

describe.each([
  { why: 'on a desktop', size: DESKTOP },
  { why: 'on a phone', size: PHONE },
])('a round that is drawn later, $why', ({ size }) => {
  const [width, height] = size;
  test('is one card of who goes on: a press sends on or takes out, and one too many is refused [rule: picks-40]', async () => {
    await page.viewport(width, height);
    answer({ ...signedIn(), ...drawnSemiFinals(), [SAVE]: ({ body }) => saved(body) });
    open(EVENT_PAGE);
    await expect.poll(round).not.toBeNull();
    expect(words()).toContain('waits for earlier picks');
    // Teams 1, 3, 5 and 7 win the first round.
    for (const match of [0, 1, 2, 3]) {
      press(`[data-match="UB-0-${match}"] [data-slot$=":top"]`);
      await expect.poll(told).toContain(`${match + 1} / 7 picked`);
    }
    expect(switches().map(({ dataset }) => dataset.team)).toEqual(['1', '3', '5', '7']);
    await expect.poll(words).toContain('0 of 2');
    toggle(7);
    await expect.poll(words).toContain('1 of 2');
    toggle(3);
    await expect.poll(words).toContain('All 2 who go on are picked');
    toggle(1);
    await expect.poll(namesOn).toEqual(['3', '7']);
    // A team that no longer comes is dropped, and no other.
    press('[data-match="UB-0-1"] [data-slot$=":bottom"]');
    await expect.poll(namesOn).toEqual(['7']);
    await expect.poll(words).toContain('1 of 2');
    toggle(4);
    await expect.poll(namesOn).toEqual(['4', '7']);
    toggle(4);
    await expect.poll(namesOn).toEqual(['7']);
    toggle(1);
    await expect.poll(told).toContain('6 / 7 picked');
    press('[data-match="UB-2-0"] [data-slot$=":top"]');
    await expect.poll(told).toContain('7 / 7 picked');
    const submit = page.getByRole('button', { name: 'SUBMIT', exact: true });
    await submit.click();
    await expect.poll(() => sentTo(SAVE)).toHaveLength(1);
    const rows = (sentTo(SAVE)[0]?.matchPicks ?? []).filter(({ bracketCol }) => bracketCol === 1);
    expect(
      rows.map(({ topTeamId, bottomTeamId, winnerTeamId }) => [
        topTeamId,
        bottomTeamId,
        winnerTeamId,
      ]),
    ).toEqual([
      [1, 4, 1],
      [7, 5, 7],
    ]);
  });

  test('is worked by keyboard, and large enough for a thumb', async () => {
    await page.viewport(width, height);
    answer({ ...signedIn(), ...drawnSemiFinals() });
    open(EVENT_PAGE);
    await expect.poll(round).not.toBeNull();
    for (const match of [0, 1, 2, 3]) {
      press(`[data-match="UB-0-${match}"] [data-slot$=":top"]`);
      await expect.poll(told).toContain(`${match + 1} / 7 picked`);
    }
    // The key of the next open match leads to the card.
    if (size === DESKTOP) {
      document.querySelector<HTMLElement>('[data-match="UB-0-0"] [data-slot$=":top"]')?.focus();
      await userEvent.keyboard('n');
    } else switches()[0]?.focus();
    await expect.poll(() => document.activeElement).toBe(switches()[0]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(namesOn).toEqual(['1']);
    await expect.element(page.elementLocator(switches()[0] ?? document.body)).toHaveFocus();
    expect(switches()[0]?.getAttribute('aria-label')).toContain('goes on');
    if (size === PHONE) {
      for (const own of switches()) expect(own.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  });
});
