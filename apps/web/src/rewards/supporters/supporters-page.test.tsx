// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../platform/ui/overlays/toast.tsx';
import { SupportersPage } from './supporters-page.tsx';

vi.mock('../../platform/ui/plates/wear-plate.ts', () => ({ wearPlate: () => () => undefined }));

const now = '2027-02-14T12:00:00.000Z';
const headers = { 'Server-Time': now };
const month = (name: string, facts: object = {}) => ({
  month: name,
  isOpen: false,
  isChosen: false,
  offered: [7, 8],
  claims: 0,
  ...facts,
});
const level = (id: number, fromCents: number) => ({
  id,
  name: `Level ${id}`,
  hexCode: '#AABBCC',
  fromCents,
  users: id,
});

const server = { isDown: false, sent: [] as unknown[], refusal: null as object | null };

beforeEach(() => {
  Object.assign(server, { isDown: false, sent: [], refusal: null });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (server.isDown) throw new TypeError('no network');
    const { pathname } = new URL(address, 'http://x');
    if (method === 'POST') {
      server.sent.push(JSON.parse(String(body)));
      if (server.refusal) return Response.json(server.refusal, { status: 404 });
      return Response.json(month('2027-03', { isChosen: true }));
    }
    const answers: Readonly<Record<string, unknown>> = {
      '/api/supporters/rewards': [
        month('2027-01', { isOpen: true, claims: 3 }),
        month('2027-02', { isOpen: true, isChosen: true, offered: [1, 2, 3, 4, 5] }),
        month('2027-03'),
      ],
      '/api/supporters/levels': { isWebhookOn: false, levels: [level(1, 0), level(2, 100)] },
      '/api/nameplate/all-cached': Array.from({ length: 31 }, (_, at) => ({
        id: at + 1,
        name: `Plate ${at + 1}`,
        description: '',
        style: '',
        namePlateTypeId: 3,
        version: 1,
      })),
    };
    return Response.json(answers[pathname] ?? { rows: [], total: 0 }, { headers });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show() {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <SupportersPage />
        <Toasts />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }));

test('months say how they stand and what they offer; those before can only be looked at', async () => {
  const person = show();
  const current = await rowOf('February 2027');
  expect(current.getByText('Supporters choose until February 28')).toBeDefined();
  expect((await current.findAllByText(/^Plate \d$/, { selector: '.name' })).length).toBe(3);
  expect(current.getByText('and 2 more')).toBeDefined();
  const next = await rowOf('March 2027');
  expect(next.getByText('Opens on March 1')).toBeDefined();
  expect(next.getByText('Every supporter nameplate (2 now)')).toBeDefined();
  const before = await rowOf('January 2027');
  expect(before.queryByRole('button', { name: /^Choose/ })).toBeNull();
  await person.click(before.getByRole('button', { name: /^Who chose what in January 2027: \d+$/ }));
  await screen.findByText('Nobody has chosen yet');
  expect(screen.getByText(/^Patreon's webhook is off/)).toBeDefined();
});

test('a month offers at most 30; what is refused is said, and the choice stays', async () => {
  const person = show();
  await person.click((await rowOf('March 2027')).getByRole('button', { name: /^Choose/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nameplates of March 2027' }));
  const plates = await dialog.findAllByRole('button', { name: /^Plate/ });
  for (const plate of plates) await person.click(plate);
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(dialog.getByRole('status').textContent).toBe('31 chosen: a month offers at most 30.');
  expect(save).toHaveProperty('disabled', true);
  await person.click(dialog.getByRole('button', { name: 'Choose none' }));
  await person.click(dialog.getByRole('button', { name: /^Plate 9/ }));
  const title = 'One of these is not a nameplate of the product (any more)';
  server.refusal = { status: 404, code: 'nameplate_not_found', title };
  await person.click(save);
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain(title));
  server.refusal = null;
  await person.click(save);
  await screen.findByText('Saved: March 2027');
  expect(server.sent.at(-1)).toEqual({ month: '2027-03', offered: [9] });
});

test('what cannot be read says so and is read again', async () => {
  server.isDown = true;
  const person = show();
  await screen.findByText('Loading the months failed');
  await screen.findByText('Loading the levels failed');
  server.isDown = false;
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) {
    await person.click(button);
  }
  await rowOf('February 2027');
  await screen.findByRole('textbox', { name: 'Level 2 begins at (a month)' });
});
