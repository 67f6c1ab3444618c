import { exampleEndpoints } from '@callshot/contract';
import { everyHourMs } from '../platform/background/ticker.ts';
import type { Capability } from '../platform/capability.ts';
import type { Parts } from '../platform/parts.ts';
import { exampleHandlers } from './example.handlers.ts';
import type { ExampleTables } from './example.tables.ts';
import { deleteOldNotes, findAllNotes } from './example-notes.repository.ts';

export const example: Capability<Pick<Parts, 'db'>, typeof exampleEndpoints, ExampleTables> = {
  name: 'example',
  groups: [
    { name: 'Example', about: 'What a new capability looks like.', calls: exampleEndpoints },
  ],
  tables: {
    exampleNotes: { userId: { exported: { as: 'exampleNotes' }, onDeletion: 'deleted' } },
  },
  exports: { exampleNotes: ({ db }, userId) => findAllNotes(db, userId) },
  make: ({ db }) => ({
    calls: exampleHandlers(db),
    jobs: [{ everyMs: everyHourMs, run: () => deleteOldNotes(db) }],
  }),
};
