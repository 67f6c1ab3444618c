import type { Answer } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { findMessageLanguage } from '../../../account/accounts/users/user-language.repository.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { inLanguage } from '../../../platform/language/in-language.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { retold } from '../channels/retold.ts';
import { headedHtml } from '../channels/templates.ts';
import { clearNotification, findAllUncleared } from '../notifications.repository.ts';
import type { NoticeRegistry } from './notice-registry.ts';

export interface InboxParts {
  readonly db: Kysely<Schema>;
  readonly kinds: NoticeRegistry;
}

export async function readInbox(
  { db, kinds }: InboxParts,
  userId: number,
): Promise<Answer<'GET /api/notification/all'>> {
  const [rows, language] = await Promise.all([
    findAllUncleared(db, userId),
    findMessageLanguage(db, userId),
  ]);
  const tell = (row: Row) => {
    const kind = kinds.of(row.kind);
    const { textLanguage, ...told } = retold(row, kinds, row.createdAt);
    return {
      id: row.id,
      html: kind?.isHeaded ? headedHtml(told) : told.html,
      ...(kind?.isWritten ? {} : sayingOf(row)),
      ...(textLanguage !== undefined && { language: textLanguage }),
      onClickAction: row.onClickAction,
      createdAt: row.createdAt.toISOString(),
    };
  };
  return inLanguage(language, () => rows.map(tell));
}

type Row = Awaited<ReturnType<typeof findAllUncleared>>[number];

/** Nothing where an older version wrote the notice, or its own words to this user. */
function sayingOf({ kind, kindValues, ownHtml, ownValues }: Row) {
  if (!isObject(kindValues) || (ownHtml !== null && !isObject(ownValues))) return {};
  const own = isObject(ownValues) ? ownValues : {};
  return { saying: { code: kind, values: { ...kindValues, ...own } } };
}

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null;

/** The notification of another user is answered like a missing one. */
export async function clearOwnNotification(
  { db }: InboxParts,
  userId: number,
  notificationId: number,
): Promise<Outcome<null, 'notification_not_found'>> {
  const isOwn = await clearNotification(db, userId, notificationId);
  return isOwn ? done(null) : refuse('notification_not_found');
}
