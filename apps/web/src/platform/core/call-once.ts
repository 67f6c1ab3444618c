import type { Answer, EndpointKey } from '@callshot/contract';
import { ApiError, isUnanswered } from './api-error.ts';
import { type CallInput, call } from './client.ts';
import { freshKey } from './fresh-key.ts';

/** Requests that were sent and not answered, with their keys. */
const unanswered = new Map<string, string>();

/** Makes something once: sent again after an answer that did not come, it has the same key [rule: api-21]. */
export async function callOnce<K extends EndpointKey>(
  endpoint: K,
  input: CallInput<K> & { readonly body: unknown },
): Promise<Answer<K>> {
  const about = `${endpoint} ${JSON.stringify(input.body)}`;
  const idempotencyKey = unanswered.get(about) ?? freshKey();
  unanswered.set(about, idempotencyKey);
  try {
    const answer = await call(endpoint, { ...input, idempotencyKey });
    unanswered.delete(about);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError && isUnanswered(error))) unanswered.delete(about);
    throw error;
  }
}
