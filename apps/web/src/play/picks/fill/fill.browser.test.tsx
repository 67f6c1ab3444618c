import type { Answer, BodyInput } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { type Answers, answer, Refused, sentTo } from '../../../../testing/answers.ts';
import {
  EVENT_PAGE,
  eventAnswers,
  openBracket,
  openGroups,
  openSwiss,
  SWISS_EVENT,
} from '../../../../testing/events.ts';
import { signedIn, visitor } from '../../../../testing/people.ts';
import { open, tabTo } from '../../../../testing/screens.tsx';

const SAVE = 'POST /api/picks/save/user/:eventId';
const OWN = 'GET /api/picks/get/user/:eventId';
const PAST = 'GET /api/user/events/:userId';
const NO_PAST: Answers = { [PAST]: { records: [], totalRecords: 0 } };

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Fill for me' });
const way = (name: RegExp) => dialog.getByRole('radio', { name });
const fill = (words: string) => dialog.getByRole('button', { name: words, exact: true });
const team = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const expectPicked = (text: string) =>
  expect
    .poll(() => document.querySelector('[data-place="actions"]')?.textContent ?? '')
    .toContain(text);

async function openPage(answers: Answers = openSwiss(), user = signedIn()): Promise<void> {
  answer({ ...user, ...NO_PAST, ...answers });
  open(EVENT_PAGE);
  await expect.element(button('Fill for me')).toBeVisible();
}

async function openDialog(): Promise<void> {
  await button('Fill for me').click();
  await expect.element(dialog).toBeVisible();
}

const saved = ({ groupStagePicks, matchPicks }: BodyInput<typeof SAVE>): Answer<typeof SAVE> => ({
  groupStagePicks: groupStagePicks.map((row) => ({ ...row, eventId: 5, userId: 7 })),
  matchPicks: matchPicks.map((row) => ({ ...row, eventId: 5, userId: 7 })),
  version: 1,
  savedAt: '2026-01-05T10:00:00.000Z',
});

const row = (teamId: number, pickTypeId: 1 | 2 | 3) => ({
  eventStageId: 10,
  eventSubstageId: 100,
  teamId,
  pickTypeId,
  eventId: 5,
  userId: 7,
});

test('a slip is filled by seed as one step, said, undone, and submitted by hand alone [rule: picks-29]', async () => {
  answer({ [SAVE]: ({ body }) => saved(body) });
  await openPage();
  await openDialog();
  await expectAccessible();
  await fill('Fill 12 picks').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('12 picks filled by seed')).toBeVisible();
  await expectPicked('8 / 8 picked');
  await button('Undo').last().click();
  await expectPicked('0 / 8 picked');
  await button('Redo').click();
  await expectPicked('8 / 8 picked');
  expect(sentTo(SAVE)).toEqual([]);
  await button('NEXT').click();
  await button('NEXT').click();
  await button('SUBMIT').click();
  await expect.element(page.getByRole('dialog', { name: 'Picks Saved' })).toBeVisible();
  const rows = sentTo(SAVE)[0]?.groupStagePicks ?? [];
  const teamsFor = (type: number) =>
    rows.filter(({ pickTypeId }) => pickTypeId === type).map(({ teamId }) => teamId);
  expect([teamsFor(1), teamsFor(2), teamsFor(3)]).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    [1, 2],
    [15, 16],
  ]);
});

test('by keyboard alone one team wins everything, and it stays after a reload', async () => {
  await openPage();
  await tabTo(button('Fill for me'));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await tabTo(way(/^By seed/));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(way(/^One team/)).toBeChecked();
  await dialog.getByRole('combobox', { name: 'Which team?' }).selectOptions('The Club');
  await tabTo(fill('Fill 12 picks'));
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('12 picks filled: The Club wins everything'))
    .toBeInTheDocument();
  await expect.element(button('Fill for me')).toHaveFocus();
  await expect.element(team('The Club')).toHaveAttribute('aria-pressed', 'true');
  const [draft] = Object.keys(localStorage).filter((name) => name.startsWith('callshot.draft'));
  expect(
    JSON.parse(localStorage.getItem(draft ?? '') ?? '{}').picks.groupStagePicks,
  ).toContainEqual({ eventStageId: 10, eventSubstageId: 100, teamId: 14, pickTypeId: 2 });
});

