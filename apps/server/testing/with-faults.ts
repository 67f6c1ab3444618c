import { expect } from 'vitest';

/** An answer with errors of fields as it comes: with the code and values of each sentence [rule: api-23]. */
export function withFaults(answer: Readonly<Record<string, unknown>>) {
  const wrong = Object.keys(answer).filter(
    (field) => /error$/i.test(field) && answer[field] !== null,
  );
  const fault = { code: expect.any(String), values: expect.any(Object) };
  if (wrong.length === 0) return answer;
  return { ...answer, faults: Object.fromEntries(wrong.map((field) => [field, fault])) };
}
