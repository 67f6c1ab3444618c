import type { GameId } from '@callshot/rules';
import type { RawBuilder, SqlBool } from 'kysely';

/** A notice's texts: `title` for e-mails and web push, `html` for the bell. */
export interface Message {
  readonly title: string;
  readonly html: string;
  /** The page it is about, on the own site. */
  readonly url: string;
  /** The language of a text that people wrote; missing = the spoken one. */
  readonly language?: string;
}

/** The subject of a notice, which selects its audience. */
export interface NoticeAbout {
  readonly id: number;
  readonly gameId: GameId | null;
  readonly eventId: number | null;
  readonly eventStageId: number | null;
  /** Users with one of these slots picked are notified; null = all entrants of the stage. */
  readonly concernedSlots: readonly number[] | null;
  readonly createdAt: Date;
}

/** Values of a notice, of which a page makes its own sentence [rule: notifications-19]. */
export type SaidValues = object;

export interface OwnWords {
  readonly html: string;
  readonly values: SaidValues;
}

/** Personal texts by user. Users without one get no notification. */
export type FindWords = (userIds: readonly number[]) => Promise<ReadonlyMap<number, OwnWords>>;

/**
 * Something that users are told: whom, in which words, and until when. A capability brings its own; no
 * table lists them, so that a process of an older version leaves those that it does not know to others.
 */
export interface NoticeKind<Needs, Words = never> {
  /** As rows name it; no two kinds share one. */
  readonly name: string;
  readonly say: (words: Words, now: Date) => Message;
  /** Values that are kept of the words, where it is not all of them; null = none. */
  readonly kept?: (words: Words) => SaidValues | null;
  /** So long it is sent by e-mail and web push; null = until its lock; 0 = it stands in the bell alone. */
  readonly sentForMs: number | null;
  /** Condition on users `u`; null = a single user, who is notified at once. */
  readonly audience: ((about: NoticeAbout) => RawBuilder<SqlBool>) | null;
  /** Replaces the notice's text by one for each user. */
  readonly ownWords?: (needs: Needs, about: NoticeAbout) => Promise<FindWords>;
  /** Whether a notification `n` of a notice `o` need not be sent any more. */
  readonly isMoot?: RawBuilder<SqlBool>;
  readonly isUrgent?: true;
  /** It asks for picks: a push offers to make them, and to be told again later. */
  readonly asksForPicks?: true;
  /** Action on a press: 1 opens the reward picker, 2 nothing, 3 the own profile; default none. */
  readonly onClickAction?: 1 | 2 | 3;
  /** People wrote its texts, in languages of their choice. */
  readonly isWritten?: true;
  /** Its title stands in the bell, too. */
  readonly isHeaded?: true;
}

/** Values of a notice of this kind, as rows keep them. */
export function valuesOf<Words>(
  kept: NoticeKind<never, Words>['kept'],
  words: Words,
): string | null {
  const values = kept === undefined ? (words ?? {}) : kept(words);
  return values === null ? null : JSON.stringify(values);
}

export const dayMs = 86_400_000;
