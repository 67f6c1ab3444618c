import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { FindWords, NoticeAbout, NoticeKind } from '../../platform/notice-kind.ts';
import { type NamedEvent, spokenName } from '../../play/events/event-words.ts';
import { changedBy, findAwardChangesOf, findTakenBack } from './event-awards.repository.ts';
import { m } from './words/messages.ts';

interface TakenBackWords extends NamedEvent {
  readonly reason: string;
  /** The tier of the trophy that one user had; none = words for everybody. */
  readonly from?: number;
}

function sayTakenBack({ reason, from, ...names }: TakenBackWords): string {
  const event = spokenName(names);
  const said =
    from === undefined
      ? m.takenBack({ event, reason })
      : m.ownTakenBack({ event, reason, tier: m.tier({ type: from }) });
  return said.html.replace(/\s+/g, ' ');
}

/** Users who lost a trophy see it in the bell only; nothing is sent [rule: trophies-24]. */
export const takenBackKind: NoticeKind<{ readonly db: Kysely<Schema> }, TakenBackWords> = {
  name: 'trophies-taken-back',
  say: (words) => ({
    title: m.takenBackTitle({ event: spokenName(words) }),
    html: sayTakenBack(words),
    url: '/',
  }),
  sentForMs: 0,
  onClickAction: 3,
  audience: changedBy,
  ownWords: findOwnWords,
};

async function findOwnWords(
  { db }: { readonly db: Kysely<Schema> },
  { id }: NoticeAbout,
): Promise<FindWords> {
  const { reason, ...names } = await findTakenBack(db, id);
  return async (userIds) => {
    const changes = await findAwardChangesOf(db, id, userIds);
    return new Map(
      changes.map(({ userId, from }) => [
        userId,
        { html: sayTakenBack({ ...names, reason, from }), values: { from } },
      ]),
    );
  };
}
