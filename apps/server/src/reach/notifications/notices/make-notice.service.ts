import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { type NoticeKind, valuesOf } from '../../../platform/notice-kind.ts';
import { insertNotice, type NewNotice } from './notices.repository.ts';

/** Columns of a notice beside those of its kind. */
export interface NoticeDetails
  extends Omit<
    NewNotice,
    'kind' | 'kindValues' | 'title' | 'html' | 'url' | 'sentUntil' | 'createdAt'
  > {
  readonly now: Date;
}

/** The notice's id; null when its subject was announced before, by whichever process. */
export function makeNotice<Words>(
  db: Kysely<Schema>,
  { name, say, kept, sentForMs, onClickAction }: NoticeKind<never, Words>,
  words: Words,
  { now, ...details }: NoticeDetails,
): Promise<number | null> {
  const sentUntil = sentForMs === null ? details.lockAt : new Date(now.getTime() + sentForMs);
  if (!sentUntil) throw new Error(`A notice ${name} names no lock`);
  const { title, html, url } = say(words, now);
  return insertNotice(db, {
    title,
    html,
    url,
    ...(onClickAction && { onClickAction }),
    ...details,
    kind: name,
    kindValues: valuesOf(kept, words),
    sentUntil,
    createdAt: now,
  });
}
