import { expect, test } from 'vitest';
import { commonRefusals, type Refusal } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const refusals: readonly (readonly [string, Refusal])[] = [
  ...Object.entries(commonRefusals),
  ...Object.entries(endpoints).flatMap(([call, { refusals: own }]) =>
    Object.entries<Refusal>(own).map(([code, refusal]) => [`${call} ${code}`, refusal] as const),
  ),
];

test('a refusal that says how long to wait says it once: in figures, not in its title [rule: api-19]', () => {
  const vague = /again|wait|moment|minute|hour|later|soon/i;
  const waits = refusals.filter(([, { status }]) => status === 429 || status === 503);
  expect(waits.length).toBeGreaterThan(10);
  expect(waits.filter(([, { title }]) => vague.test(title))).toEqual([]);
});
