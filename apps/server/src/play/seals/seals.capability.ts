import { everySecondMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import { isSealDue } from './due-stages.repository.ts';
import type { Seals } from './seals.ts';

export const seals: Capability<{ readonly seals: Seals }> = {
  name: 'seals',
  tables: {},
  make: ({ seals: { tick } }) => ({
    calls: {},
    jobs: [{ everyMs: everySecondMs, run: tick, isDue: () => isSealDue }],
  }),
};
