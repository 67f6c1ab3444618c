import type { Answer, BodyInput, League } from '@callshot/contract';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JoinPage } from '../src/community/league-invites/join-page.tsx';
import { type Answers, answer } from './answers.ts';
import { EVENT_PAGE, openBracket, openFixtures, openGroups, openSwiss } from './events.ts';
import { signedIn } from './people.ts';
import { ReadAloud } from './read-aloud.ts';
import { open, show } from './screens.tsx';

const SAVE = 'POST /api/picks/save/user/:eventId';
const saved = ({ groupStagePicks, matchPicks }: BodyInput<typeof SAVE>) => ({
  groupStagePicks: groupStagePicks.map((row) => ({ ...row, eventId: 5, userId: 7 })),
  matchPicks: matchPicks.map((row) => ({ ...row, eventId: 5, userId: 7 })),
  version: 1,
  savedAt: '2026-01-05T10:00:00.000Z',
});

/** Dates and what is left until then differ from run to run. */
const steady = (text: string): string =>
  text
    .replaceAll(/\b[\d,]+ (day|hour|minute|second)s?/g, 'SPAN')
    .replaceAll(/SPAN( SPAN)+/g, 'SPAN')
    .replaceAll(/\b\d+ ?[dhms]\b( \d+ ?[dhms]\b)*/g, 'SPAN')
    .replaceAll(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d+(, \d{4})?/g, 'DATE')
    .replaceAll(/\b\d{1,2}\/\d{1,2}\/\d{4}/g, 'DATE')
    .replaceAll(/\b\d{1,2}:\d{2}( [AP]M)?/gi, 'TIME');

const button = (name: string) => page.getByRole('button', { name, exact: true });
const told = () => document.querySelector('[data-place="actions"]')?.textContent ?? '';
const picked = (text: string) => () => expect.poll(told).toContain(`${text} picked`);
const cards = (group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button');
const isOpen = (name: string) => () =>
  expect.element(page.getByRole('dialog', { name, exact: true })).toBeVisible();
/** The picks have come, and what is picked in is drawn. */
const drawn = () =>
  expect.poll(() => document.querySelector('main')?.textContent).not.toMatch(/Loading|Drawing/);
const nothing = async () => undefined;
/** The controls for facts come with the first pointer near the teams; another test may have brought them. */
async function bringFacts(group: string): Promise<void> {
  await userEvent.hover(cards(group).first());
  await expect.element(button('Team facts')).toBeVisible();
}

async function saveAndClose(aloud: ReadAloud): Promise<void> {
  await aloud.tabTo(button('SUBMIT'));
  await aloud.press('{Enter}', isOpen('Picks Saved'));
  await aloud.read('dialog[open], [role=dialog]');
  await aloud.press('{Escape}', () =>
    expect.element(page.getByText('Picks saved').first()).toBeVisible(),
  );
}

/** Picks `count` teams of a question from the first on. */
async function pickTeams(aloud: ReadAloud, group: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await aloud.tabTo(cards(group).nth(at));
    await aloud.press(' ', () =>
      expect.element(cards(group).nth(at)).toHaveAttribute('aria-pressed', 'true'),
    );
  }
}

async function next(aloud: ReadAloud, question: string): Promise<void> {
  await aloud.tabTo(button('NEXT'));
  await aloud.press('{Enter}', () =>
    expect.element(page.getByRole('heading', { name: question, exact: true })).toBeVisible(),
  );
}

/** Every page asks this of somebody who is signed in. */
const account: Answers = {
  'GET /api/account/preferences': {
    plainNames: false,
    stillPlates: false,
    theme: null,
    language: null,
  },
  'GET /api/notification/all': [],
};

