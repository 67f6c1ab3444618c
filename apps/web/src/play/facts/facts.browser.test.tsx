import type { Answer, TeamFacts } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { type Answers, answer, askedOf, Refused } from '../../../testing/answers.ts';
import {
  EVENT_PAGE,
  eventAnswers,
  openBracket,
  openGroups,
  openSwiss,
  SWISS_EVENT,
} from '../../../testing/events.ts';
import { expectLaidOut } from '../../../testing/layout.ts';
import { signedIn } from '../../../testing/people.ts';
import { open, tabTo } from '../../../testing/screens.tsx';

const FACTS = 'GET /api/event/facts';
type Facts = Answer<typeof FACTS>;

const record = (wins: number, losses: number, more: Partial<TeamFacts['here']['record']> = {}) => ({
  ...{ wins, losses, draws: 0, mapsWon: 0, mapsLost: 0 },
  ...more,
});
const stage = {
  ...{ eventStageId: 10, eventSubstageId: 100, stageName: 'Swiss Stage', kind: 'swiss' as const },
  ...{ seed: 1, record: record(0, 0), fate: null, place: null },
};
const nothing = (teamId: number): TeamFacts => ({
  teamId,
  ranking: null,
  here: {
    ...{ eventId: 5, eventName: 'Swiss Worlds', startDate: '2098-12-01T00:00:00.000Z' },
    ...{ record: record(0, 0), stages: [{ ...stage, seed: teamId }], place: null },
  },
  before: [],
});
const known = (teamId: number): TeamFacts => ({
  ...nothing(teamId),
  ranking: { place: 7, source: 'Valve', asOf: '2026-11-02', url: 'https://example.org/standings' },
  here: {
    ...nothing(teamId).here,
    record: record(3, 1, { mapsWon: 7, mapsLost: 4 }),
    stages: [{ ...stage, record: record(3, 1), fate: 'through' }],
  },
  before: [
    {
      ...{ eventId: 4, eventName: 'Spring Open', startDate: '2026-03-01T00:00:00.000Z' },
      ...{ record: record(5, 2, { draws: 1 }), place: 2 },
      stages: [{ ...stage, kind: 'brackets', seed: null, place: 2 }],
    },
    {
      ...{ eventId: 3, eventName: 'Winter Open', startDate: '2026-01-01T00:00:00.000Z' },
      ...{ record: record(0, 3), place: null },
      stages: [{ ...stage, fate: 'out', record: record(0, 3) }],
    },
  ],
});
const meeting: Facts['meeting'] = {
  ...{ eventId: 4, eventName: 'Spring Open', stageName: 'Playoffs' },
  ...{ startTime: '2026-03-04T18:00:00.000Z', teamIds: [1, 2], winnerTeamId: 2 },
  ...{ maps: [1, 2], isForfeit: false },
};
const told: Answers = {
  [FACTS]: ({ query }) => {
    const ids = [query.teamId, query.otherId].flatMap((id) => (id ? [Number(id)] : []));
    const teams = ids.map((id) => (id === 1 ? known(id) : nothing(id)));
    return { teams, meeting: ids.length === 2 ? meeting : null };
  },
};

const dialog = page.getByRole('dialog', { name: 'Team facts' });
const team = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const control = page.getByRole('button', { name: 'Team facts', exact: true });
async function openFacts(name: string): Promise<void> {
  await team(name).hover();
  await control.click();
  await dialog.getByRole('combobox', { name: 'Team', exact: true }).selectOptions(name);
}
const row = (name: string) =>
  dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

async function openPage(answers: Answers = openSwiss()): Promise<void> {
  answer({ ...signedIn(), ...answers, ...told });
  open(EVENT_PAGE);
}

