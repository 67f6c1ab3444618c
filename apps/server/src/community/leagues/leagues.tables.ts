import type { Generated, GeneratedAlways } from 'kysely';

export interface LeagueTables {
  leagues: {
    id: GeneratedAlways<number>;
    name: string;
    /** `leagueNameKey` of the name, for comparison. */
    nameKey: string;
    createdBy: number;
    passwordHash: string | null;
    requireDiscord: Generated<boolean>;
    requireReddit: Generated<boolean>;
    /** Null = Classic. */
    nameplateId: number | null;
    discordUrl: string | null;
    isAnalystLeague: Generated<boolean>;
    /** There for its members alone. */
    isHidden: Generated<boolean>;
    /** Counted by the database. */
    memberCount: Generated<number>;
    /** Counts up whenever somebody joins or goes. */
    membersVersion: Generated<number>;
    /** Counts up whenever it is saved. */
    version: Generated<number>;
    createdAt: Generated<Date>;
    deletedAt: Date | null;
    deletedBy: number | null;
    deleteReason: string | null;
  };
  leagueMembers: {
    id: GeneratedAlways<number>;
    leagueId: number;
    userId: number;
    joinedAt: Generated<Date>;
  };
  leagueBans: {
    id: GeneratedAlways<number>;
    leagueId: number;
    userId: number;
    bannedBy: number;
    bannedAt: Generated<Date>;
  };
  /** Linked identities of banned users who have deleted their account here. */
  leagueBanIdentities: { banId: number; identityHash: Buffer };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends LeagueTables {}
}
