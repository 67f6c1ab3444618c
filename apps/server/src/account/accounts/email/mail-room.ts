import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { NoticeKind } from '../../../platform/notice-kind.ts';

/** Tells a user in the product, within the caller's transaction. */
export type TellUser = <Words>(
  trx: Kysely<Schema>,
  userId: number,
  kind: NoticeKind<never, Words>,
  words: Words,
) => Promise<void>;

export interface MailRoom {
  readonly publicUrl: string;
  readonly outbox: Outbox;
  readonly tellUser: TellUser;
}
