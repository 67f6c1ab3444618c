// @vitest-environment jsdom
import type { CurrentUser, OwnNameplate } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../account/session/session.queries.ts';
import { Toasts } from '../../platform/ui/overlays/toast.tsx';
import { NameplateSelectorModal } from './nameplate-selector-modal.tsx';

vi.mock('../../platform/ui/plates/wear-plate.ts', () => ({ wearPlate: () => () => undefined }));

const plate = (id: number, name: string, more: Partial<OwnNameplate> = {}): OwnNameplate => ({
  id,
  name,
  description: `About ${name}`,
  style: '',
  namePlateTypeId: 2,
  version: 1,
  source: 'event',
  since: null,
  isOwn: false,
  isWorn: false,
  isDisabled: false,
  ...more,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(plates: readonly OwnNameplate[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address.startsWith('/api/nameplate/set')) {
      const nameplateId = Number(new URL(address, 'http://x').searchParams.get('nameplateId'));
      return Response.json({ nameplateId });
    }
    return Response.json(plates);
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user: CurrentUser = {
    id: 1,
    username: 'Ada',
    roles: [],
    nameplateId: 0,
    created: '2026-01-02T00:00:00Z',
  };
  queries.setQueryData(currentUserQuery.queryKey, user);
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <NameplateSelectorModal onClose={() => undefined} />
        <Toasts />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { asked, queries };
}

test('a plate is put on at once, shows on the own name, and is taken off again by undo [rule: nameplates-7]', async () => {
  const user = userEvent.setup();
  const { asked, queries } = show([plate(0, 'Classic', { isWorn: true }), plate(17, 'Neon')]);
  const worn = () => queries.getQueryData(currentUserQuery.queryKey)?.nameplateId;
  await user.click(await screen.findByRole('button', { name: /^Neon/ }));
  await screen.findByText('You wear Neon');
  expect(worn()).toBe(17);
  expect(screen.getByRole('button', { name: /^Neon/, pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(worn()).toBe(0));
  expect(asked.filter((address) => address.includes('/set'))).toEqual([
    '/api/nameplate/set?nameplateId=17',
    '/api/nameplate/set?nameplateId=0',
  ]);
});

test('what staff have disabled is named and cannot be put on', async () => {
  show([plate(0, 'Classic', { isWorn: true }), plate(17, 'Neon', { isDisabled: true })]);
  const neon = await screen.findByRole('button', { name: /^Neon.*Disabled by staff/ });
  expect(neon).toHaveProperty('disabled', true);
});

test('an empty list says so [rule: nameplates-7]', async () => {
  show([]);
  await screen.findByText('There are no nameplates to select.');
});
