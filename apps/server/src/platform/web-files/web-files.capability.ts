import { everyHourMs } from '../background/ticker.ts';
import type { Capability } from '../capability.ts';
import type { Parts } from '../parts.ts';
import { deleteOldFiles } from './kept-files.repository.ts';
import type { KeptFileTables } from './kept-files.tables.ts';
import { keepFiles } from './kept-files.ts';

interface WebFileParts extends Pick<Parts, 'db' | 'webRoot'> {
  readonly onError: (error: unknown) => void;
}

/** Pages of the version before go on: see `kept-files.ts`. */
export const webFiles: Capability<WebFileParts, unknown, KeptFileTables> = {
  name: 'web-files',
  tables: { keptFiles: {} },
  make: ({ db, webRoot, onError }) => {
    const keep = async () => {
      if (webRoot !== undefined) await keepFiles(db, webRoot);
    };
    return {
      calls: {},
      jobs: [
        // A process keeps its own files for as long as it runs.
        { everyMs: everyHourMs, run: keep },
        { everyMs: everyHourMs, run: () => deleteOldFiles(db) },
      ],
      // Before its first page is served; a start does not fail by it.
      start: () => keep().catch(onError),
    };
  },
};
