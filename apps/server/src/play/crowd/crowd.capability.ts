import { crowdEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import type { SharedCrowds } from '../leaderboards/leaderboard.handlers.ts';
import { crowdHandlers } from './crowd.handlers.ts';
import type { CrowdSlipParts } from './crowd-slip.service.ts';

export const crowd: Capability<CrowdSlipParts & SharedCrowds, typeof crowdEndpoints> = {
  name: 'crowd',
  groups: [
    {
      name: 'The crowd',
      about: 'What all entrants together picked of sealed stages, for everybody.',
      calls: crowdEndpoints,
    },
  ],
  tables: {},
  make: (parts) => ({ calls: crowdHandlers(parts) }),
};
