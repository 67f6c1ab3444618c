import { trophyEndpoints } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Capability } from '../platform/capability.ts';
import type { Schema } from '../platform/database/schema.ts';
import { findAllAwards } from './awards.repository.ts';
import type { TrophyTables } from './trophies.tables.ts';
import { trophyHandlers } from './trophy.handlers.ts';

interface TrophyParts {
  readonly db: Kysely<Schema>;
}

export const trophies: Capability<TrophyParts, typeof trophyEndpoints, TrophyTables> = {
  name: 'trophies',
  groups: [{ name: 'Trophies', about: 'What users have been given.', calls: trophyEndpoints }],
  tables: {
    awards: {
      userId: {
        exported: { as: 'trophies' },
        onDeletion: { kept: 'they belong to the event, as its ranks do; nobody is named' },
      },
    },
  },
  exports: { trophies: ({ db }, userId) => findAllAwards(db, userId) },
  make: ({ db }) => ({ calls: trophyHandlers(db) }),
};
