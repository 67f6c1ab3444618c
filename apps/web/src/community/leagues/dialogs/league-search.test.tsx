// @vitest-environment jsdom
import type { League } from '@callshot/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ada, aLeague, type Sent, showDialog } from '../../../../testing/league-answers.tsx';
import { closeModals, openedModals } from '../../../platform/core/modals.ts';
import { LeagueSearch } from './league-search.tsx';

vi.mock('../../../platform/ui/plates/wear-plate.ts', () => ({ wearPlate: () => () => undefined }));

afterEach(() => {
  cleanup();
  closeModals();
  vi.unstubAllGlobals();
});

const found: readonly League[] = [
  aLeague({ id: 7, name: 'Sunday Strats', createdBy: 2, isMember: false, hasPassword: false }),
  aLeague({ id: 8, name: 'Sunday Crew', createdBy: 2, isMember: true }),
];

function show(
  search: (term: string) => { status?: number; body: unknown },
  user: typeof ada | null = ada,
) {
  return showDialog(<LeagueSearch onClose={() => undefined} />, {
    user,
    answers: ({ path, query }) => {
      switch (path) {
        case '/api/leagues/search':
          return search(query.get('term') ?? '');
        case '/api/leagues/userLimit':
          return { body: 10 };
        case '/api/leagues/join':
          return { body: aLeague() };
        default:
          return { body: [] };
      }
    },
  });
}

const searched = (sent: readonly Sent[]) =>
  sent.filter(({ path }) => path === '/api/leagues/search').map(({ query }) => query.get('term'));

test('three letters search after a pause, fewer clear what was found [rule: leagues-19]', async () => {
  const user = userEvent.setup();
  const { sent } = show(() => ({ body: found }));
  const field = screen.getByRole('searchbox', { name: 'Name of a league' });
  await user.type(field, 'su');
  expect(screen.getByText('Type at least 3 letters of its name')).toBeTruthy();
  await user.type(field, 'nday');
  await screen.findByText('2 leagues found');
  expect(searched(sent)).toEqual(['sunday']);
  await user.clear(field);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Leagues found' })).toBe(null));
});

test('the arrows go from the field through what is found, and Enter opens its info', async () => {
  const user = userEvent.setup();
  show(() => ({ body: found }));
  const field = screen.getByRole('searchbox');
  await user.type(field, 'sunday');
  await screen.findByText('2 leagues found');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.textContent).toContain('Sunday Strats');
  await user.keyboard('{End}{Enter}');
  expect(openedModals()).toEqual([{ name: 'leagueInfo', props: { leagueId: 8 } }]);
  await user.keyboard('{Home}{ArrowUp}');
  expect(document.activeElement).toBe(field);
});

test('a public league is joined by one press, one that one is in says so, visitors have no way in', async () => {
  const user = userEvent.setup();
  const { sent } = show(() => ({ body: found }));
  await user.type(screen.getByRole('searchbox'), 'sunday');
  const [first, second] = within(
    await screen.findByRole('list', { name: 'Leagues found' }),
  ).getAllByRole('listitem');
  expect(within(second!).getByText('Joined')).toBeTruthy();
  expect(within(second!).queryByRole('button', { name: /^Join/ })).toBe(null);
  await user.click(within(first!).getByRole('button', { name: 'Join Sunday Strats' }));
  await waitFor(() =>
    expect(openedModals()).toEqual([
      { name: 'leagueQuestion', props: { about: 'done', what: 'joined', leagueId: 7 } },
    ]),
  );
  expect(sent.find(({ path }) => path === '/api/leagues/join')?.body).toEqual({ leagueId: 7 });
  cleanup();
  show(() => ({ body: found }), null);
  await user.type(screen.getByRole('searchbox'), 'sunday');
  await screen.findByText('2 leagues found');
  expect(screen.queryByRole('button', { name: /^Join/ })).toBe(null);
});

test('nothing found and a failure say so, and a failure can be tried again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  show(() => (isDown ? { status: 503, body: { title: 'Down' } } : { body: [] }));
  await user.type(screen.getByRole('searchbox'), 'sunday');
  await screen.findByText('Leagues could not be searched');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No league is called “sunday”');
});
