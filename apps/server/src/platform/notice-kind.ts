import type { RawBuilder, SqlBool } from 'kysely';

/** What a notice says: `title` heads e-mails and web push, `html` stands in the bell. */
export interface Message {
  readonly title: string;
  readonly html: string;
  /** The page it is about, on the own site. */
  readonly url: string;
}

/** What a notice is about, by which those are found whom it is for. */
export interface NoticeAbout {
  readonly id: number;
  readonly gameId: 1 | 2 | null;
  readonly eventId: number | null;
  readonly eventStageId: number | null;
  /** Slots of which one has to be picked to be told; null = whoever entered the stage. */
  readonly concernedSlots: readonly number[] | null;
  readonly createdAt: Date;
}

/** What each of these users is told alone; who is missing is not told. */
export type FindWords = (userIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/**
 * Something that users are told: whom, in which words, and until when. A capability brings its own; no
 * table lists them, so that a process of an older version leaves those that it does not know to others.
 */
export interface NoticeKind<Needs, Words = never> {
  /** As rows name it; no two kinds share one. */
  readonly name: string;
  readonly say: (words: Words, now: Date) => Message;
  /** So long it is sent by e-mail and web push; null = until its lock; 0 = it stands in the bell alone. */
  readonly sentForMs: number | null;
  /** Whom it is for, of users `u` that are here; null = one user, whom its maker tells at once. */
  readonly audience: ((about: NoticeAbout) => RawBuilder<SqlBool>) | null;
  /** Where everybody hears of themselves: who is told what, instead of its own words. */
  readonly ownWords?: (needs: Needs, about: NoticeAbout) => Promise<FindWords>;
  /** Whether a notification `n` of a notice `o` need not be sent any more. */
  readonly isMoot?: RawBuilder<SqlBool>;
  readonly isUrgent?: true;
  /** What a press does: 1 opens the reward picker, 2 nothing, 3 the own profile; nothing unless told. */
  readonly onClickAction?: 1 | 2 | 3;
  /** Its title stands in the bell, too. */
  readonly isHeaded?: true;
}

export const dayMs = 86_400_000;
