import { fileURLToPath } from 'node:url';
import { allLanguages } from './catalogues.ts';
import { findFaults } from './check-words.ts';
import unmoved from './unmoved.json' with { type: 'json' };
import { wordsInPlace } from './words-in-place.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));

export const productWords = () =>
  wordsInPlace({ source, helpers: `${source}/platform/core/message-parts.ts` });

export const findFaultsOfProduct = () => findFaults({ source, languages: allLanguages, unmoved });
