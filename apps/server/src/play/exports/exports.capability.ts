import { exportEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import type { ExportParts } from './export-parts.ts';
import { exportHandlers } from './exports.handlers.ts';

export const eventExports: Capability<ExportParts, typeof exportEndpoints> = {
  name: 'exports',
  groups: [
    {
      name: 'Files',
      about: 'What people picked, and what it paid, as files for spreadsheets and programs.',
      calls: exportEndpoints,
    },
  ],
  tables: {},
  make: (parts) => ({ calls: exportHandlers(parts) }),
};
