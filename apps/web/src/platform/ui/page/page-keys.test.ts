// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { actOf, type PageKey, pageKeys, singleKeys, usePageKeys } from './page-keys.ts';

afterEach(() => singleKeys.choose('on'));

const press = (key: string, held: Partial<Parameters<typeof actOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  target: document.body,
  ...held,
});
const key = (keys: string): PageKey => ({ keys, says: keys, act: vi.fn() });
const keys = ['N', '/', '?', 'Ctrl+Z', 'Ctrl+Shift+Z', 'F8', 'Delete', '↑'].map(key);
const shown = (pressed: ReturnType<typeof press>) =>
  keys.find(({ act }) => act && act === actOf(pressed, keys))?.keys;

test.each([
  { pressed: press('n'), is: 'N' },
  { pressed: press('/'), is: '/' },
  { pressed: press('?', { shiftKey: true }), is: '?' },
  { pressed: press('z', { ctrlKey: true }), is: 'Ctrl+Z' },
  { pressed: press('Z', { metaKey: true, shiftKey: true }), is: 'Ctrl+Shift+Z' },
  { pressed: press('F8'), is: 'F8' },
  { pressed: press('ArrowUp'), is: '↑' },
  { pressed: press('N', { shiftKey: true }), is: undefined },
  { pressed: press('n', { ctrlKey: true }), is: undefined },
  { pressed: press('n', { altKey: true }), is: undefined },
  { pressed: press('z'), is: undefined },
])('$pressed.key is $is', ({ pressed, is }) => {
  expect(shown(pressed)).toBe(is);
});

test('letters rest in a field and where they are switched off, named keys do not', () => {
  const field = { target: document.createElement('input') };
  expect(shown(press('n', field))).toBeUndefined();
  expect(shown(press('F8', field))).toBe('F8');
  singleKeys.choose('off');
  expect(shown(press('n'))).toBeUndefined();
  expect(shown(press('/'))).toBeUndefined();
  expect(shown(press('Delete'))).toBe('Delete');
  expect(shown(press('z', { ctrlKey: true }))).toBe('Ctrl+Z');
});

test('a page tells its keys as they are now, and no longer than it is there', () => {
  const first = [key('N')];
  const { rerender, unmount } = renderHook((of: readonly PageKey[]) => usePageKeys(of), {
    initialProps: first,
  });
  const other = renderHook(() => usePageKeys([{ keys: 'Esc', says: 'Leave' }]));
  expect(pageKeys().map(({ keys }) => keys)).toEqual(['N', 'Esc']);
  rerender([key('B')]);
  expect(pageKeys().map(({ keys }) => keys)).toEqual(['B', 'Esc']);
  unmount();
  expect(pageKeys().map(({ keys }) => keys)).toEqual(['Esc']);
  other.unmount();
  expect(pageKeys()).toEqual([]);
});
