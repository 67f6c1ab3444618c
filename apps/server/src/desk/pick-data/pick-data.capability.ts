import { pickDataEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import { pickDataHandlers } from './pick-data.handlers.ts';
import type { PickDataParts } from './pick-data.service.ts';

export const pickData: Capability<PickDataParts, typeof pickDataEndpoints> = {
  name: 'pick-data',
  groups: [
    {
      name: 'Pick data',
      about: 'What all entrants together picked of sealed stages, for Admins.',
      calls: pickDataEndpoints,
    },
  ],
  tables: {},
  make: (parts) => ({ calls: pickDataHandlers(parts) }),
};
