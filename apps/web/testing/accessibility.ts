import 'axe-core';
import { expect } from 'vitest';
import { look } from '../../../e2e/fixtures/look-with-axe.ts';
import { unnamedWords } from '../../../e2e/fixtures/seen-names.ts';

/** Fails on serious and critical violations that axe finds on the screen, and on names without what is seen. */
export async function expectAccessible(): Promise<void> {
  expect.soft(unnamedWords(), 'names').toEqual([]);
  const { grave } = await look([]);
  expect(grave, 'axe').toEqual([]);
}
