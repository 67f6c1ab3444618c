import type { Kysely } from 'kysely';
import { tierName } from '../../account/accounts/users/trophy-face.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type Html, html } from '../../platform/http/answers/html.ts';
import type { FindWords, NoticeAbout, NoticeKind } from '../../platform/notice-kind.ts';
import { changedBy, findAwardChangesOf, findTakenBack } from './event-awards.repository.ts';

interface TakenBackWords {
  readonly eventName: string;
  readonly reason: string;
}

const print = ({ html: printed }: Html): string => printed.replace(/\s+/g, ' ');

/** Users who lost a trophy see it in the bell only; nothing is sent [rule: trophies-24]. */
export const takenBackKind: NoticeKind<{ readonly db: Kysely<Schema> }, TakenBackWords> = {
  name: 'trophies-taken-back',
  say: ({ eventName, reason }) => ({
    title: `Trophies taken back: ${eventName}`,
    html: print(html`The trophies of <b>${eventName}</b> were taken back: ${reason}`),
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
  const { eventName, reason } = await findTakenBack(db, id);
  return async (userIds) => {
    const changes = await findAwardChangesOf(db, id, userIds);
    return new Map(
      changes.map(({ userId, from }) => [
        userId,
        {
          html: print(
            html`Your <b>${tierName(from)}</b> trophy of <b>${eventName}</b> was taken back: ${reason}`,
          ),
          values: { from },
        },
      ]),
    );
  };
}
