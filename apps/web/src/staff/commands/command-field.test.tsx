// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPages } from '../../../testing/pages.tsx';
import { type Command, type CommandSource, matching } from '../../platform/parts/command.ts';
import { BarPlace } from '../../platform/ui/page/bar-places.tsx';
import { actOf, type PageKey, singleKeys, usePageKeys } from '../../platform/ui/page/page-keys.ts';
import { CommandField } from './command-field.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  singleKeys.choose('on');
  vi.unstubAllGlobals();
});

const command = (title: string, to: string): Command => ({
  id: to,
  title,
  icon: 'user',
  does: { to },
});

interface PageProps {
  keys: readonly PageKey[];
  sources: readonly CommandSource[];
}

function Page({ keys, sources }: PageProps) {
  usePageKeys(keys);
  return (
    <>
      <BarPlace name="commands" />
      <input aria-label="Somewhere" />
      <CommandField
        places={{ title: 'Pages', commands: [command('Audit Log', '/audit')] }}
        sources={sources}
      />
    </>
  );
}

function show(pageKeys: readonly PageKey[] = []) {
  const asked: string[] = [];
  const source = (title: string, least: number, found: readonly Command[]): CommandSource => ({
    title,
    roles: ['Admin'],
    least,
    order: 0,
    find: async (text) => {
      asked.push(`${title}: ${text}`);
      return matching(found, text);
    },
  });
  const sources = [
    source('Users', 2, [command('ada', '/ada'), command('adam', '/adam')]),
    source('Events', 1, [command('Ada Cup', '/cup')]),
  ];
  const { history, pages } = testPages([
    { path: '*', element: <Page keys={pageKeys} sources={sources} /> },
  ]);
  render(<QueryClientProvider client={new QueryClient()}>{pages}</QueryClientProvider>);
  return { asked, user: userEvent.setup(), path: () => history.location.pathname };
}

async function field() {
  const input = await screen.findByRole('combobox', { name: 'User, event, format or action' });
  await waitFor(() => expect(document.activeElement).toBe(input));
  return input;
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('Ctrl K finds what rooms know by name, and Enter goes to what is marked', async () => {
  const { asked, user, path } = show();
  await user.keyboard('{Control>}k{/Control}');
  await field();
  expect(options()).toEqual(['Keys of this page?', 'Audit Log']);
  await user.keyboard('a');
  await waitFor(() => expect(options()).toEqual(['Keys of this page?', 'Audit Log', 'Ada Cup']));
  expect(screen.getByText('Type at least 2 letters to find users.')).toBeDefined();
  await user.keyboard('d');
  await waitFor(() => expect(options()).toEqual(['ada', 'adam', 'Ada Cup']));
  expect(asked).toEqual(['Events: a', 'Users: ad', 'Events: ad']);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe('/adam');
});

test('it opens from the bar as well, and says that nothing is called so', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'User, event, format or action' }));
  await user.type(await field(), 'no such');
  expect(await screen.findByText('Nothing found.')).toBeDefined();
  expect(options()).toEqual([]);
});

test('what the page does by a key can be found by name', async () => {
  const act = vi.fn();
  const { user } = show([
    { keys: 'F8', says: 'Go to the next problem', act },
    { keys: 'C', says: 'Cannot be done now' },
  ]);
  await user.keyboard('{Control>}k{/Control}');
  await field();
  await user.keyboard('problem{Enter}');
  await waitFor(() => expect(act).toHaveBeenCalledOnce());
});

test('"?" lists the keys of the page but not while one types; single ones can be switched off', async () => {
  const keys = [{ keys: 'N', says: 'Add one', act: vi.fn() }];
  const { user } = show(keys);
  await user.type(screen.getByLabelText('Somewhere'), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByLabelText('Somewhere').blur();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys of this page' }));
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'N',
    'CtrlK',
    '?',
  ]);
  await user.click(dialog.getByRole('switch', { name: 'Single keys' }));
  expect(localStorage.getItem('callshot.single-keys')).toBe('off');
  expect(actOf(new KeyboardEvent('keydown', { key: 'n' }), keys)).toBeUndefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toBeDefined();
});