test('facts of a team open beside the press that picks it, and pick nothing [rule: events-39]', async () => {
  await openPage();
  await openFacts('Moist Esports');
  await expect.element(row('Seed')).toHaveTextContent('#1');
  await expect.element(row('Ranking')).toHaveTextContent('#7Valve, Nov 2, 2026');
  await expect
    .element(dialog.getByRole('link', { name: 'Valve, Nov 2, 2026' }))
    .toHaveAttribute('href', 'https://example.org/standings');
  await expect.element(row('This event')).toHaveTextContent('3-1maps 7-4Swiss Stagethrough');
  await expect
    .element(row('Last events'))
    .toHaveTextContent(
      '5-2, 1 draw Spring Open2nd · Mar 1, 20260-3 Winter OpenSwiss Stage: out · Jan 1, 2026',
    );
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(team('Moist Esports')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(control).toHaveFocus();
  expect(askedOf(FACTS).at(-1)).toEqual({ eventId: '5', teamId: '1' });
});

test('by keyboard alone two teams stand side by side, with their last meeting', async () => {
  await openPage();
  await tabTo(team('Moist Esports'));
  await expect.element(page.getByRole('button', { name: 'Team facts' })).toBeVisible();
  await userEvent.keyboard('f');
  await expect.element(dialog).toBeVisible();
  await expect
    .element(dialog.getByRole('combobox', { name: 'Team', exact: true }))
    .toHaveDisplayValue('Moist Esports');
  await dialog.getByRole('combobox', { name: 'Beside' }).selectOptions('Spacestation Gaming');
  await expect
    .element(dialog.getByText('Spacestation Gaming beat Moist Esports 2-1'))
    .toBeVisible();
  await expect.element(dialog.getByText('Spring Open, Playoffs, Mar 4, 2026')).toBeVisible();
  await expect.element(dialog.getByText('Nothing is known of this team yet.')).toBeVisible();
  await expect.element(row('Ranking')).toHaveTextContent('#7Valve, Nov 2, 2026Unknown');
  await expectLaidOut();
  await expectAccessible();
});

test('a press that picks does so as before', async () => {
  await openPage();
  await team('Moist Esports').click();
  await expect.element(control).toBeVisible();
  await team('Spacestation Gaming').click();
  await expect.element(team('Moist Esports')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(team('Spacestation Gaming')).toHaveAttribute('aria-pressed', 'true');
  expect(askedOf(FACTS)).toEqual([]);
});

test('a phone has one control for all teams, that moves nothing', async () => {
  await page.viewport(390, 844);
  await openPage();
  await expect.element(team('Moist Esports')).toBeVisible();
  const before = team('Moist Esports').element().getBoundingClientRect();
  await team('Moist Esports').hover();
  const facts = page.getByRole('button', { name: 'Team facts', exact: true });
  await expect.element(facts).toBeVisible();
  const { width, height } = facts.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(team('Moist Esports').element().getBoundingClientRect()).toEqual(before);
  await facts.click();
  await dialog.getByRole('combobox', { name: 'Team', exact: true }).selectOptions('Endpoint');
  await expect.element(dialog.getByText('Nothing is known of this team yet.')).toBeVisible();
  await page.viewport(1280, 800);
});

test('teams of groups have theirs', async () => {
  await openPage(openGroups());
  await openFacts('Moist Esports');
  await expect.element(row('Last events')).toBeVisible();
  await expect.element(row('Seed')).toBeVisible();
});

test('the panel of a match opens the facts of both sides, and F does on a team', async () => {
  await openPage(openBracket());
  const both = page.getByRole('button', {
    name: 'Facts about Moist Esports and Spacestation Gaming',
  });
  await both.click();
  await expect
    .element(dialog.getByText('Spacestation Gaming beat Moist Esports 2-1'))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(both).toHaveFocus();
  (document.querySelector('[data-match="UB-0-0"] [data-slot]') as HTMLElement).focus();
  await userEvent.keyboard('f');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(askedOf(FACTS)[0]).toEqual({ eventId: '5', teamId: '1', otherId: '2' });
});

test('players of the event are told, with who is no player', async () => {
  const flag = { imageUrl: '/flags/SE.svg', country: 'Sweden' };
  const members = [
    { position: 'Coach' as const, username: 'zonic', flag: null },
    { position: 'Player' as const, username: 'ace', flag },
  ];
  const teams = SWISS_EVENT.teams.map((own) => (own.id === 2 ? { ...own, members } : own));
  await openPage(eventAnswers({ ...SWISS_EVENT, teams }));
  await openFacts('Spacestation Gaming');
  await expect.element(row('Players')).toHaveTextContent('ace zonicCoach');
  await expect.element(row('Players').getByRole('img', { name: 'Sweden' })).toBeVisible();
  await expect
    .element(dialog.getByText('Nothing is known of this team yet.'))
    .not.toBeInTheDocument();
});

test('facts that cannot be loaded say so, and are asked for again', async () => {
  let isDown = true;
  await openPage();
  answer({
    [FACTS]: () =>
      isDown
        ? new Refused(500, 'unexpected', 'Something went wrong')
        : { teams: [known(1)], meeting: null },
  });
  await openFacts('Moist Esports');
  await expect.element(dialog.getByText(/could not be loaded|failed/i)).toBeVisible();
  isDown = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row('Ranking')).toBeVisible();
});
