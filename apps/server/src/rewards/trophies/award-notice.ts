import { type GameId, gameOf, ofRanked } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { tierName } from '../../account/accounts/users/trophy-face.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type Html, html } from '../../platform/http/answers/html.ts';
import {
  dayMs,
  type FindWords,
  type NoticeAbout,
  type NoticeKind,
} from '../../platform/notice-kind.ts';
import {
  awardedBy,
  findAwardsOfNotice,
  findEventName,
  isTakenBack,
} from './event-awards.repository.ts';

export interface AwardWords {
  readonly eventName: string;
  readonly gameId: GameId;
}

interface AwardParts {
  readonly db: Kysely<Schema>;
}

const roomOf = (gameId: GameId | null): string => `/${gameOf(gameId ?? 1).prefix}/trophy-room`;

const print = ({ html: printed }: Html): string => printed.replace(/\s+/g, ' ');
const number = (value: number): string => value.toLocaleString('en');

/** Trophies were given, or are others after a correction: whose they are hears of their own. */
export const trophyAwardedKind: NoticeKind<AwardParts, AwardWords> = {
  name: 'trophy-awarded',
  say: ({ eventName, gameId }) => ({
    title: `Trophies: ${eventName}`,
    html: print(html`The trophies of <b>${eventName}</b> have been given.
      <a href="${roomOf(gameId)}">See your trophies</a>`),
    url: roomOf(gameId),
  }),
  sentForMs: dayMs,
  onClickAction: 3,
  audience: awardedBy,
  ownWords: findOwnWords,
  isMoot: isTakenBack,
};

async function findOwnWords({ db }: AwardParts, about: NoticeAbout): Promise<FindWords> {
  const eventName = await findEventName(db, about.eventId ?? 0);
  return async (userIds) => {
    // Those of one place hear the same, and places are far fewer than users.
    const said = new Map<string, string>();
    const sayTo = (own: Own): string => {
      const place = `${own.from} ${own.to} ${own.rank} ${own.entrants}`;
      const words = said.get(place) ?? ownWordsOf(own, eventName, about.gameId);
      said.set(place, words);
      return words;
    };
    const awards = await findAwardsOfNotice(db, about, userIds);
    return new Map(awards.map(({ userId, ...own }) => [userId, { html: sayTo(own), values: own }]));
  };
}

type Own = Omit<Awaited<ReturnType<typeof findAwardsOfNotice>>[number], 'userId'>;

function ownWordsOf(own: Own, eventName: string, gameId: GameId | null): string {
  const link = html`<a href="${roomOf(gameId)}">See your trophies</a>`;
  const event = html`<b>${eventName}</b>`;
  const place =
    own.rank !== null && own.entrants !== null
      ? html`, for rank ${number(own.rank)} ${ofRanked(own.entrants)}`
      : '';
  if (own.to === null) {
    return print(html`The results of ${event} were corrected: its ${tierOf(own.from)} trophy is
      not yours any more. ${link}`);
  }
  if (!own.isRerun) {
    return print(html`You won a <b>${tierName(own.to)}</b> trophy at ${event}${place}. ${link}`);
  }
  const instead = own.from === null ? '' : html` instead of ${tierName(own.from)}`;
  return print(html`The results of ${event} were corrected: your trophy is
    <b>${tierName(own.to)}</b>${instead}${place}. ${link}`);
}

const tierOf = (type: number | null): string => (type === null ? '' : tierName(type));
