import 'axe-core';
import { expect } from 'vitest';
import { look } from '../../../e2e/fixtures/look-with-axe.ts';
import { unnamedWords } from '../../../e2e/fixtures/seen-names.ts';

/** Texts and backgrounds that were checked: equal ones have equal contrast. */
const seen = new Set<string>();

/** Fails on serious and critical violations that axe finds on the screen, and on names without what is seen. */
export async function expectAccessible(): Promise<void> {
  expect.soft(unnamedWords(), 'names').toEqual([]);
  const { grave, looks } = await look({ known: [...seen] });
  // A faulty look is checked again wherever it comes.
  if (grave.length === 0) for (const one of looks) seen.add(one);
  expect(grave, 'axe').toEqual([]);
}
