import { expect, test } from 'vitest';
import { madeUpName } from './made-up-event.ts';

test('as many teams as a substage holds differ in name and tag', () => {
  const names = Array.from({ length: 250 }, (_, at) => madeUpName(at + 1));
  expect(new Set(names.map(({ name }) => name)).size).toBe(250);
  expect(new Set(names.map(({ tag }) => tag)).size).toBe(250);
  expect(names[0]).toEqual({ name: 'Amber Bears', tag: 'ABE' });
});
