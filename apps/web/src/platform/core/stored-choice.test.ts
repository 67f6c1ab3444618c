// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { storedChoice } from './stored-choice.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const open = () => storedChoice('test.choice', ['shown', 'hidden']);

test('the first word holds until another is chosen, and that one is remembered', () => {
  const first = open();
  expect(first.read()).toBe('shown');
  const heard = vi.fn();
  const stop = first.subscribe(heard);
  first.choose('hidden');
  stop();
  first.choose('hidden');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(open().read()).toBe('hidden');
});

test('another window changes nothing until the next visit', () => {
  const here = open();
  expect(here.read()).toBe('shown');
  localStorage.setItem('test.choice', 'hidden');
  expect(here.read()).toBe('shown');
});

test('a word that is none counts as none', () => {
  localStorage.setItem('test.choice', 'sideways');
  expect(open().read()).toBe('shown');
});

test('where nothing may be stored the choice holds while the page does', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  const choice = open();
  choice.choose('hidden');
  expect(choice.read()).toBe('hidden');
});
