import type { Generated, GeneratedAlways } from 'kysely';

export interface TrophyTables {
  awards: {
    id: GeneratedAlways<number>;
    userId: number;
    eventId: number;
    trophyTypeId: number;
    awardedAt: Generated<Date>;
  };
}

declare module '../platform/database/schema.ts' {
  interface Schema extends TrophyTables {}
}