test('a Swiss stage is read aloud from the top of the page to the saved slip', async () => {
  answer({ ...signedIn(), ...openSwiss(), [SAVE]: ({ body }) => saved(body) });
  open(EVENT_PAGE);
  await picked('0 / 8')();
  await drawn();
  await expect.element(button('Share')).toBeVisible();
  await bringFacts('Which eight teams advance?');
  const aloud = new ReadAloud(steady);
  aloud.heading('The page');
  await aloud.read('body');
  aloud.heading('Which eight teams advance?');
  await aloud.tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await aloud.press('{Enter}', nothing);
  await pickTeams(aloud, 'Which eight teams advance?', 8);
  aloud.heading('Which two win every match?');
  await next(aloud, 'Which two win every match?');
  await pickTeams(aloud, 'Which two win every match?', 2);
  aloud.heading('Which two lose every match?');
  await next(aloud, 'Which two lose every match?');
  await pickTeams(aloud, 'Which two lose every match?', 2);
  aloud.heading('Saving');
  await saveAndClose(aloud);
  await expect(aloud.text()).toMatchFileSnapshot('transcripts/swiss.txt');
});

test('groups are read aloud', async () => {
  answer({ ...signedIn(), ...openGroups(), [SAVE]: ({ body }) => saved(body) });
  open(EVENT_PAGE);
  await picked('0 / 8')();
  await drawn();
  await expect.element(button('Share')).toBeVisible();
  await bringFacts('Group A');
  const aloud = new ReadAloud(steady);
  aloud.heading('The page');
  await aloud.read('main');
  const team = cards('Group A').first();
  aloud.heading('The first group');
  await aloud.tabTo(team);
  await aloud.press(' ', () => expect.element(team).toHaveAttribute('aria-pressed', 'true'));
  await aloud.press(' ', () => expect.element(team).toHaveAttribute('aria-pressed', 'false'));
  await expect(aloud.text()).toMatchFileSnapshot('transcripts/groups.txt');
});

test('the matches of groups are read aloud', async () => {
  answer({ ...signedIn(), ...openFixtures(), [SAVE]: ({ body }) => saved(body) });
  open(EVENT_PAGE);
  await picked('0 / 12')();
  await drawn();
  await expect.element(button('Share')).toBeVisible();
  const aloud = new ReadAloud(steady);
  aloud.heading('The page');
  await aloud.read('main');
  aloud.heading('The first matches');
  const first = document.querySelector('[data-fixture="RR-0-0"] button');
  await aloud.tabTo(first ?? document.body);
  await aloud.press('x', picked('1 / 12'));
  await aloud.press('{ArrowRight}', nothing);
  await aloud.press('{ArrowDown}', nothing);
  await aloud.press('1', picked('2 / 12'));
  await aloud.press('{Delete}', picked('1 / 12'));
  await expect(aloud.text()).toMatchFileSnapshot('transcripts/fixtures.txt');
});

test('a bracket is read aloud from its first match to the saved slip', async () => {
  answer({ ...signedIn(), ...openBracket(), [SAVE]: ({ body }) => saved(body) });
  open(EVENT_PAGE);
  await picked('0 / 30')();
  await drawn();
  await expect.element(button('8 open now')).toBeVisible();
  const aloud = new ReadAloud(steady);
  aloud.heading('The page');
  await aloud.read('main');
  aloud.heading('The first matches');
  await aloud.tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await aloud.press('{Enter}', nothing);
  const first = document.querySelector('[data-match="UB-0-0"] [data-slot$=":top"]');
  await aloud.tabTo(first ?? document.body);
  await aloud.press('1', picked('1 / 30'));
  await aloud.press('n', nothing);
  await aloud.press('{ArrowDown}', nothing);
  await aloud.press('2', picked('2 / 30'));
  aloud.heading('All others');
  for (let made = 3; made <= 30; made += 1) {
    await userEvent.keyboard('n0');
    await picked(`${made} / 30`)();
  }
  aloud.heading('Saving');
  await saveAndClose(aloud);
  await expect(aloud.text()).toMatchFileSnapshot('transcripts/bracket.txt');
});

type Invitation = Answer<'GET /api/leagues/invitation'>;

