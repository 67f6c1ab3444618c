import { expect, test } from 'vitest';
import { z } from 'zod';
import { faultyFieldsOf, fieldErrors } from './field-errors.ts';
import { fieldFault, fieldTables } from './sentences/field-sentences.ts';
import { spokenSentences } from './sentences/spoken-sentences.ts';

const answer = z.object({ ...fieldErrors('nameError', 'linkError'), id: z.int().nullable() });

test('an answer names its fields that may be wrong; any other answer has none', () => {
  expect(faultyFieldsOf(answer)).toEqual(['nameError', 'linkError']);
  expect(faultyFieldsOf(z.object({ faults: z.string() }))).toEqual([]);
  expect(faultyFieldsOf(z.array(answer))).toEqual([]);
  expect(faultyFieldsOf(z.null())).toEqual([]);
});

test('faults stand beside the sentences of the fields that are wrong alone [rule: api-23]', () => {
  const fault = fieldFault('link_long', { most: 200 });
  const sentences = { nameError: null, linkError: 'A link has at most 200 characters', id: null };
  const told = { ...sentences, faults: { linkError: fault } };
  expect(answer.parse(told)).toEqual(told);
  expect(answer.safeParse({ nameError: null, linkError: null, id: 3 }).success).toBe(true);
  const odd = { ...told, faults: { linkError: { code: 'odd', values: {} } } };
  expect(answer.safeParse(odd).success).toBe(false);
});

test('a sentence says its values, and nothing when one is missing or the code is unknown', () => {
  expect(spokenSentences.ofField(fieldFault('username_length', { least: 3, most: 20 }))).toBe(
    'A username has 3 to 20 characters',
  );
  expect(spokenSentences.ofField({ code: 'username_length', values: { least: 3 } })).toBe(
    undefined,
  );
  expect(spokenSentences.ofField({ code: 'toString', values: {} })).toBe(undefined);
});

test('what a value looks like changes nothing of the sentence around it', () => {
  const hosts = '{hosts} $& $1 {most}';
  expect(spokenSentences.ofField(fieldFault('link_elsewhere', { hosts }))).toBe(
    `Enter a link to ${hosts}`,
  );
});

test('values are called by words alone, so that a sentence uses each of them', () => {
  const braces = fieldTables
    .flatMap((table) => Object.values<string>(table()))
    .filter((text) => /[{}]/.test(text));
  expect(braces.length).toBeGreaterThan(5);
  expect(braces.filter((text) => /[{}]/.test(text.replace(/\{[a-z]+\}/g, '')))).toEqual([]);
});