test('what is picked stays, unless everything is filled anew', async () => {
  await openPage();
  await team('Team Queso').click();
  await openDialog();
  await fill('Fill 11 picks').click();
  await expect.element(team('Team Queso')).toHaveAttribute('aria-pressed', 'true');
  await openDialog();
  await expect.element(fill('Nothing to fill')).toBeDisabled();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('like this already');
  await dialog.getByRole('radio', { name: 'Everything', exact: true }).click();
  await fill('Fill 2 picks').click();
  await expect.element(page.getByText('2 picks filled by seed')).toBeVisible();
  await expect.element(team('Team Queso')).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  { why: 'a bracket', answers: openBracket, count: 30 },
  { why: 'four groups', answers: openGroups, count: 16 },
])('$why is filled whole', async ({ answers, count }) => {
  await openPage(answers());
  await openDialog();
  await fill(`Fill ${count} picks`).click();
  await expect.element(page.getByText(`${count} picks filled by seed`)).toBeVisible();
  await expectPicked(`All ${count} picked`);
});

test('a visitor has no earlier slip', async () => {
  await openPage(openSwiss(), visitor);
  await openDialog();
  await expect.element(way(/^Like my last slip/)).toBeDisabled();
  await expect.element(dialog.getByText('You have no earlier slip in this game')).toBeVisible();
});

test('without a slip of this event, the newest other event of the game is followed [rule: picks-30]', async () => {
  const other = { ...SWISS_EVENT, id: 4, nameOverride: 'Spring Open' };
  const past = (eventId: number, gameId: 1 | 2) => ({
    eventId,
    gameId,
    eventName: 'Past',
    rewardTypeId: 1,
    startDate: '2026-01-01T00:00:00Z',
    isFinished: true,
    rank: null,
    entrants: 3,
    percentile: null,
    totalScore: null,
    trophy: null,
  });
  const mine = openSwiss()[OWN];
  await openPage({
    ...openSwiss(),
    [PAST]: { records: [past(5, 1), past(3, 2), past(4, 1)], totalRecords: 3 },
    'GET /api/event/get': ({ query }) => (query.eventId === '4' ? other : SWISS_EVENT),
    [OWN]: ({ params }) => ({
      ...(mine as Answer<typeof OWN>),
      groupStagePicks: params.eventId === '4' ? [row(16, 1), row(16, 2), row(1, 3)] : [],
    }),
  });
  await openDialog();
  await expect.element(dialog.getByText('As you picked Spring Open')).toBeVisible();
  await way(/^Like my last slip/).click();
  await fill('Fill 12 picks').click();
  await expect.element(page.getByText('12 picks filled like your last slip')).toBeVisible();
  await expect.element(team('Team Queso')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(team('Moist Esports')).toHaveAttribute('aria-pressed', 'false');
});

test('a last slip that cannot be loaded says so, and seeds fill all the same', async () => {
  await openPage({
    ...openSwiss(),
    [PAST]: new Refused(500, 'unexpected', 'Something went wrong'),
  });
  await openDialog();
  await expect.element(dialog.getByText('Your last slip could not be loaded')).toBeVisible();
  await expect.element(fill('Fill 12 picks')).toBeEnabled();
});

test('calls of two teams that meet are hinted at, and hinder nothing [rule: picks-31]', async () => {
  const official = openSwiss()['GET /api/picks/get/official/:eventId'];
  await openPage({
    ...eventAnswers(SWISS_EVENT),
    'GET /api/picks/get/official/:eventId': {
      ...(official as Answer<'GET /api/picks/get/official/:eventId'>),
      teamMatches: [
        { eventSubstageId: 100, round: 1, firstTeamId: 1, secondTeamId: 2, result: 'open' },
      ],
    },
  });
  await openDialog();
  await fill('Fill 12 picks').click();
  await expectPicked('8 / 8 picked');
  await button('NEXT').click();
  const hint = page.getByText(
    'Moist Esports and Spacestation Gaming meet in round 1: they cannot both go 3-0.',
  );
  // Seeds avoid what cannot come true: one of them has to make way by hand.
  await expect.element(hint).not.toBeInTheDocument();
  await team('Endpoint').click();
  await team('Spacestation Gaming').click();
  await expect.element(hint).toBeVisible();
  await expectAccessible();
  await expect.element(button('NEXT')).not.toHaveAttribute('aria-disabled');
  await button('Dismiss hint').click();
  await expect.element(hint).not.toBeInTheDocument();
  await button('Undo').click();
  await button('Redo').click();
  await expect.element(hint).not.toBeInTheDocument();
});

test('a locked stage says why nothing is filled', async () => {
  await openPage(eventAnswers({ ...SWISS_EVENT, locked: true, lockAt: '2020-12-01T00:00:00Z' }));
  await expect.element(button('Fill for me')).toBeDisabled();
  await expect.element(button('Fill for me')).toHaveAttribute('title', 'Picks Are Locked');
});
