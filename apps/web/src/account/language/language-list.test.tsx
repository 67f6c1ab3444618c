// biome-ignore-all lint/suspicious/noDocumentCookie: another page may have left it
// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenLanguage, keepLanguage } from '../../platform/core/language-choice.ts';
import { loadAnew } from '../../platform/core/leaving.ts';
import { preferencesQuery } from '../session/preferences.queries.ts';
import { LanguageList } from './language-list.tsx';

vi.mock('../../platform/core/leaving.ts', async (original) => ({
  ...(await original<object>()),
  loadAnew: vi.fn(),
}));

const root = document.documentElement;
const sent: unknown[] = [];
let status = 200;

beforeEach(() => {
  root.lang = 'en';
  root.dataset.languages = 'en de pt-BR';
  status = 200;
  sent.length = 0;
  vi.mocked(loadAnew).mockClear();
  vi.stubGlobal('fetch', async (input: string | Request, init: RequestInit = {}) => {
    sent.push(JSON.parse(String(input instanceof Request ? await input.text() : init.body)));
    return new Response(status === 200 ? JSON.stringify(sent.at(-1)) : '{"title":"Later"}', {
      status,
    });
  });
});

afterEach(() => {
  cleanup();
  keepLanguage('system');
  delete root.dataset.languages;
  vi.unstubAllGlobals();
});

function show(isUser: boolean): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(preferencesQuery.queryKey, {
    plainNames: true,
    stillPlates: false,
    theme: 'light',
    language: null,
  });
  render(
    <QueryClientProvider client={client}>
      <LanguageList isUser={isUser} />
    </QueryClientProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('each language stands under its own name, after the browser’s [rule: product-45]', () => {
  keepLanguage('de');
  show(false);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['As in the browser', ''],
    ['English', 'en'],
    ['Deutsch', 'de'],
    ['Português (Brasil)', 'pt-BR'],
  ]);
  const current = buttons.filter((button) => button.getAttribute('aria-current') === 'true');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Deutsch']);
});

test('a visitor’s choice stays in the browser, and can be taken back [rule: product-45]', async () => {
  show(false);
  expect(document.cookie).not.toContain('language');
  await press('Deutsch');
  expect(document.cookie).toContain('callshot-language=de');
  expect(loadAnew).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
  cleanup();
  show(false);
  await press('As in the browser');
  expect(document.cookie).not.toContain('language');
  expect(loadAnew).toHaveBeenCalledTimes(2);
});

test('a user’s choice is kept with the account, and leaves its theme alone [rule: product-45]', async () => {
  show(true);
  await press('Português (Brasil)');
  await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ plainNames: true, stillPlates: false, language: 'pt-BR' }]);
  expect(chosenLanguage()).toBe('pt-BR');
});

test('a choice that the account did not take changes nothing, and says why', async () => {
  status = 503;
  show(true);
  await press('Deutsch');
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(loadAnew).not.toHaveBeenCalled();
  expect(chosenLanguage()).toBe('system');
});

test('work that the page would lose is asked about before anything is kept', async () => {
  const holdBack = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', holdBack);
  try {
    show(false);
    await press('Deutsch');
    expect(loadAnew).not.toHaveBeenCalled();
    expect(chosenLanguage()).toBe('system');
    await press('Keep editing');
    await press('Deutsch');
    await press('Discard changes');
    expect(loadAnew).toHaveBeenCalledOnce();
    expect(chosenLanguage()).toBe('de');
  } finally {
    removeEventListener('beforeunload', holdBack);
  }
});

test.each(['sv', '__proto__', '%', ''])('a cookie that says "%s" is no choice', (value) => {
  document.cookie = `callshot-language=${value}; path=/`;
  expect(chosenLanguage()).toBe('system');
  document.cookie = 'callshot-language=; path=/; max-age=0';
});
