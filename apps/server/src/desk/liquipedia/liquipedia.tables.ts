import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface LiquipediaTables {
  /** Requests that were sent to the wiki, of all processes. */
  wikiLooks: {
    id: GeneratedAlways<number>;
    asked: string;
    askedAt: Generated<Date>;
    /** Null = it is in flight, or its process died. */
    endedAt: Date | null;
    /** In words; null = none. */
    failure: string | null;
    /** The wiki is left alone until then. */
    waitsUntil: Date | null;
  };
  /** The wiki's last answers, by request. */
  wikiAnswers: {
    key: Buffer;
    wiki: string;
    /** The page that it is about; empty = none. */
    subject: string;
    /** JSON: a list of records. */
    records: string;
    askedAt: Date;
    /** The wiki said since that it was changed. */
    isStale: Generated<boolean>;
  };
  /** Which tournament of the wiki an event follows, and how. */
  eventWikis: {
    eventId: number;
    wiki: string;
    pageId: number;
    pageName: string;
    /** A `StageMapping` of the contract. */
    mapping: ColumnType<unknown, string>;
    pausedAt: Date | null;
    lastLookAt: Date | null;
    nextLookAt: Date | null;
    /** When the wiki said last that a page of it was changed. */
    webhookAt: Date | null;
    failure: string | null;
    /** The structure that it was drafted with; null = it is not compared. */
    drafted: ColumnType<unknown, string | null>;
    /** When the tournament was drafted again last, and of which records. */
    comparedAt: Date | null;
    comparedDigest: string | null;
    createdAt: Generated<Date>;
  };
  /** Teams that take part in an event's tournament and have had no place in it yet. */
  eventParticipants: {
    eventId: number;
    teamId: number;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends LiquipediaTables {}
}
