import type { Event, UserScore } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { answer } from '../../../../testing/answers.ts';
import { EVENT_PAGE, eventAnswers, SWISS_EVENT } from '../../../../testing/events.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { player, signedIn, visitor } from '../../../../testing/people.ts';
import { open } from '../../../../testing/screens.tsx';

const goals = [{ right: 5, of: 10 }];
const [stage] = SWISS_EVENT.eventStages;
const answers = eventAnswers({ ...SWISS_EVENT, goals });
const score = answers['GET /api/picks/get/score/:eventId'] as UserScore;
const locked: Event = {
  ...SWISS_EVENT,
  goals,
  locked: true,
  lockAt: '2026-01-01T00:00:00Z',
  eventStages: SWISS_EVENT.eventStages.map((each) => ({
    ...each,
    isSealed: true,
    sealedAt: '2026-01-01T00:00:00Z',
  })),
};
const scored = (right: number, still: number): UserScore => ({
  ...score,
  goals: [{ eventStageId: stage?.id ?? 0, right, open: still }],
});

test.each([
  ['somebody signed in', signedIn()],
  ['a visitor', visitor],
])('%s reads the goal above the picks [rule: trophies-29]', async (_, who) => {
  answer({ ...who, ...answers });
  open(EVENT_PAGE);
  await expect.element(page.getByText('5 of 10 right makes Bronze')).toBeVisible();
  for (const width of [320, 1440]) {
    await page.viewport(width, 800);
    await expectLaidOut();
  }
  await expectAccessible();
});

test.each([
  [scored(6, 0), '6 of 10 right: Bronze reached'],
  [scored(4, 3), '4 of 10 right so far, 1 more makes Bronze'],
  [scored(3, 2), '3 of 10 right so far, 2 more make Bronze'],
  [scored(3, 1), '3 of 10 right: Bronze can no longer be reached'],
  [score, '5 of 10 right makes Bronze'],
])('the results tell how far the picks are: %#', async (told, words) => {
  answer({
    ...signedIn({ ...player, created: '2025-01-01T00:00:00.000Z' }),
    ...eventAnswers(locked),
    'GET /api/picks/get/score/:eventId': told,
  });
  open(EVENT_PAGE);
  await expect.element(page.getByText(words)).toBeVisible();
});

test('an event by rank tells no goal', async () => {
  answer({ ...signedIn(), ...eventAnswers(SWISS_EVENT) });
  open(EVENT_PAGE);
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect.element(page.getByText(/right makes/)).not.toBeInTheDocument();
});
