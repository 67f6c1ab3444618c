import { fileURLToPath } from 'node:url';
import { wordsInPlace } from './words-in-place.ts';

export const source = fileURLToPath(new URL('../src', import.meta.url));

export const productWords = () =>
  wordsInPlace({ source, helpers: `${source}/platform/core/message-parts.ts` });
