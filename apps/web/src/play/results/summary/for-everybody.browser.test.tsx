import type { GroupStagePick, PickType } from '@callshot/rules';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer } from '../../../../testing/answers.ts';
import { EVENT_PAGE, madeUpBracket, runningGroups } from '../../../../testing/events.ts';
import { player, signedIn, visitor } from '../../../../testing/people.ts';
import { open } from '../../../../testing/screens.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const match = (key: string) => document.querySelector(`[data-match="${key}"]`);

const PLAYED = { official: { 'UB-0-0': ['top', 0] }, picks: null } as const;

test('hiding results is remembered over loads and whoever is signed in [rule: event-page-16, event-page-17]', async () => {
  answer({ ...visitor, ...madeUpBracket(PLAYED) });
  open(EVENT_PAGE);
  await button('Hide Results').click();
  const hidden = page.getByRole('heading', { name: 'Results of Playoffs are hidden' });
  await expect.element(hidden).toBeVisible();
  expect(localStorage.getItem('callshot.results')).toContain('hidden');
  expect(match('UB-0-0')).toBeNull();
  await expectAccessible();
  open(EVENT_PAGE);
  await expect.element(hidden).toBeVisible();
  const ownFile = page.getByRole('link', { name: 'Your picks as CSV', exact: true });
  await button('Show Results').click();
  await expect.poll(() => match('UB-0-0')).not.toBeNull();
  expect(ownFile.elements()).toHaveLength(0);
  await button('Hide Results').click();

  answer({
    ...signedIn({ ...player, created: '2020-01-01T00:00:00Z' }),
    ...madeUpBracket({ ...PLAYED, picks: {} }, { sealedAt: '2026-01-02T00:00:00Z' }),
  });
  open(EVENT_PAGE);
  await expect.poll(() => match('UB-0-0')).not.toBeNull();
  expect(document.body.textContent).not.toMatch(/Correct|Wrong/);
  await button('Show Results').click();
  await expect.poll(() => match('UB-0-0')?.textContent).toContain('Correct');
  open(EVENT_PAGE);
  await expect.poll(() => match('UB-0-0')?.textContent).toContain('Correct');
  await expect.element(button('Hide Results')).toBeVisible();
  await expect
    .element(ownFile)
    .toHaveAttribute('href', expect.stringMatching(/^.api.picks.export.eventId=[0-9]+.as=csv$/));
  await expectAccessible();
});

test.each([
  {
    why: 'who is younger than the lock missed nothing',
    created: '2026-11-01T00:00:00Z',
    missed: 0,
  },
  { why: 'who was there came late', created: '2020-01-01T00:00:00Z', missed: 1 },
])('results without picks say why nothing is marked: $why', async ({ created, missed }) => {
  answer({
    ...signedIn({ ...player, created }),
    ...madeUpBracket(PLAYED, { sealedAt: '2026-01-02T00:00:00Z' }),
  });
  open(EVENT_PAGE);
  await expect.poll(() => match('UB-0-0')?.textContent).toContain('won');
  const text = page.getByText('Playoffs locked before you saved any picks.');
  expect(text.elements()).toHaveLength(missed);
  expect(button('Edit Your Picks').elements()).toHaveLength(0);
  expect(button('Log In').elements()).toHaveLength(0);
  await expectAccessible();
});

const row = (teamId: number, pickTypeId: PickType): GroupStagePick => ({
  eventStageId: 10,
  eventSubstageId: 100,
  teamId,
  pickTypeId,
});

test('groups are told by place, each team with what was called of it', async () => {
  answer({
    ...signedIn(),
    ...runningGroups(
      [row(1, 1), row(2, 1), row(1, 5)],
      [row(1, 1), row(3, 1), row(3, 5), row(1, 6)],
    ),
  });
  open(EVENT_PAGE);
  const card = page.getByRole('region', { name: 'Group A', exact: true });
  await expect.element(card).toBeVisible();
  const told = () =>
    [...card.element().querySelectorAll('h3, li')].map((part) =>
      part.matches('h3')
        ? part.textContent
        : part.querySelector('p')?.textContent?.replace(/^.*(?=Your pick)/, ''),
    );
  await expect
    .poll(told)
    .toEqual([
      'First Place1',
      'Your pick: Advancing, Correct, 2 points. Second Place, Wrong, 0 points',
      'Advanced1',
      'Not picked',
      'Eliminated2',
      'Your pick: Advancing, Wrong, 0 points. First Place, Wrong, 0 points',
      'Not picked',
    ]);
  await expectAccessible();
});
