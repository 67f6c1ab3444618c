import { promoEndpoints } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Capability } from '../../platform/capability.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findAllClaimsOf } from './claims.repository.ts';
import { promoHandlers } from './promo.handlers.ts';
import type { PromoTables } from './promo.tables.ts';

interface PromoParts {
  readonly db: Kysely<Schema>;
}

export const promo: Capability<PromoParts, typeof promoEndpoints, PromoTables> = {
  name: 'promo',
  groups: [
    {
      name: 'Promo codes',
      about: 'Codes that bring a nameplate: claimed by users, made by Admins.',
      calls: promoEndpoints,
    },
  ],
  tables: {
    promos: {
      createdByUserId: {
        exported: { not: 'a promo belongs to the product; its author is in the audit log' },
        onDeletion: { kept: 'the promo stays, without names' },
      },
    },
    promoCodes: {},
    promoClaims: { userId: { exported: { as: 'promoClaims' }, onDeletion: 'deleted' } },
  },
  exports: { promoClaims: ({ db }, userId) => findAllClaimsOf(db, userId) },
  make: ({ db }) => ({ calls: promoHandlers(db) }),
};
