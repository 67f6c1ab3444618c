import { overrideEndpoints } from '@callshot/contract';
import type { Capability } from '../platform/capability.ts';
import { overrideHandlers } from './override.handlers.ts';
import type { OverrideParts } from './override-parts.ts';

export const override: Capability<OverrideParts, typeof overrideEndpoints> = {
  name: 'override',
  groups: [
    {
      name: 'Pick override',
      about: 'Staff: official results and corrections.',
      calls: overrideEndpoints,
    },
  ],
  tables: {},
  make: (needs) => ({ calls: overrideHandlers(needs) }),
};