const NAME = 'Sunday Strats';
const league: League = {
  ...{ id: 31, name: NAME, createdBy: 1, creatorName: 'Ada', hasPassword: false },
  ...{ requireDiscord: false, requireReddit: false, nameplateId: 0, members: 2, memberCount: 2 },
  ...{ isAnalystLeague: false, isMember: true, discordUrl: null, version: 1 },
  createdAt: '2026-01-05T10:00:00.000Z',
};
const invitation: Invitation = {
  league: {
    ...{ id: 31, name: NAME, nameplateId: 0, memberCount: 1, hasPassword: false },
    ...{ requireDiscord: false, requireReddit: false },
  },
  invitedBy: { id: 1, username: 'Ada', nameplateId: 0 },
  someMembers: [],
  nextLock: {
    ...{ eventId: 5, gameId: 1, eventName: 'Austin Major', stageName: 'Stage 1' },
    ...{ lockAt: '2096-01-05T10:00:00.000Z', picked: 0 },
  },
  viewer: 'may_join',
  serverTime: '2026-01-05T10:00:00.000Z',
};

test('joining a league by its invite is read aloud', async () => {
  answer({
    ...signedIn(),
    'GET /api/leagues/invitation': invitation,
    'POST /api/leagues/joinByInvite': league,
    'GET /api/leagues/get': league,
    'GET /api/leagues/invite': {
      ...{ leagueId: 31, isOn: true, membersMayInvite: false, code: null, link: null },
    },
  });
  show(
    <Routes>
      <Route path="join/:code" element={<JoinPage />} />
      <Route path="*" element={<h1>The league’s page</h1>} />
    </Routes>,
    '/join/7Q4K-M2XD',
  );
  await expect.element(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  const aloud = new ReadAloud(steady);
  aloud.heading('The page');
  await aloud.read('main');
  aloud.heading('Joining');
  await aloud.tabTo(page.getByRole('main').getByRole('button', { name: /Join/ }).first());
  await aloud.press('{Enter}', () => expect.element(page.getByRole('dialog')).toBeVisible());
  await aloud.read('dialog[open], [role=dialog]');
  await expect(aloud.text()).toMatchFileSnapshot('transcripts/join-league.txt');
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const prompt = (promptId: number, text: string, numberOfAnswers: number, texts: string[]) => ({
  ...{ promptId, text, isMultiSelect: numberOfAnswers > 1, numberOfAnswers },
  answers: texts.map((one, at) => ({
    ...{ promptAnswerId: promptId * 10 + at, text: one, imageUrl: null },
  })),
});

test('a survey is read aloud from its first prompt to thanks', async () => {
  answer({
    ...signedIn(),
    ...account,
    'GET /api/survey/current': {
      ...{ surveyId: 3, title: 'Worlds Survey', description: 'Who wins Worlds, and where?' },
      ...{ openTime: inDays(-2), closeTime: inDays(5), created: inDays(-3), modified: inDays(-3) },
      serverTime: inDays(0),
      prompts: [
        prompt(1, 'Which arena?', 1, ['Dusk Field', 'Summit']),
        prompt(2, 'Which two reach the final?', 2, ['Falcons', 'Vitality', 'Spirit']),
      ],
    },
    'GET /api/survey/answers': [],
    'POST /api/survey/answers': { savedAt: inDays(0), closeTime: inDays(5) },
  });
  open('/rl/survey');
  await expect.element(page.getByRole('heading', { name: 'Which arena?' })).toBeVisible();
  const main = page.getByRole('main');
  const choice = (name: string) => main.getByRole('button', { name, exact: true });
  const aloud = new ReadAloud(steady);
  aloud.heading('The page');
  await aloud.read('main');
  aloud.heading('Which arena?');
  const choose = async (name: string) => {
    await aloud.tabTo(choice(name));
    await aloud.press(' ', () =>
      expect.element(choice(name)).toHaveAttribute('aria-pressed', 'true'),
    );
  };
  await choose('Summit');
  await aloud.tabTo(choice('NEXT'));
  aloud.heading('Which two reach the final?');
  await aloud.press('{Enter}', () =>
    expect.element(page.getByRole('heading', { name: 'Which two reach the final?' })).toBeVisible(),
  );
  await choose('Falcons');
  await choose('Vitality');
  await aloud.tabTo(choice('SUBMIT'));
  await expect(aloud.text()).toMatchFileSnapshot('transcripts/survey.txt');
});
