import type { Answer, League } from '@callshot/contract';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { answer, Lost, Refused, sentTo } from '../../../testing/answers.ts';
import { expectLaidOut } from '../../../testing/layout.ts';
import { signedIn, visitor } from '../../../testing/people.ts';
import { show } from '../../../testing/screens.tsx';
import { rememberInvite, waitingInvite } from '../../account/session/waiting-invite.ts';
import { JoinPage } from './join-page.tsx';

type Invitation = Answer<'GET /api/leagues/invitation'>;

const CODE = '7Q4K-M2XD';
/** As the field sends it; the server reads it in any spelling. */
const TYPED = '7q4km2xd';
const NAME = 'Sunday Strats';

const invitation = (
  viewer: Invitation['viewer'],
  league: Partial<Invitation['league']> = {},
): Invitation => ({
  league: {
    id: 31,
    name: NAME,
    nameplateId: 0,
    memberCount: 1,
    hasPassword: false,
    requireDiscord: false,
    requireReddit: false,
    ...league,
  },
  invitedBy: { id: 1, username: 'Ada', nameplateId: 0 },
  someMembers: [],
  nextLock: {
    eventId: 5,
    gameId: 1,
    eventName: 'Austin Major',
    stageName: 'Stage 1',
    lockAt: '2096-01-05T10:00:00.000Z',
    picked: 0,
  },
  viewer,
  serverTime: new Date().toISOString(),
});

const joined: League = {
  id: 31,
  name: NAME,
  createdBy: 1,
  creatorName: 'Ada',
  hasPassword: false,
  requireDiscord: false,
  requireReddit: false,
  nameplateId: 0,
  members: 2,
  memberCount: 2,
  isAnalystLeague: false,
  isMember: true,
  discordUrl: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  version: 1,
};

const invalid = new Refused(404, 'invite_invalid', 'This invite does not work.');

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const heading = (name: string) => main.getByRole('heading', { level: 1, name, exact: true });

/** The page of an invite; where a league's page would be, nothing is drawn. */
const openInvite = (code = CODE) =>
  show(
    <Routes>
      <Route path="join/:code" element={<JoinPage />} />
      <Route path="*" element={null} />
    </Routes>,
    `/join/${code}`,
  );

