import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@callshot/contract';

/** Throws when an answer is not exactly what the contract says; extra fields count as well. */
export function checkAnswer(key: string, endpoint: Endpoint, payload: string): void {
  const answer: unknown = JSON.parse(payload);
  const result = endpoint.response.safeParse(answer);
  if (!result.success) {
    throw new Error(`The answer of ${key} breaks the contract: ${result.error.message}`);
  }
  if (!isDeepStrictEqual(result.data, answer)) {
    throw new Error(`The answer of ${key} holds more than the contract says`);
  }
}
