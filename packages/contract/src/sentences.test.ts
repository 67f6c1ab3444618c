import { expect, test } from 'vitest';
import { commonRefusals, type Refusal } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { englishSentences } from './sentences/english-sentences.ts';
import { fieldSentences } from './sentences/field-sentences.ts';
import { pickProblemCodes } from './sentences/problem-sentences.ts';
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

test('problems of picks and faults of fields have no code in common', () => {
  const codes = [...pickProblemCodes, ...Object.keys(fieldSentences)];
  expect(new Set(codes).size).toBe(codes.length);
});

test.each([
  { count: 1, begins: '1 person has picked in this draw, and their picks' },
  { count: 2, begins: '2 people have picked in this draw, and their picks' },
])('a problem of $count says its number [rule: api-24]', ({ count, begins }) => {
  const said = englishSentences.ofProblem({ code: 'entries_lost', values: { count } });
  expect(said?.startsWith(begins)).toBe(true);
});

test('a problem without its values, or of an unknown code, is not said', () => {
  const match = { match: 'UB-0-0' };
  expect(englishSentences.ofProblem({ code: 'match_twice', values: match })).toBe(
    'Match UB-0-0 is there twice',
  );
  expect(englishSentences.ofProblem({ code: 'no_winner', values: match })).toBe(undefined);
  expect(englishSentences.ofProblem({ code: 'entries_lost', values: {} })).toBe(undefined);
  expect(englishSentences.ofProblem({ code: 'valueOf', values: {} })).toBe(undefined);
});
