// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAppBadge } from './use-app-badge.ts';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'setAppBadge');
});

test('the icon says how many notifications wait, and none after a logout [rule: notifications-20]', () => {
  const shown: number[] = [];
  Object.defineProperty(navigator, 'setAppBadge', {
    configurable: true,
    // A browser may refuse it.
    value: (count: number) => {
      shown.push(count);
      return Promise.reject(new Error('not installed'));
    },
  });
  const { rerender, unmount } = renderHook(({ count }) => useAppBadge(count), {
    initialProps: { count: 2 },
  });
  rerender({ count: 3 });
  expect(shown.at(0)).toBe(2);
  expect(shown.at(-1)).toBe(3);
  unmount();
  expect(shown.at(-1)).toBe(0);
});

test('a browser without badges shows none', () => {
  expect(() => renderHook(() => useAppBadge(2))).not.toThrow();
});
