import { staffEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import { type StaffParts, staffHandlers } from './staff.handlers.ts';

export const staff: Capability<StaffParts, typeof staffEndpoints> = {
  name: 'staff',
  groups: [
    {
      name: 'Users, by staff',
      about: 'What an Admin changes of a user.',
      calls: staffEndpoints,
    },
  ],
  tables: {},
  make: (needs) => ({ calls: staffHandlers(needs) }),
};
