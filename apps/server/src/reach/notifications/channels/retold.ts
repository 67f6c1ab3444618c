import { spokenLanguage } from '@callshot/rules';
import type { NoticeRegistry } from '../notices/notice-registry.ts';
import type { ToSend } from './deliveries.repository.ts';

type Told = Pick<ToSend, 'kind' | 'kindValues' | 'ownHtml' | 'ownValues' | 'title' | 'html'>;

export interface Retold {
  /** The language of the text, if it is not the spoken one. */
  readonly textLanguage?: string;
}

/**
 * The message in the spoken language, made of the values that the notice keeps: its own words are
 * English. So is a reminder in English, which says how much time is left. A text of staff is told in the language
 * that suits the receiver best. Texts of an older version stay.
 */
export function retold<T extends Told>(
  message: T,
  kinds: Pick<NoticeRegistry, 'of'>,
  now: Date,
): T & Retold {
  const { kind, kindValues, ownHtml, ownValues } = message;
  const known = kinds.of(kind);
  if (!known) return message;
  const isKept = !known.isWritten && !known.asksForPicks;
  if (spokenLanguage() === 'en' && isKept) return message;
  if (!isObject(kindValues) || (ownHtml !== null && !isObject(ownValues))) return message;
  const values = { ...kindValues, ...(isObject(ownValues) ? ownValues : {}) };
  const { title, html, language = spokenLanguage() } = known.say(values as never, now);
  const isOther = language !== spokenLanguage();
  return { ...message, title, html, ...(isOther && { textLanguage: language }) };
}

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null;
