// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { version } from '../../../package.json';
import { DashboardPage } from './dashboard-page.tsx';

afterEach(cleanup);

test('the dashboard ends with the version of the product', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DashboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText(`Callshot ${version}`).nextElementSibling).toBeNull();
});
