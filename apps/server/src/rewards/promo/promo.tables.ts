import type { Generated, GeneratedAlways } from 'kysely';

export interface PromoTables {
  promos: {
    id: GeneratedAlways<number>;
    description: string;
    nameplateId: number | null;
    startsAt: Date;
    endsAt: Date | null;
    disabledAt: Date | null;
    createdByUserId: number;
    createdAt: Generated<Date>;
  };
  promoCodes: {
    id: GeneratedAlways<number>;
    /** `keyOf` the code, for comparison. */
    key: string;
    promoId: number;
    /** Its place among the promo's codes, from 0. */
    place: number;
    /** As it was made, with dashes. */
    code: string;
    claims: Generated<number>;
    mostClaims: number;
  };
  promoClaims: { promoId: number; userId: number; codeId: number; claimedAt: Generated<Date> };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends PromoTables {}
}
