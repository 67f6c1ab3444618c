import type { GameId } from '@callshot/rules';
import type { ColumnType, Generated } from 'kysely';

export interface CalendarTables {
  /** The choice of an Admin for the calendar of a game, and the last list of its tournaments. */
  calendarSettings: {
    gameId: GameId;
    /** 1 is S. */
    tiers: Generated<number[]>;
    weeksAhead: Generated<number>;
    publishes: Generated<boolean>;
    version: Generated<number>;
    listedAt: Date | null;
    nextListAt: Generated<Date>;
    /** A process lists until then; later it has died. */
    claimedUntil: Date | null;
    /** In a row. */
    failures: Generated<number>;
    /** A `Saying`. */
    failure: ColumnType<unknown, string | null>;
  };
  /** Tournaments that the wiki lists, with their drafts. */
  calendarTournaments: {
    gameId: GameId;
    pageId: number;
    pageName: string;
    title: string;
    wikiLink: string;
    tier: number | null;
    tierType: string;
    /** Days, `yyyy-mm-dd`. */
    startsOn: string | null;
    endsOn: string | null;
    /** The last list had it. */
    isListed: Generated<boolean>;
    hiddenAt: Date | null;
    /** A `KeptDraft`; null = the wiki was not looked at yet. */
    draft: ColumnType<unknown, string | null>;
    lookedAt: Date | null;
    /** Parts of it that were read since then need not be asked again. */
    lookBeganAt: Date | null;
    nextLookAt: Generated<Date>;
    claimedUntil: Date | null;
    /** Failed looks in a row. */
    failures: Generated<number>;
    /** A `Saying`. */
    failure: ColumnType<unknown, string | null>;
    /** Failures in a row to make its event. */
    makeFailures: Generated<number>;
    nextMakeAt: Date | null;
    /** Why no event was made: a list of `Saying`. */
    notMade: ColumnType<unknown, string | null>;
    madeEventId: number | null;
    /** The calendar made an event of it; it never makes another one. */
    madeAt: Date | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends CalendarTables {}
}
