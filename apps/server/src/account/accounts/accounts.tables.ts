import type { GameId } from '@callshot/rules';
import type { Generated, GeneratedAlways } from 'kysely';

export interface AccountTables {
  users: {
    id: GeneratedAlways<number>;
    username: string;
    usernameKey: string;
    email: string | null;
    emailVerifiedAt: Date | null;
    passwordHash: string | null;
    isUsernameChangeRequired: Generated<boolean>;
    nameplateId: Generated<number>;
    patreonLevelId: Generated<number>;
    isIneligible: Generated<boolean>;
    disabledAt: Date | null;
    /** The person is gone; the row stays for what it did on boards. */
    deletedAt: Date | null;
    createdAt: Generated<Date>;
  };
  roles: { id: number; name: string };
  userRoles: { userId: number; roleId: number };
  analystParticipations: {
    userId: number;
    gameId: GameId | null;
    isLeagueWanted: Generated<boolean>;
  };
  sessions: {
    id: GeneratedAlways<number>;
    tokenHash: Buffer;
    userId: number;
    userAgent: Generated<string>;
    createdAt: Generated<Date>;
    lastSeenAt: Generated<Date>;
    /** When its user last showed to be the owner: signed in, or entered the password. */
    provenAt: Generated<Date>;
    expiresAt: Date;
  };
  /** Why a session ended that its browser may still show. */
  endedSessions: { tokenHash: Buffer; userId: number; reason: string; endedAt: Generated<Date> };
  knownDevices: { userId: number; deviceHash: Buffer; lastSeenAt: Generated<Date> };
  /** Times of the attempts that count, the oldest first. */
  attempts: { kind: string; subject: string; attemptedAt: Date[] };
  oneTimeTokens: {
    tokenHash: Buffer;
    purpose: string;
    userId: number | null;
    /** The address that the token was mailed to. */
    email: string | null;
    expiresAt: Date;
    usedAt: Date | null;
  };
  /** Written by the database alone. */
  spentTokens: {
    tokenHash: Buffer;
    purpose: string;
    ended: 'used' | 'expired' | 'replaced';
    endedAt: Generated<Date>;
  };
  usernameHistory: {
    id: GeneratedAlways<number>;
    userId: number;
    username: string;
    usernameKey: string;
    changedAt: Generated<Date>;
    changedBy: number | null;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends AccountTables {}
}
