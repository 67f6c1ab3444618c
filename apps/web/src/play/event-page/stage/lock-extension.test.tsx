// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LockExtension } from './lock-extension.tsx';

afterEach(cleanup);

const lockAt = '2026-06-01T18:30:00.000Z';

test.each([
  [30, '30 minutes'],
  [60, '1 hour'],
  [61, '1 hour and 1 minute'],
  [150, '2 hours and 30 minutes'],
])('says that everybody has more time: %s minutes [rule: stages-10]', (lockExtendedBy, words) => {
  render(<LockExtension event={{ lockExtendedBy, lockAt }} />);
  expect(screen.getByLabelText('More time to pick').textContent).toMatch(
    new RegExp(`^Everybody has ${words} more to pick: until .*30`),
  );
});

test('says nothing of a lock that was not put off', () => {
  const { container } = render(<LockExtension event={{ lockAt }} />);
  expect(container.textContent).toBe('');
});
