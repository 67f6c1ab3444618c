// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../account/session/session.queries.ts';
import { DoneDialog } from './done-dialog.tsx';
import { SurveyPage } from './survey-page.tsx';
import { SurveyTab } from './survey-tab.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function show(survey: object | null, what: ReactNode) {
  const title = { name: 'surveyTabTitle', value: 'MAJOR SURVEY', storeKey: 'surveyTabTitle' };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(String(url).includes('/survey/current') ? survey : [title]),
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(currentUserQuery.queryKey, null);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{what}</MemoryRouter>
    </QueryClientProvider>,
  );
}

test('without a current survey the page says so', async () => {
  show(null, <SurveyPage />);
  await screen.findByText(
    'We are not currently gathering info here. Come back soon for future surveys!',
  );
});

test('what was submitted can be changed until the close, which is told', () => {
  show(null, <DoneDialog closeTime="2026-03-04T12:05:00Z" onClose={() => undefined} />);
  expect(screen.getByText(/^Your playoff picks have been submitted\. You can/).textContent).toMatch(
    /until \d\d\/\d\d\/2026 \d\d:05 [ap]m\.$/,
  );
});

test('the tab of a current survey is called as the setting says', async () => {
  show({ surveyId: 1, title: 'Worlds' }, <SurveyTab path="/rl" className="" isShort={false} />);
  const tab = await screen.findByRole('link', { name: 'MAJOR SURVEY' });
  expect(tab.getAttribute('href')).toBe('/rl/survey');
});
