import { formatEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import { formatHandlers } from './format.handlers.ts';
import type { FormatTables } from './formats.tables.ts';
import type { FormatParts } from './read-formats.service.ts';
import { createReadiness } from './readiness.ts';

export const formats: Capability<Pick<FormatParts, 'db'>, typeof formatEndpoints, FormatTables> = {
  name: 'formats',
  groups: [
    {
      name: 'Event formats',
      about: 'What events are made from: stages, brackets, and what pays how much.',
      calls: formatEndpoints,
    },
  ],
  tables: {
    eventFormats: {
      modifiedByUserId: {
        exported: { not: 'a format is a tool of staff; its authors are in the audit log' },
        onDeletion: { kept: 'events are made from the format; nobody is named' },
      },
    },
  },
  make: ({ db }) => ({ calls: formatHandlers({ db, readiness: createReadiness(db) }) }),
};
