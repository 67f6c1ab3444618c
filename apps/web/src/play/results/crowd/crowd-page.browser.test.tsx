import type { Answer } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { type Answers, answer } from '../../../../testing/answers.ts';
import { EVENT_PAGE, madeUpBracket } from '../../../../testing/events.ts';
import { expectLaidOut } from '../../../../testing/layout.ts';
import { signedIn, visitor } from '../../../../testing/people.ts';
import { DESKTOP, open, SIZES } from '../../../../testing/screens.tsx';

type Score = Answer<'GET /api/picks/get/score/:eventId'>;
type Crowd = Answer<'GET /api/picks/get/crowd/:eventId'>;

const summary = page.getByRole('region', { name: 'Summary' });
const PLAYED = { official: { 'UB-0-0': ['top', 0] }, picks: {} } as const;

const PICKED = { eventSubstageId: 100, rule: 'Upper Bracket', teamId: 1, matchKey: 'UB-1-0' };

/** A hundred who picked the stage, and what few of them picked rightly. */
const crowdOf = (rare: Crowd['stages'][number]['rare'] = []): Crowd => ({
  stages: [
    {
      eventStageId: 10,
      entrants: 100,
      teams: [],
      winners: [],
      scores: [],
      rare,
      points: [{ points: 6, entrants: 100 }],
    },
  ],
});

const rowOf = (): Score['ledger'][number] => ({
  ...PICKED,
  stageIndex: 0,
  points: 1,
  worth: 1,
  outcome: 'correct',
});

const scoreOf = (totalScore: number): Score => ({
  totalScore,
  percentile: 10,
  rank: 4,
  row: 4,
  entrants: 40,
  maximum: 20,
  isMaximumExact: true,
  data: '[]',
  ledger: [rowOf()],
  hiddenUntil: null,
  computedAt: '2026-01-04T10:00:00Z',
});

const NO_PICKS: Answer<'GET /api/picks/get/user/:eventId'> = {
  groupStagePicks: [],
  matchPicks: [],
  hiddenUntil: null,
  versions: {},
  savedAt: null,
  stagesEditedByStaff: [],
};

test.each([
  { why: 'ahead of it', own: 12, text: 'You beat the crowd by 3 points.' },
  { why: 'behind it', own: 8, text: 'The crowd beats you by 1 point.' },
])(
  'own results say how one stands against the crowd, and lead to it: $why',
  async ({ own, text }) => {
    const answers: Answers = madeUpBracket(PLAYED);
    answer({
      ...signedIn(),
      ...answers,
      'GET /api/picks/get/score/:eventId': scoreOf(own),
      'GET /api/picks/get/crowd/:eventId': crowdOf(),
      'GET /api/picks/crowd/:eventId': { picks: NO_PICKS, score: scoreOf(9) },
    });
    open(EVENT_PAGE);
    await expect.element(summary).toHaveTextContent(text);
    summary
      .getByRole('link', { name: /^the crowd$/i })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.pathname).toBe(`${EVENT_PAGE}/crowd`);
    await page.getByRole('button', { name: 'Back To My Picks' }).click();
    await expect.poll(() => location.pathname).toBe(EVENT_PAGE);
  },
);

test.each(SIZES)('under five entrants there is no crowd $why', async ({ size }) => {
  await page.viewport(...size);
  answer({ ...visitor, ...madeUpBracket(PLAYED) });
  open(`${EVENT_PAGE}/crowd`);
  await expect
    .element(page.getByText('Fewer than five picked Playoffs: what a few picked is not told.'))
    .toBeVisible();
  expect(document.body.textContent).not.toMatch(/would be/);
  await expectAccessible();
  if (size === DESKTOP) await expectLaidOut();
});

test.each(SIZES)(
  'a right pick that few made says so in the results and the breakdown $why',
  async ({ size }) => {
    await page.viewport(...size);
    answer({
      ...signedIn(),
      ...madeUpBracket(PLAYED),
      'GET /api/picks/get/score/:eventId': scoreOf(12),
      'GET /api/picks/get/crowd/:eventId': crowdOf([{ ...PICKED, entrants: 3 }]),
    });
    open(EVENT_PAGE);
    await expect
      .poll(() => document.querySelector('[data-match="UB-0-0"]')?.textContent ?? '')
      .toMatch(/Your pick: .*Only 3% picked this/);
    await page.getByRole('button', { name: /Open the score breakdown$/ }).click();
    const breakdown = page.getByRole('dialog', { name: 'Score Breakdown' });
    await expect.element(breakdown.getByText('Only 3% picked this').first()).toBeVisible();
    await expectAccessible();
  },
);
