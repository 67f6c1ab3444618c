import { endpoints } from '@callshot/contract';
import type { TestUser } from '../account/users.ts';

/**
 * The answers that a reader can get about an event and one of its entrants, by address. The time of each answer is
 * left out.
 */
export async function everyAnswer(
  reader: Pick<TestUser, 'get'>,
  eventId: number,
  about: Pick<TestUser, 'id'>,
): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  for (const key of Object.keys(endpoints)) {
    const [method, path = ''] = key.split(' ');
    if (method !== 'GET') continue;
    const filled = path
      .replace(':eventId', String(eventId))
      .replace(':startRow', '1')
      .replace(':rowOrFlag', 'top')
      .replace(':text', 'owner')
      .replace(/:(id|userId)\b/, String(about.id));
    for (const query of [
      '',
      `?userId=${about.id}`,
      `?eventId=${eventId}&userId=${about.id}&gameId=1`,
    ]) {
      const { statusCode, body } = await reader.get(filled + query);
      if (statusCode !== 200) continue;
      answers.set(filled + query, lasting(body));
    }
  }
  return answers;
}

const MOMENTARY = /^(serverTime|computedAt|savedAt|bracketsSubmitted)$/;

const lasting = (body: string): unknown => {
  try {
    return JSON.parse(body, (name, value) => (MOMENTARY.test(name) ? undefined : value));
  } catch {
    return body.length;
  }
};
