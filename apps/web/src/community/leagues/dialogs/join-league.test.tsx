// @vitest-environment jsdom
import type { League } from '@callshot/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aLeague, type Sent, showDialog } from '../../../../testing/league-answers.tsx';
import { closeModals, openedModals } from '../../../platform/core/modals.ts';
import { JoinLeague } from './join-league.tsx';

vi.mock('../../../platform/ui/plates/wear-plate.ts', () => ({ wearPlate: () => () => undefined }));

afterEach(() => {
  cleanup();
  closeModals();
  vi.unstubAllGlobals();
});

interface Shown {
  readonly league?: Partial<League>;
  readonly joined?: number;
  readonly linked?: readonly string[];
  readonly onJoin?: (sent: Sent) => { status?: number; body: unknown };
}

function show({ league, joined = 0, linked = [], onJoin }: Shown) {
  const shown = aLeague({ createdBy: 2, creatorName: 'Bo', isMember: false, ...league });
  return showDialog(<JoinLeague leagueId={7} onClose={() => undefined} />, {
    answers: (sent) => {
      switch (sent.path) {
        case '/api/leagues/get':
          return { body: shown };
        case '/api/leagues/joined':
          return { body: Array.from({ length: joined }, () => ({ isAnalystLeague: false })) };
        case '/api/leagues/userLimit':
          return { body: 10 };
        case '/api/auth/third-party-status':
          return { body: linked };
        default:
          return onJoin?.(sent);
      }
    },
  });
}

test('a wrong password is told beside its field, the right one joins [rule: leagues-21, leagues-22]', async () => {
  const user = userEvent.setup();
  show({
    onJoin: ({ body }) =>
      body.password === 'right'
        ? { body: aLeague() }
        : { status: 400, body: { code: 'wrong_password', title: 'Incorrect password' } },
  });
  await screen.findByRole('dialog', { name: 'Join Private League' });
  const field = screen.getByLabelText('League password');
  await user.type(field, 'wrong{Enter}');
  const error = await screen.findByText('Incorrect password');
  expect(field.getAttribute('aria-describedby')).toBe(error.closest('p')?.id);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.clear(field);
  expect(screen.queryByText('Incorrect password')).toBe(null);
  await user.type(field, 'right{Enter}');
  await waitFor(() =>
    expect(openedModals()).toEqual([
      { name: 'leagueQuestion', props: { about: 'done', what: 'joined', leagueId: 7 } },
    ]),
  );
});

test('how many tries are left is told with it', async () => {
  const user = userEvent.setup();
  show({
    onJoin: () => ({
      status: 400,
      body: {
        code: 'wrong_password',
        title: 'Incorrect password',
        problems: [{ path: 'body.password', message: '4 tries left' }],
      },
    }),
  });
  const field = await screen.findByLabelText('League password');
  await user.type(field, 'wrong{Enter}');
  const error = await screen.findByText('Incorrect password. 4 tries left');
  expect(field.getAttribute('aria-describedby')).toBe(error.closest('p')?.id);
});

test.each([
  { code: 'too_many_tries', title: 'You have tried many passwords.' },
  {
    code: 'league_guarded',
    title: 'Too many wrong passwords were tried at this league. An invite still works.',
  },
])('$code: told with the wait', async ({ code, title }) => {
  const user = userEvent.setup();
  show({
    onJoin: () => ({
      status: 429,
      body: { code, title, retryAfter: 480 },
    }),
  });
  await user.type(await screen.findByLabelText('League password'), 'guess{Enter}');
  await screen.findByText(`${title} Try again in 8 minutes.`);
});

test('any other refusal is the error dialog, without the community line', async () => {
  const user = userEvent.setup();
  show({
    league: { hasPassword: false },
    onJoin: () => ({
      status: 403,
      body: { code: 'banned', title: 'You are banned from this league' },
    }),
  });
  await screen.findByRole('dialog', { name: 'Join League' });
  await user.click(await screen.findByRole('button', { name: 'Join League' }));
  await waitFor(() =>
    expect(openedModals()).toEqual([
      { name: 'error', props: { title: 'You are banned from this league', isContactShown: false } },
    ]),
  );
});

test('gates are told before anything is sent, each with the way to link, and what is linked', async () => {
  const { sent } = show({
    league: { requireDiscord: true, requireReddit: true },
    linked: ['reddit'],
  });
  await screen.findByRole('button', { name: 'Link Discord' });
  expect(screen.getByText('Discord login required')).toBeTruthy();
  expect(screen.getByText('Linked to your account')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join League' })).toBe(null);
  expect(screen.queryByLabelText('League password')).toBe(null);
  expect(sent.some(({ path }) => path === '/api/leagues/join')).toBe(false);
});

test.each([
  { why: 'the limit', shown: { joined: 10 }, text: /You can't join more leagues.*10 of 10/ },
  { why: 'a full league', shown: { league: { memberCount: 5000 } }, text: /This league is full/ },
  {
    why: 'a league one is in',
    shown: { league: { isMember: true } },
    text: /You have already joined this league!/,
  },
])('$why is told before anything is sent', async ({ shown, text }) => {
  show(shown);
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: 'Join League' })).toBe(null);
});
