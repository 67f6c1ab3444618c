// @vitest-environment jsdom
import { cleanup, render, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AnalyticsPage } from './analytics-page.tsx';

afterEach(cleanup);

test('the analytics page says Coming Soon, and nothing else [rule: product-8]', () => {
  const page = within(render(<AnalyticsPage />, { wrapper: MemoryRouter }).container);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Coming Soon');
  const [wayBack, ...others] = page.getAllByRole('link');
  expect(wayBack?.getAttribute('href')).toBe('/admin');
  expect(others).toEqual([]);
  expect(page.queryByRole('button')).toBeNull();
  expect(document.title).toBe('Event Analytics · Callshot');
});
