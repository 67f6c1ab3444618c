import type { Generated, GeneratedAlways } from 'kysely';

export interface NameplateTables {
  nameplates: {
    id: GeneratedAlways<number>;
    typeId: number;
    name: string;
    description: string;
    /** Compiled. */
    style: string;
    /** The designer; null = the product. */
    ownerUserId: number | null;
    version: Generated<number>;
    disabledAt: Date | null;
    disabledReason: string | null;
    /** Hidden from then on. The row goes once no user has or wears it. */
    deletedAt: Date | null;
    updatedAt: Generated<Date>;
  };
  ownedNameplates: {
    userId: number;
    nameplateId: number;
    source: 'event' | 'trophy' | 'promo' | 'reward' | 'staff';
    grantedAt: Generated<Date>;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends NameplateTables {}
}
