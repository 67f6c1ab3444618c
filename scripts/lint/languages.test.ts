import { expect, test } from 'vitest';
import { findFaultsOfProduct } from '../../apps/web/words/product-words.ts';

test('catalogues say the same in all languages, and rooms say nothing that they do not have', () => {
  expect(findFaultsOfProduct()).toEqual([]);
});
