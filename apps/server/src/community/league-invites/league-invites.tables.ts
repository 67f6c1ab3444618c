import type { Generated, GeneratedAlways } from 'kysely';

export interface LeagueInviteTables {
  leagueInvites: {
    id: GeneratedAlways<number>;
    leagueId: number;
    /** Code and link derive from this and the server's key. */
    nonce: Buffer;
    codeHash: Buffer;
    linkHash: Buffer;
    isOn: Generated<boolean>;
    membersMayInvite: Generated<boolean>;
    rotatedAt: Generated<Date>;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends LeagueInviteTables {}
}
