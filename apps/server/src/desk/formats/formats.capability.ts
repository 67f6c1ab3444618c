import { formatEndpoints, pointPresetEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import { formatHandlers } from './format.handlers.ts';
import type { FormatTables } from './formats.tables.ts';
import { presetHandlers } from './presets/preset.handlers.ts';
import type { FormatParts } from './read-formats.service.ts';
import { createReadiness } from './readiness.ts';

type Calls = typeof formatEndpoints & typeof pointPresetEndpoints;

export const formats: Capability<Pick<FormatParts, 'db'>, Calls, FormatTables> = {
  name: 'formats',
  groups: [
    {
      name: 'Event formats',
      about: 'What events are made from: stages, brackets, and what pays how much.',
      calls: formatEndpoints,
    },
    {
      name: 'Point presets',
      about: 'Points that drafted formats get, of which one list of each game is usual.',
      calls: pointPresetEndpoints,
    },
  ],
  tables: {
    eventFormats: {
      modifiedByUserId: {
        exported: { not: 'a format is a tool of staff; its authors are in the audit log' },
        onDeletion: { kept: 'events are made from the format; nobody is named' },
      },
    },
    pointPresets: {
      modifiedByUserId: {
        exported: { not: 'a preset is a tool of staff; its authors are in the audit log' },
        onDeletion: { kept: 'drafts are made with the preset; nobody is named' },
      },
    },
  },
  make: ({ db }) => ({
    calls: {
      ...formatHandlers({ db, readiness: createReadiness(db) }),
      ...presetHandlers(db),
    },
  }),
};
