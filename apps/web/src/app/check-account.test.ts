// @vitest-environment jsdom
import type { Answer } from '@callshot/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../account/session/session.queries.ts';
import { loadAnew } from '../platform/core/leaving.ts';
import { closeModals, openedModals, openModal } from '../platform/core/modals.ts';
import { queryClient } from '../platform/core/query-client.ts';
import { checkAccount } from './check-account.ts';

vi.mock('../platform/core/leaving.ts', () => ({
  loadAnew: vi.fn(),
  isLeavingOnPurpose: () => false,
}));

type User = Pick<NonNullable<Answer<'GET /api/user/currentUser'>>, 'id' | 'username'> | null;

const luna = { id: 5, username: 'luna' };
const ask = vi.fn<typeof fetch>();
const isSignedIn = (user: User) => ask.mockImplementation(async () => Response.json(user));

const SIGNED_IN = [{ name: 'accountChanged', props: { username: 'nova' } }];

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', ask);
  closeModals();
  document.body.replaceChildren();
  queryClient.setQueryData(currentUserQuery.queryKey, luna as never);
  isSignedIn({ id: 6, username: 'nova' });
});

test('a page without unsaved work is loaded anew for whoever is signed in', async () => {
  await checkAccount();
  expect(loadAnew).toHaveBeenCalledOnce();
  expect(openedModals()).toEqual([]);
});

test('it stays where the same account is signed in, and is quiet again where it was asked', async () => {
  isSignedIn(luna);
  openModal('accountChanged', { username: 'nova' });
  await checkAccount();
  expect(loadAnew).not.toHaveBeenCalled();
  expect(openedModals()).toEqual([]);
});

test('unsaved work and open dialogs are asked about', async () => {
  const holdBack = (leaving: Event) => leaving.preventDefault();
  addEventListener('beforeunload', holdBack);
  await checkAccount();
  removeEventListener('beforeunload', holdBack);
  expect(openedModals()).toEqual(SIGNED_IN);

  closeModals();
  document.body.append(Object.assign(document.createElement('div'), { role: 'dialog' }));
  isSignedIn(null);
  await checkAccount();
  expect(openedModals()).toEqual([{ name: 'accountChanged', props: { username: null } }]);
  expect(loadAnew).not.toHaveBeenCalled();
});

test('a page that nobody looks at asks once, when somebody does', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const checked = [checkAccount(), checkAccount()];
  await Promise.resolve();
  expect(ask).not.toHaveBeenCalled();
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.all(checked);
  expect(ask).toHaveBeenCalledOnce();
  expect(loadAnew).toHaveBeenCalledOnce();
});

test('without an answer nothing changes, and the next time asks again', async () => {
  ask.mockRejectedValue(new TypeError('no connection'));
  await expect(checkAccount()).rejects.toThrow();
  expect(loadAnew).not.toHaveBeenCalled();
  isSignedIn({ id: 6, username: 'nova' });
  await checkAccount();
  expect(loadAnew).toHaveBeenCalledOnce();
});
