// @vitest-environment jsdom
import type { CurrentUser, ListedNameplate } from '@callshot/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPages } from '../../../../testing/pages.tsx';
import { currentUserQuery } from '../../../account/session/session.queries.ts';
import { loadingText } from '../../../platform/core/loading.ts';
import { Toasts } from '../../../platform/ui/overlays/toast.tsx';
import { AllNameplatesPage } from './all-nameplates-page.tsx';

// Stubs of all that draws: the editor of code, the sheets and the measured pixels.
vi.mock('../../../platform/ui/plates/wear-plate.ts', () => ({ wearPlate: () => () => undefined }));
vi.mock('./style-editor.tsx', () => ({ StyleEditor: () => null }));
vi.mock('./preview-sheet.ts', () => ({ PREVIEW: 'np-preview', usePreviewSheet: () => undefined }));
vi.mock('./use-contrast.ts', () => ({ useContrast: () => null }));

const neon = (own: Partial<ListedNameplate> = {}): ListedNameplate => ({
  id: 17,
  name: 'Neon',
  description: 'Glows',
  style: '.{id} {\n  background: #224488;\n}\n',
  namePlateTypeId: 3,
  version: 4,
  isDisabled: false,
  disabledReason: null,
  owner: null,
  wearers: 12,
  openReports: 0,
  updatedAt: '2099-06-10T10:00:00.000Z',
  ...own,
});

interface Server {
  plate: ListedNameplate | null;
  answers: Map<string, { readonly status: number; readonly body: object }>;
  sent: { readonly path: string; readonly body: unknown }[];
}

let server: Server;

