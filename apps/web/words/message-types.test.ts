import { expect, test } from 'vitest';
import { printMessageTypes } from './message-types.ts';

test('types tell what each message takes and gives, with its English', () => {
  const types = printMessageTypes({
    saved: 'Saved */ twice',
    picksOf: '{count, plural, one {# pick} other {# picks}} of {name}',
    game: '{game, select, rl {cars} other {guns}}',
    rules: 'Read <link>the rules</link>.',
  });
  expect(types).toBe(`// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Saved * / twice */
  readonly saved: () => string;
  /** {count, plural, one {# pick} other {# picks}} of {name} */
  readonly picksOf: (values: { readonly count: number; readonly name: string | number }) => string;
  /** {game, select, rl {cars} other {guns}} */
  readonly game: (values: { readonly game: 'rl' | (string & {}) }) => string;
  /** Read <link>the rules</link>. */
  readonly rules: (values: { readonly link: (inside: ReactNode) => ReactNode }) => ReactNode;
};
`);
});
