// @vitest-environment jsdom
import type { CurrentUser, Nameplate } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../account/session/session.queries.ts';
import { Toasts } from '../../platform/ui/overlays/toast.tsx';
import { notificationKeys } from '../../reach/notifications/notification-keys.ts';
import { RewardPickerModal } from './reward-picker-modal.tsx';

vi.mock('../../platform/ui/plates/wear-plate.ts', () => ({ wearPlate: () => () => undefined }));

const plate = (id: number, name: string): Nameplate => ({
  id,
  name,
  description: `About ${name}`,
  style: '',
  namePlateTypeId: 3,
  version: 1,
});

/** A server with the reward of a month. */
const server = {
  offered: [] as Nameplate[],
  asked: [] as string[],
  /** The refusal of `select`. */
  refusal: null as {
    readonly status: number;
    readonly code: string;
    readonly title: string;
  } | null,
  isDown: false,
};
const closed = vi.fn();

beforeEach(() => {
  Object.assign(server, { offered: [], asked: [], refusal: null, isDown: false });
  closed.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (address: string) => {
    server.asked.push(address);
    if (server.isDown) throw new TypeError('no network');
    const { pathname, searchParams } = new URL(address, 'http://x');
    const headers = { 'Server-Time': '2027-02-14T12:00:00.000Z' };
    if (pathname.endsWith('/options')) return Response.json(server.offered, { headers });
    if (server.refusal) return Response.json(server.refusal, { status: server.refusal.status });
    server.offered = [];
    return Response.json({ nameplateId: Number(searchParams.get('nameplateId')) });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(...offered: Nameplate[]) {
  server.offered = offered;
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  const user: CurrentUser = {
    id: 1,
    username: 'Ada',
    roles: [],
    nameplateId: 4,
    created: '2026-01-02T00:00:00Z',
  };
  queries.setQueryData(currentUserQuery.queryKey, user);
  queries.setQueryData(notificationKeys.of(1), []);
  render(
    <QueryClientProvider client={queries}>
      <RewardPickerModal onClose={closed} />
      <Toasts />
    </QueryClientProvider>,
  );
  return { queries, person: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const said = () =>
  within(screen.getByRole('dialog', { name: 'Nameplate of the month' })).getByRole('status')
    .textContent;
const claims = () => server.asked.filter((address) => address.includes('/select'));

test('one of the plates on offer is claimed by the keyboard, put on, and taken off again by undo [rule: nameplates-9]', async () => {
  const { queries, person } = show(plate(17, 'Neon'), plate(18, 'Dusk'));
  const worn = () => queries.getQueryData(currentUserQuery.queryKey)?.nameplateId;
  expect(screen.getByText('Loading Nameplates')).toBeDefined();
  const list = within(await screen.findByRole('list', { name: 'Nameplates on offer' }));
  expect(said()).toBe(
    'Supporters can claim one nameplate a month. Choose until February 28 (UTC).',
  );
  expect(list.getAllByText('Ada', { selector: '.name' })).toHaveLength(2);
  expect(await button('Claim')).toHaveProperty('disabled', true);

  list.getByRole('button', { name: /^Dusk/ }).focus();
  await person.keyboard('{Enter}');
  expect(list.getByRole('button', { name: /^Dusk/, pressed: true })).toBeDefined();
  expect(claims()).toEqual([]);
  (await button('Claim Dusk')).focus();
  await person.keyboard('{Enter}');

  const wear = await button('Wear it now');
  expect(said()).toBe('Dusk is yours. Next month you can claim another one.');
  expect(claims()).toEqual(['/api/nameplate/select?nameplateId=18']);
  // The server took the notification away: the bell asks again.
  expect(queries.getQueryState(notificationKeys.of(1))?.isInvalidated).toBe(true);
  wear.focus();
  await person.keyboard('{Enter}');
  await screen.findByText('You wear Dusk');
  expect(worn()).toBe(18);
  expect(closed).toHaveBeenCalledOnce();
  await person.click(await button('Undo'));
  await waitFor(() => expect(worn()).toBe(4));
});

test('with nothing on offer it says so, and there is nothing to claim', async () => {
  show();
  await screen.findByText('There are no nameplates to select.');
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
});

test('what was claimed elsewhere meanwhile is said, and is no longer on offer', async () => {
  const { person } = show(plate(17, 'Neon'));
  await person.click(await button(/^Neon/));
  const title = "You have chosen this month's reward";
  server.refusal = { status: 409, code: 'already_claimed', title };
  server.offered = [];
  await person.click(await button('Claim Neon'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(title));
  await screen.findByText('There are no nameplates to select.');
});

test('without a connection the choice is kept, and claimed when it is pressed again', async () => {
  const { person } = show(plate(17, 'Neon'));
  await person.click(await button(/^Neon/));
  server.isDown = true;
  await person.click(await button('Claim Neon'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  server.isDown = false;
  await person.click(await button('Claim Neon'));
  await button('Wear it now');
});

test('a list that cannot be read says so and is read again', async () => {
  server.isDown = true;
  const { person } = show(plate(17, 'Neon'));
  await screen.findByText('Loading Nameplates failed');
  server.isDown = false;
  await person.click(await button('Try again'));
  await button(/^Neon/);
});
