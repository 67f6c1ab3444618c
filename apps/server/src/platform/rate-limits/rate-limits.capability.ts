import { everyHourMs } from '../background/ticker.ts';
import type { Capability } from '../capability.ts';
import type { Parts } from '../parts.ts';
import type { RateLimitTables } from './rate-limits.tables.ts';
import { deleteOldCounts } from './shared-limits.repository.ts';

export const rateLimits: Capability<Pick<Parts, 'db'>, unknown, RateLimitTables> = {
  name: 'rate-limits',
  tables: { paces: {} },
  make: ({ db }) => ({
    calls: {},
    jobs: [{ everyMs: everyHourMs, run: () => deleteOldCounts(db) }],
  }),
};
