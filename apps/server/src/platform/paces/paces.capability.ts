import { everyHourMs } from '../background/ticker.ts';
import type { Capability } from '../capability.ts';
import type { Parts } from '../parts.ts';
import type { PaceTables } from './paces.tables.ts';
import { deleteCaughtUpPaces } from './shared-paces.repository.ts';

export const paces: Capability<Pick<Parts, 'db'>, unknown, PaceTables> = {
  name: 'paces',
  tables: { paces: {} },
  make: ({ db }) => ({
    calls: {},
    jobs: [{ everyMs: everyHourMs, run: () => deleteCaughtUpPaces(db) }],
  }),
};
