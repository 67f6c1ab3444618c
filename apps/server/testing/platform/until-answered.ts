import type { LightMyRequestResponse } from 'fastify';

/**
 * Asks again while the server says that it is busy, as a client does: such a request has changed
 * nothing. For tests that send more at once than a slow machine carries out in time.
 */
export async function untilAnswered(
  ask: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  for (;;) {
    const answer = await ask();
    if (answer.statusCode !== 503) return answer;
  }
}