beforeEach(() => {
  localStorage.clear();
  server = { plate: neon(), answers: new Map(), sent: [] };
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'fetch',
    async (address: string, init: { method: string; body?: string | null }) => {
      const path = address.split('?')[0] ?? '';
      if (init.method !== 'GET') server.sent.push({ path, body: JSON.parse(init.body ?? 'null') });
      const given = server.answers.get(path);
      if (given) return Response.json(given.body, { status: given.status });
      const known: Record<string, object> = {
        '/api/nameplate/types': [{ id: 3, name: 'Supporter' }],
        '/api/nameplate/all': server.plate === null ? [] : [server.plate],
        '/api/nameplate/grant': { isNew: true },
      };
      return Response.json(known[path] ?? server.plate);
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(path = '/admin/nameplate?plate=17') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ada: CurrentUser = {
    id: 7,
    username: 'Ada',
    roles: ['Admin'],
    nameplateId: 0,
    created: '2026-01-02T00:00:00Z',
  };
  queries.setQueryData(currentUserQuery.queryKey, ada);
  const { pages } = testPages(
    [{ path: '/admin/nameplate', element: <AllNameplatesPage /> }],
    [path],
  );
  render(
    <QueryClientProvider client={queries}>
      {pages}
      <Toasts />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

const refuse = (path: string, status: number, code: string, title: string) =>
  server.answers.set(path, { status, body: { code, title } });

const tools = async () =>
  within(await screen.findByRole('region', { name: 'Staff tools for Neon' }));

test('a plate is disabled with a reason, which is then told beside what allows it again [rule: nameplates-8]', async () => {
  const user = show();
  const shown = await tools();
  expect(shown.getByText('Worn by 12 users')).toBeDefined();
  const disable = shown.getByRole('button', { name: 'Disable' });
  expect(disable).toHaveProperty('disabled', true);
  await user.type(shown.getByLabelText('Why it cannot be shown'), ' Reads as staff ');
  server.answers.set('/api/nameplate/disable', { status: 200, body: neon({ isDisabled: true }) });
  server.plate = neon({ isDisabled: true, disabledReason: 'Reads as staff' });
  await user.click(disable);
  await screen.findByText('Neon shows as Classic now');
  expect(server.sent).toEqual([
    {
      path: '/api/nameplate/disable',
      body: { id: 17, disabled: true, reason: 'Reads as staff' },
    },
  ]);
  await shown.findByText('Disabled: Reads as staff');
  expect(shown.getByLabelText('Why it may be shown again')).toHaveProperty('value', '');
  expect(shown.getByRole('button', { name: 'Allow' })).toHaveProperty('disabled', true);
});

test('a saved style that rules refuse by now is there whole, and says that it shows as Classic', async () => {
  server.plate = neon({ style: '.{id} {\n  opacity: 0;\n}\n' });
  show();
  await screen.findByText(
    'Shown as Classic, because the style rules have changed. Fix the problems below and save.',
  );
  expect(screen.getByText(/the plate itself has an opacity from 0.7 to 1/)).toBeDefined();
});

test('a plate is given by username; a name that nobody has stays to be put right', async () => {
  const user = show();
  const shown = await tools();
  const username = shown.getByLabelText('Give it to a user');
  const give = shown.getByRole('button', { name: 'Give' });
  expect(give).toHaveProperty('disabled', true);
  refuse('/api/nameplate/grant', 404, 'user_not_found', 'No such user');
  await user.type(username, 'Grace');
  await user.click(give);
  await shown.findByText('No such user');
  expect(username).toHaveProperty('value', 'Grace');
  server.answers.clear();
  await user.click(give);
  await screen.findByText('Grace has Neon');
  expect(server.sent.at(-1)).toEqual({
    path: '/api/nameplate/grant',
    body: { username: 'Grace', nameplateId: 17 },
  });
  expect(username).toHaveProperty('value', '');
});

const savedElsewhere = () => {
  server.plate = neon({ name: 'Theirs', version: 5 });
};

/** Renames the plate here, after it was saved elsewhere. */
async function meetConflict(latest: () => void = savedElsewhere) {
  const user = show();
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Mine');
  refuse('/api/nameplate/save', 409, 'changed_meanwhile', 'Somebody else changed this');
  latest();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Someone else saved this nameplate' }),
  );
  const value = () => screen.getByLabelText<HTMLInputElement>('Name').value;
  return { user, dialog, value };
}

test('what was saved elsewhere is saved over, once that is asked for', async () => {
  const { user, dialog } = await meetConflict();
  server.answers.set('/api/nameplate/save', {
    status: 200,
    body: neon({ name: 'Mine', version: 6 }),
  });
  await user.click(await dialog.findByRole('button', { name: 'Save mine' }));
  await screen.findByText('Mine is saved');
  expect(server.sent.map(({ body }) => body)).toMatchObject([
    { id: 17, name: 'Mine', version: 4 },
    { id: 17, name: 'Mine', version: 5 },
  ]);
});

test('what was saved elsewhere is taken instead', async () => {
  const { user, dialog, value } = await meetConflict();
  await user.click(await dialog.findByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(value()).toBe('Theirs'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sent).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(value()).toBe('Mine');
});

test('both copies are told, the style line by line [rule: nameplates-23]', async () => {
  const { dialog } = await meetConflict(() => {
    const style = '.{id} {\n  background: #663300;\n  color: #fff;\n}\n';
    server.plate = neon({ name: 'Theirs', style, version: 5 });
  });
  await dialog.findByRole('row', { name: 'Name Mine Theirs' });
  await dialog.findByRole('row', {
    name: 'Style, line 2 background: #224488; background: #663300;',
  });
  await dialog.findByRole('row', { name: 'Style, line 3 – color: #fff;' });
  expect(dialog.getAllByRole('row')).toHaveLength(4);
});

test('a plate that was deleted elsewhere is said to be, and nothing of one’s own is lost', async () => {
  const { user, dialog, value } = await meetConflict(() => {
    server.plate = null;
  });
  await dialog.findByText(/^It has been deleted/);
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(value()).toBe('Mine');
});

test('what is saved that cannot be read is said in the dialog, and asked for again', async () => {
  const { user, dialog, value } = await meetConflict(() => {
    savedElsewhere();
    refuse(
      '/api/nameplate/all',
      500,
      'unexpected',
      'Something went wrong. Please try again in a moment.',
    );
  });
  await dialog.findByText('Something went wrong. Please try again in a moment.');
  server.answers.clear();
  await user.click(dialog.getByRole('button', { name: 'Look again' }));
  await user.click(await dialog.findByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(value()).toBe('Theirs'));
});

test('an unsaved plate is kept in this browser, and offered when it is opened again [rule: nameplates-23]', async () => {
  const user = show();
  await user.type(await screen.findByLabelText('Name'), ' light');
  await screen.findByText(/^Draft kept .* · 1 change$/);
  cleanup();
  const later = show();
  const offer = within(await screen.findByRole('dialog', { name: 'You have unsaved changes' }));
  await later.click(offer.getByRole('button', { name: 'Keep editing them' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Neon light');
});

test('a plate that something refers to is not deleted, and says why [rule: nameplates-6]', async () => {
  const user = show();
  const title = 'Record Is In Use: deleting it would cause data corruption';
  refuse('/api/nameplate/delete/17', 409, 'in_use', title);
  await user.click(await screen.findByRole('button', { name: 'Delete: Neon' }));
  const question = 'Delete this nameplate? Everyone wearing it will switch to Classic.';
  const asked = within(screen.getByRole('group', { name: question }));
  expect(server.sent).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await screen.findByText(title);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Neon');
});

test('a plate that is deleted is left with its unsaved changes, without a question', async () => {
  const user = show();
  await user.type(await screen.findByLabelText('Name'), ' light');
  server.answers.set('/api/nameplate/delete/17', { status: 200, body: {} });
  await user.click(screen.getByRole('button', { name: 'Delete: Neon' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Make a nameplate of your own');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while a plate is saved the overlay says so [rule: nameplates-9]', async () => {
  const user = show();
  await tools();
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Neon light');
  const texts: (string | null)[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => {
    texts.push(loadingText());
    return fetch(...asked);
  });
  server.plate = neon({ name: 'Neon light', version: 5 });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Neon light is saved');
  expect(texts[0]).toBe('Saving Nameplate');
  expect(loadingText()).toBeNull();
});
