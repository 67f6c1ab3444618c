// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CommunityPage } from './community-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = [{ name: 'discordUrl', storeKey: 'discordUrl', value: 'https://discord.gg/x' }];
const answers: Readonly<Record<string, unknown>> = {
  '/api/settings/all': settings,
  '/api/lookup/games': [],
  '/api/user/currentUser': null,
};

const show = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>
        <CommunityPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('links that cannot be read are no empty place: they are read again on demand', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async (path: string) =>
    isDown
      ? Response.json({ code: 'unavailable', title: 'No' }, { status: 503 })
      : Response.json(answers[path]),
  );
  show();
  expect(screen.getByRole('status', { name: 'Loading the links' })).toBeDefined();
  expect(await screen.findByText('The links could not be loaded')).toBeDefined();
  expect(screen.queryByText('No community links yet')).toBeNull();

  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const link = await screen.findByRole('link', { name: /^Discord/ });
  expect(link.getAttribute('href')).toBe('https://discord.gg/x');
});

test('a place that is still empty asks search engines to leave it out', async () => {
  let links: unknown = [];
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === '/api/settings/all' ? links : answers[path]),
  );
  const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
  show();
  await screen.findByText('No community links yet');
  expect(robots()).toBe('noindex');

  cleanup();
  links = settings;
  show();
  await screen.findByRole('link', { name: /^Discord/ });
  expect(robots()).toBeUndefined();
});
