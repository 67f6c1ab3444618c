import type { Generated, GeneratedAlways } from 'kysely';

export interface NameplateTables {
  nameplates: {
    id: GeneratedAlways<number>;
    typeId: number;
    name: string;
    description: string;
    /** Compiled. */
    style: string;
    /** Whose design it is; null = the product's. */
    ownerUserId: number | null;
    version: Generated<number>;
    disabledAt: Date | null;
    disabledReason: string | null;
    /** Nobody sees it any more; the row goes when nobody has or wears it. */
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

declare module '../platform/database/schema.ts' {
  interface Schema extends NameplateTables {}
}
