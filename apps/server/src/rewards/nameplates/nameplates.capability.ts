import { nameplateEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import { nameplateHandlers } from './nameplate.handlers.ts';
import type { NameplateParts } from './nameplate-parts.ts';
import type { NameplateTables } from './nameplates.tables.ts';
import {
  nameplateDisabledKind,
  nameplateRefusedKind,
  nameplateRenamedKind,
} from './notice-kinds.ts';
import { findOwned } from './owned-nameplates.repository.ts';
import { sweepDeleted } from './sweep.repository.ts';
import { tellPages } from './tell-pages.ts';
import { createRefusedTeller } from './tell-refused.service.ts';

const everyFiveSecondsMs = 5000;

export const nameplates: Capability<NameplateParts, typeof nameplateEndpoints, NameplateTables> = {
  name: 'nameplates',
  groups: [
    {
      name: 'Nameplates',
      about: 'The styled frames of names, their owners, and users’ own designs.',
      calls: nameplateEndpoints,
    },
  ],
  tables: {
    nameplates: { ownerUserId: { exported: { as: 'nameplates' }, onDeletion: 'deleted' } },
    ownedNameplates: { userId: { exported: { as: 'nameplates' }, onDeletion: 'deleted' } },
  },
  exports: {
    nameplates: ({ db }, userId) => findOwned(db, userId),
  },
  noticeKinds: [nameplateDisabledKind, nameplateRefusedKind, nameplateRenamedKind],
  make: (needs) => ({
    calls: nameplateHandlers(needs),
    jobs: [
      { everyMs: everyFiveSecondsMs, run: () => sweepDeleted(needs.db) },
      { everyMs: everyFiveSecondsMs, run: createRefusedTeller(needs) },
    ],
    listeners: {
      nameplate: async (nameplateId, isShownOtherwise) => {
        if (isShownOtherwise) await tellPages(needs, nameplateId);
      },
    },
  }),
};
