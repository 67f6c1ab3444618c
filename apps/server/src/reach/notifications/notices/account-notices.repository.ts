import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { type NoticeKind, valuesOf } from '../../../platform/notice-kind.ts';

/**
 * Notifies one user about their account, within the caller's transaction. Push and Discord follow
 * the user's settings. Mails about accounts are sent elsewhere, whatever the settings.
 * A `subject` is told once.
 */
export async function tellUser<Words>(
  trx: Kysely<Schema>,
  userId: number,
  { name, say, kept, sentForMs, onClickAction = 2 }: NoticeKind<never, Words>,
  words: Words,
  subject: string = randomUUID(),
): Promise<void> {
  const { title, html, url } = say(words, new Date());
  const values = valuesOf(kept, words);
  await sql`
    with notice as (
      insert into notices (kind, subject, kind_values, title, html, url, on_click_action, sent_until, told_at,
        created_at)
      values (${name}, ${`${name} ${subject}`}, ${values}::jsonb, ${title}, ${html}, ${url}, ${onClickAction},
        clock_timestamp() + ${sentForMs}::float8 * interval '1 millisecond', clock_timestamp(),
        clock_timestamp())
      on conflict (subject) do nothing
      returning id, sent_until),
    made as (
      insert into notifications (notice_id, user_id)
      select n.id, ${userId}::int from notice n returning id)
    insert into deliveries (notification_id, channel, sent_until)
    select m.id, c.channel, (select sent_until from notice)
    from made m cross join (
      select 'push' from notification_preferences p where p.user_id = ${userId}::int and p.push
      union all
      select 'discord' from external_logins l where l.user_id = ${userId}::int and l.is_messaged
    ) as c (channel)`.execute(trx);
}
