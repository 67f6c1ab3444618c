// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testPages } from '../../../testing/pages.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Object.assign(window, { scrollY: 0 });
});

test('a new page begins at its top, one that is gone back to where it was left, and anchors are shown', () => {
  const scrolledTo: number[] = [];
  vi.stubGlobal('scrollTo', (_: number, y: number) => {
    scrolledTo.push(y);
    Object.assign(window, { scrollY: y });
  });
  const { history, pages } = testPages([
    { path: '/', element: 'first' },
    { path: '/next', element: <h2 id="rules">Rules</h2> },
  ]);
  render(pages);
  Object.assign(window, { scrollY: 420 });
  act(() => history.push('/next'));
  expect(scrolledTo.at(-1)).toBe(0);
  act(() => history.go(-1));
  expect(scrolledTo.at(-1)).toBe(420);
  act(() => history.push('?stage=2', null, { preventScrollReset: true }));
  expect(window.scrollY).toBe(420);
  const shown = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView: shown });
  act(() => history.push('/next#rules'));
  expect(screen.getByText('Rules')).toBeTruthy();
  expect(shown).toHaveBeenCalledTimes(1);
});
