import { expect, test } from 'vitest';
import { commonRefusals, type Refusal } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { englishSentences } from './sentences/english-sentences.ts';
import { refusalSentences } from './sentences/refusal-sentences.ts';

const declared = Object.entries(endpoints).flatMap(([call, { refusals }]) =>
  Object.entries<Refusal>({ ...commonRefusals, ...refusals }).map(([code, { title }]) => ({
    call,
    code,
    title,
  })),
);

test('every refusal of every call has the sentence that the contract gives it [rule: api-22]', () => {
  const told = declared.map(({ call, code }) => ({
    call,
    code,
    title: englishSentences.ofRefusal(call, code),
  }));
  expect(declared.length).toBeGreaterThan(1000);
  expect(told).toEqual(declared);
});

test('no sentence is kept for a refusal that no call gives', () => {
  const used = new Set(declared.flatMap(({ call, code }) => [code, `${call} ${code}`]));
  expect(Object.keys(refusalSentences).filter((key) => !used.has(key))).toEqual([]);
});
