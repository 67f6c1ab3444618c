import type { GameId, LateShare, LockUnit } from '@callshot/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface EventTables {
  seasons: {
    id: GeneratedAlways<number>;
    gameId: GameId;
    name: string;
    startsAt: Date;
    endsAt: Date;
  };
  teams: {
    id: GeneratedAlways<number>;
    gameId: GameId;
    externalId: string;
    name: string;
    abbreviation: string;
    logoPath: string | null;
    /** The logo's source; `logoPath` is its copy. */
    logoSource: string | null;
    /** Staff said what it is called, or how it looks: no other source overwrites it. */
    isNameManual: Generated<boolean>;
    isLogoManual: Generated<boolean>;
  };
  /** Every name that a team of a game is known by, as `aliasOf` folds it. */
  teamAliases: {
    gameId: GameId;
    alias: string;
    teamId: number;
  };
  /** Names that staff gave a team for one event, because the wiki has it under another page. */
  eventTeamNames: {
    eventId: number;
    /** As the wiki's keys of teams are made: case and underscores folded. */
    name: string;
    teamId: number;
    toldAt: Generated<Date>;
  };
  events: {
    id: GeneratedAlways<number>;
    gameId: GameId;
    name: string;
    nameOverride: string;
    /** The language of that name. */
    language: Generated<string>;
    /** Names by language. */
    translations: ColumnType<unknown, string | undefined, string>;
    imageUrl: string | null;
    /** The picture's source; `imageUrl` is its copy. */
    imageSource: string | null;
    url: string | null;
    attributionName: string | null;
    attributionUrl: string | null;
    rewardTypeId: Generated<number>;
    eventFormatId: number | null;
    formatName: string;
    formatJson: string;
    stage: Generated<number>;
    startsAt: Date;
    endsAt: Date;
    isUnlocked: Generated<boolean>;
    relockAt: Date | null;
    lockAt: GeneratedAlways<Date | null>;
    finishedAt: Date | null;
    /** When its last result was entered or corrected, until it is finished. */
    completedAt: Date | null;
    rewardedAt: Date | null;
    archivedAt: Date | null;
    /** The stage that its page opens with, whichever is current. */
    forcedStage: number | null;
    isSurveyNoticed: Generated<boolean>;
    /** Stages whose tabs lead to the survey until they have opened. */
    openTabs: Generated<number[]>;
    /** Right calls that each stage asks for; null = trophies go by rank. */
    goals: number[] | null;
    /** The share of the points in % for whoever enters after the lock; null = nobody may. */
    lateShare: LateShare | null;
    version: Generated<number>;
    officialVersion: Generated<number>;
    entrantsVersion: Generated<number>;
    /** Grows with each change of known matches. */
    matchesVersion: Generated<number>;
    createdAt: Generated<Date>;
  };
  eventStages: {
    id: GeneratedAlways<number>;
    eventId: number;
    stageIndex: number;
    name: string;
    openedAt: Date | null;
    sealedAt: Date | null;
    opening: Generated<number>;
    /** By its teams being known, and staff have had no say in it since. */
    isOpenedByItself: Generated<boolean>;
    /** By so much its lock was put off for everybody. */
    extendedMinutes: Generated<number>;
    /** A match of it has ended in public, as the tournament's pages show. */
    hasEndedMatch: Generated<boolean>;
    /** Version of the matches that staff enter. */
    handVersion: Generated<number>;
    lockUnit: Generated<LockUnit>;
    /** When a match of it was sealed last, while others are open. */
    partsSealedAt: Date | null;
  };
  /** When the matches lock of a stage that locks in parts. */
  matchLocks: {
    eventStageId: number;
    eventSubstageId: number;
    /** The match, as in official picks. */
    slot: string;
    /** Its bytes of an entry. */
    positions: number[];
    /** Null = nobody knows yet. */
    lockAt: Date | null;
    sealedAt: Date | null;
  };
  eventSubstages: {
    id: GeneratedAlways<number>;
    eventStageId: number;
    position: number;
    title: string;
    /** When its first match begins, where nothing is known of single matches. */
    startsAt: Date | null;
    /** Staff entered that: no import overwrites it. */
    isStartManual: Generated<boolean>;
    /** Number of teams, if the tournament gives it. */
    places: number | null;
    /** Its known matches, if it has no bracket. */
    teamMatches: ColumnType<unknown, string | undefined, string>;
    /** Those that staff entered, with all that they said of them. */
    handMatches: ColumnType<unknown, string | undefined, string>;
    /** Staff's order of teams that the table leaves level; null = none. */
    handOrder: ColumnType<unknown, string | null>;
  };
  eventTeams: {
    eventSubstageId: number;
    teamId: number;
    position: number;
    groupName: string | null;
    /** Stands there because it went through the stage before. */
    isArrival: Generated<boolean>;
  };
  /** A mark for teams without a logo, kept for the whole event. */
  eventTeamMarks: {
    eventId: number;
    teamId: number;
    field: number;
    shape: number;
    charge: number;
  };
  /** Places of an event's teams in rankings, as staff say. */
  teamRankings: {
    eventId: number;
    teamId: number;
    /** From 1, the best. */
    place: number;
    /** The ranking's name. */
    source: string;
    /** The day that it is of, `yyyy-mm-dd`. */
    asOf: string;
    url: string | null;
  };
  eventTeamMembers: {
    eventId: number;
    teamId: number;
    position: number;
    role: 'Player' | 'Captain' | 'Coach' | 'Substitute' | 'Other';
    username: string;
    flagImageUrl: string | null;
  };
  officialPicks: {
    eventStageId: number;
    eventSubstageId: number;
    slot: string;
    teamId: number | null;
    pickTypeId: number | null;
    bracketPart: string | null;
    bracketCol: number | null;
    bracketColIndex: number | null;
    matchIndex: number | null;
    topTeamId: number | null;
    bottomTeamId: number | null;
    winnerTeamId: number | null;
    loserTeamId: number | null;
    topTeamScore: number | null;
    bottomTeamScore: number | null;
    outcome: Generated<'played' | 'walkover' | 'void' | 'double_forfeit' | 'bye'>;
    matchStartsAt: Date | null;
    /** Staff entered the start: no import overwrites it. */
    isStartManual: Generated<boolean>;
    source: Generated<'manual' | 'import'>;
    updatedAt: Generated<Date>;
  };
  /** Results that are told otherwise than at first [rule: results-24]. */
  correctedResults: {
    eventStageId: number;
    eventSubstageId: number;
    /** Names the match or team. */
    place: string;
    /** The value that was published first. */
    was: ColumnType<unknown, string, string>;
    correctedAt: Date;
    source: 'manual' | 'import';
    reason: string | null;
  };
  /** Results that staff took away: no import brings them back until they are released. */
  officialHolds: {
    eventSubstageId: number;
    slot: string;
    heldAt: Generated<Date>;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends EventTables {}
}
