// @vitest-environment jsdom
import type { CurrentUser } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPages } from '../../../testing/pages.tsx';
import { takePostLoginPath } from '../../account/session/post-login.ts';
import { currentUserQuery } from '../../account/session/session.queries.ts';
import { closeModals, openedModals } from '../../platform/core/modals.ts';
import { Toasts } from '../../platform/ui/overlays/toast.tsx';
import { RedeemPage } from './redeem-page.tsx';

vi.mock('../../platform/ui/plates/wear-plate.ts', () => ({ wearPlate: () => () => undefined }));

const ada: CurrentUser = {
  id: 7,
  username: 'Ada',
  roles: [],
  nameplateId: 0,
  created: '2026-01-02T00:00:00Z',
};
const asked: string[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  closeModals();
  vi.unstubAllGlobals();
});

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function show(user: CurrentUser | null, path = '/redeem') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(currentUserQuery.queryKey, user);
  history.replaceState(null, '', path);
  const { pages } = testPages([{ path: '/redeem', element: <RedeemPage /> }], [path]);
  render(
    <QueryClientProvider client={queries}>
      {pages}
      <Toasts />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), queries };
}

const redeem = () => screen.getByRole('button', { name: 'Redeem' });

test('what was claimed is shown with the new nameplate, and the next code can be typed [rule: promo-1, promo-2]', async () => {
  answer = json({ description: 'For the finals', rewardNamePlateStyleId: null });
  const { user } = show(ada);
  expect(redeem()).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Promo code'), ' finals-26 ');
  await user.click(redeem());
  const dialog = await screen.findByRole('dialog', { name: 'Promo Code Claimed!' });
  expect(within(dialog).getByText('For the finals')).toBeDefined();
  expect(asked).toEqual(['/api/promo/redeem?code=finals-26']);
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
  expect(screen.getByLabelText('Promo code')).toHaveProperty('value', '');
});

test('a nameplate that a code brought is put on at once, and taken off again by undo', async () => {
  answer = json({ description: 'For the finals', rewardNamePlateStyleId: 17 });
  const { user, queries } = show({ ...ada, nameplateId: 4 }, '/redeem?code=FINALS');
  const worn = () => queries.getQueryData(currentUserQuery.queryKey)?.nameplateId;
  await user.click(redeem());
  answer = json({ nameplateId: 17 });
  await user.click(await screen.findByRole('button', { name: 'Wear it now' }));
  await screen.findByText('You wear it now');
  expect(worn()).toBe(17);
  expect(screen.queryByRole('dialog', { name: 'Promo Code Claimed!' })).toBeNull();
  answer = json({ nameplateId: 4 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(worn()).toBe(4));
  expect(asked.slice(1)).toEqual([
    '/api/nameplate/set?nameplateId=17',
    '/api/nameplate/set?nameplateId=4',
  ]);
});

test('a nameplate that could not be taken off again is told, although its dialog is gone', async () => {
  answer = json({ description: 'For the finals', rewardNamePlateStyleId: 17 });
  const { user } = show(ada, '/redeem?code=FINALS');
  await user.click(redeem());
  answer = json({ nameplateId: 17 });
  await user.click(await screen.findByRole('button', { name: 'Wear it now' }));
  answer = json({ code: 'nameplate_not_found', title: 'There is no such nameplate' }, 404);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('You still wear the new nameplate');
});

test('a code that gives nothing stays to be put right [rule: promo-2]', async () => {
  answer = json(null);
  const { user } = show(ada, '/redeem?code=FINALS');
  await user.click(redeem());
  const dialog = await screen.findByRole('dialog', { name: 'Invalid Promo Code' });
  expect(
    within(dialog).getByText('That code has either been claimed, expired or is invalid.'),
  ).toBeDefined();
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
  expect(screen.getByLabelText('Promo code')).toHaveProperty('value', 'FINALS');
});

test('too many tries are said in the form', async () => {
  const title = 'You have tried many codes.';
  answer = json({ code: 'too_many_tries', title, retryAfter: 60 }, 429);
  const { user } = show(ada, '/redeem?code=FINALS');
  await user.click(redeem());
  expect(await screen.findByText(new RegExp(title))).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a visitor logs in first, and comes back with the code of the link [rule: promo-1]', () => {
  show(null, '/redeem?code=FINALS');
  expect(openedModals().map(({ name }) => name)).toEqual(['logIn']);
  expect(takePostLoginPath()).toBe('/redeem?code=FINALS');
  expect(asked).toEqual([]);
});
