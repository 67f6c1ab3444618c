import { spokenLanguage } from '@callshot/rules';
import type { NoticeRegistry } from '../notices/notice-registry.ts';
import type { ToSend } from './deliveries.repository.ts';

type Told = Pick<ToSend, 'kind' | 'kindValues' | 'ownHtml' | 'ownValues' | 'title' | 'html'>;

/**
 * The message in the spoken language, made of the values that the notice keeps: its own words are
 * English. Texts of staff and of an older version stay as they are.
 */
export function retold<T extends Told>(
  message: T,
  kinds: Pick<NoticeRegistry, 'of'>,
  now: Date,
): T {
  if (spokenLanguage() === 'en') return message;
  const { kind, kindValues, ownHtml, ownValues } = message;
  const known = kinds.of(kind);
  if (!known || !isObject(kindValues) || (ownHtml !== null && !isObject(ownValues))) return message;
  const values = { ...kindValues, ...(isObject(ownValues) ? ownValues : {}) };
  const { title, html } = known.say(values as never, now);
  return { ...message, title, html };
}

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null;