test('a visitor reads what the invite opens and what it takes', async () => {
  answer({
    ...visitor,
    'GET /api/leagues/invitation': invitation('visitor', { hasPassword: true }),
  });
  openInvite();
  await expect.element(heading(NAME)).toBeVisible();
  for (const text of ['invites you to a league', '1 member', 'No password needed']) {
    await expect.element(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(main.getByText('Private, your link opens it')).toBeVisible();
  await expect.element(main.getByText('0 of 1 member has picked')).toBeVisible();
  await expect.element(main).toHaveTextContent('Have an account? Login and you are in.');
  await expect.element(button('Register by e-mail')).toBeVisible();
  await expectAccessible();
  await expectLaidOut();
});

test('a login that the league requires comes first', async () => {
  answer({
    ...visitor,
    'GET /api/auth/providers': ['google', 'discord'],
    'GET /api/leagues/invitation': invitation('visitor', { requireDiscord: true }),
  });
  openInvite();
  await expect.element(main.getByText('Discord login required')).toBeVisible();
  await expect.element(main.getByText('Link it while you register')).toBeVisible();
  await expect.element(button('Join with Discord')).toBeVisible();
  const [first] = main.getByRole('button').elements();
  expect(first).toBe(button('Join with Discord').element());
  await expectLaidOut();
});

test('an account that lacks a login is led to link it', async () => {
  answer({
    ...signedIn(),
    'GET /api/auth/providers': ['discord'],
    'GET /api/leagues/invitation': invitation('discord', { requireDiscord: true }),
  });
  openInvite();
  await expect.element(main.getByText('Not linked to your account yet')).toBeVisible();
  await expect.element(button('Link Discord and join')).toBeVisible();
  await expectAccessible();
});

test.each([
  ['banned', 'You are banned from this league.', 'See all leagues'],
  ['full', 'This league is full.', 'See all leagues'],
  ['limit', "You can't join more leagues.", 'See your leagues'],
  ['member', 'You are in this league.', 'Go to the league'],
] as const)(
  '%s: one sentence and a way on, before anything is pressed',
  async (viewer, text, way) => {
    answer({ ...signedIn(), 'GET /api/leagues/invitation': invitation(viewer) });
    openInvite();
    await expect.element(main.getByText(text, { exact: true })).toBeVisible();
    await expect.element(main.getByRole('link', { name: way })).toBeVisible();
    expect(main.getByRole('button').elements()).toEqual([]);
    await expectAccessible();
  },
);

test('a code that opens nothing is mended in any spelling, and one press joins', async () => {
  answer({
    ...signedIn(),
    'GET /api/leagues/invitation': ({ query }) =>
      query.code === 'ZZZZ-ZZZZ' ? invalid : invitation('may_join'),
    'POST /api/leagues/joinByInvite': joined,
    'GET /api/leagues/get': joined,
    // The dialog that tells it asks for this.
    'GET /api/leagues/invite': {
      leagueId: 31,
      isOn: true,
      membersMayInvite: false,
      code: null,
      link: null,
    },
  });
  openInvite('ZZZZ-ZZZZ');
  await expect.element(heading('This invite does not work')).toBeVisible();
  await expect
    .element(main)
    .toHaveTextContent('It may have been replaced or switched off. Ask the sender for a new one.');
  await expectAccessible();
  await expectLaidOut();
  const field = page.getByLabelText('Got an invite?');
  await expect.element(field).toHaveAttribute('placeholder', 'Code, such as 7Q4K-M2XD');
  await expect.element(field).toHaveValue('ZZZZ-ZZZZ');
  await field.fill(' 7q4k m2xd');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading(NAME)).toBeVisible();
  await expect.element(page.getByText('Open to everybody')).toBeVisible();
  await button('Join League').click();
  await expect.element(page.getByRole('dialog', { name: 'League Joined!' })).toBeVisible();
  expect(sentTo('POST /api/leagues/joinByInvite')).toEqual([{ code: TYPED }]);
});

test('who chose to join before logging in is told once why they are not in', async () => {
  let viewer: Invitation['viewer'] = 'may_join';
  answer({
    ...signedIn(),
    'GET /api/leagues/invitation': () => invitation(viewer),
    'POST /api/leagues/joinByInvite': () => {
      viewer = 'limit';
      return new Refused(400, 'limit_reached', "You can't join more leagues");
    },
  });
  rememberInvite(CODE);
  openInvite();
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect.element(error).toHaveTextContent("You can't join more leagues");
  expect(error.getByRole('link').elements()).toEqual([]);
  await error.getByRole('button', { name: 'OK' }).click();
  const limit = main.getByText("You can't join more leagues.", { exact: true });
  await expect.element(limit).toBeVisible();
  openInvite();
  await expect.element(limit).toBeVisible();
  expect(sentTo('POST /api/leagues/joinByInvite')).toHaveLength(1);
});

test('an invite that was replaced before somebody was logged in joins nothing', async () => {
  answer({ ...signedIn(), 'GET /api/leagues/invitation': invalid });
  rememberInvite(CODE);
  openInvite();
  await expect.element(heading('This invite does not work')).toBeVisible();
});

test('a login that is given up lets go of the invite', async () => {
  answer({ ...visitor, 'GET /api/leagues/invitation': invitation('visitor') });
  openInvite();
  await button('Login').click();
  const logIn = page.getByRole('dialog', { name: 'Log In' });
  await expect.element(logIn).toBeVisible();
  expect(waitingInvite()).toBe(CODE);
  await userEvent.keyboard('{Escape}');
  await expect.element(logIn).not.toBeInTheDocument();
  expect(waitingInvite()).toBe(null);
});

test('an invite that cannot be read says so, and is asked for again', async () => {
  answer({ ...visitor, 'GET /api/leagues/invitation': new Lost() });
  openInvite();
  await expect.element(main.getByText('The invite could not be loaded')).toBeVisible();
  answer({ 'GET /api/leagues/invitation': invitation('visitor') });
  await button('Try again').click();
  await expect.element(heading(NAME)).toBeVisible();
});
