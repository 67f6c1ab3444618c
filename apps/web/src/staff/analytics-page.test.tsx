// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AnalyticsPage } from './analytics-page.tsx';

afterEach(cleanup);

test('the analytics page says Coming Soon, and nothing else', () => {
  render(<AnalyticsPage />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coming Soon');
  const [wayBack, ...others] = screen.getAllByRole('link');
  expect(wayBack?.getAttribute('href')).toBe('/admin');
  expect(others).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.title).toBe('Event Analytics · Callshot');
});
