import { everyHourMs } from '../background/ticker.ts';
import type { Capability } from '../capability.ts';
import type { Parts } from '../parts.ts';
import { deleteOldFiles } from './kept-files.repository.ts';
import type { KeptFileTables } from './kept-files.tables.ts';

/** Pages of the version before go on: see `kept-files.ts`. */
export const webFiles: Capability<Pick<Parts, 'db'>, unknown, KeptFileTables> = {
  name: 'web-files',
  tables: { keptFiles: {} },
  make: ({ db }) => ({
    calls: {},
    jobs: [{ everyMs: everyHourMs, run: () => deleteOldFiles(db) }],
  }),
};
