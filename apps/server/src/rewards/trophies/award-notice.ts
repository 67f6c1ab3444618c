import { type GameId, gameOf } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import {
  dayMs,
  type FindWords,
  type NoticeAbout,
  type NoticeKind,
} from '../../platform/notice-kind.ts';
import { type NamedEvent, spokenName } from '../../play/events/event-words.ts';
import {
  awardedBy,
  findAwardsOfNotice,
  findEventName,
  isTakenBack,
} from './event-awards.repository.ts';
import { m } from './words/messages.ts';

export interface AwardWords extends NamedEvent {
  readonly gameId: GameId | null;
}

interface AwardParts {
  readonly db: Kysely<Schema>;
}

const roomOf = (gameId: GameId | null): string => `/${gameOf(gameId ?? 1).prefix}/trophy-room`;

/** Trophies were given, or are others after a correction: whose they are hears of their own. */
export const trophyAwardedKind: NoticeKind<AwardParts, AwardWords & Partial<Own>> = {
  name: 'trophy-awarded',
  say: (words) => ({
    title: m.givenTitle({ event: spokenName(words) }),
    html: sayAward(words),
    url: roomOf(words.gameId),
  }),
  sentForMs: dayMs,
  onClickAction: 3,
  audience: awardedBy,
  ownWords: findOwnWords,
  isMoot: isTakenBack,
};

async function findOwnWords({ db }: AwardParts, about: NoticeAbout): Promise<FindWords> {
  const names = await findEventName(db, about.eventId ?? 0);
  return async (userIds) => {
    // Those of one place hear the same, and places are far fewer than users.
    const said = new Map<string, string>();
    const sayTo = (own: Own): string => {
      const place = `${own.from} ${own.to} ${own.rank} ${own.entrants}`;
      const words = said.get(place) ?? sayAward({ ...names, gameId: about.gameId, ...own });
      said.set(place, words);
      return words;
    };
    const awards = await findAwardsOfNotice(db, about, userIds);
    return new Map(awards.map(({ userId, ...own }) => [userId, { html: sayTo(own), values: own }]));
  };
}

type Own = Omit<Awaited<ReturnType<typeof findAwardsOfNotice>>[number], 'userId'>;

function sayAward(words: AwardWords & Partial<Own>) {
  return saidAward(words).html.replace(/\s+/g, ' ');
}

function saidAward({
  gameId,
  from = null,
  to,
  rank = null,
  entrants = null,
  isRerun = false,
  ...names
}: Parameters<typeof sayAward>[0]) {
  const about = { event: spokenName(names), link: roomOf(gameId) };
  if (to === undefined) return m.given(about);
  if (to === null) return m.lost({ ...about, tier: tierOf(from) });
  const place =
    rank === null || entrants === null
      ? { place: 'none', rank: 0, entrants: 0 }
      : { place: 'ranked', rank, entrants };
  const won = { ...about, ...place, tier: tierOf(to) };
  return isRerun ? m.changed({ ...won, former: tierOf(from) || 'none' }) : m.won(won);
}

const tierOf = (type: number | null): string => (type === null ? '' : m.tier({ type }));
