import { overrideEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import { picksEditedKind } from './notice-kinds.ts';
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
  noticeKinds: [picksEditedKind],
  make: (needs) => ({ calls: overrideHandlers(needs) }),
};
