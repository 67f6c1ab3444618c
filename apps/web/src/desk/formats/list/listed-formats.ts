import type { FormatSummary } from '@callshot/contract';
import type { Listing, ListView } from '../../../platform/lists/listed-rows.ts';

export type FormatColumn = 'id' | 'name' | 'created' | 'modified' | 'readiness' | 'events';

export const firstView: ListView<FormatColumn> = {
  text: '',
  sorting: { by: 'modified', isDown: true },
  page: 0,
};

export const formatListing: Listing<FormatSummary, FormatColumn> = {
  idOf: ({ id }) => id,
  textOf: ({ name }) => name,
  values: {
    id: ({ id }) => id,
    name: ({ name }) => name.toLowerCase(),
    created: ({ created }) => created,
    modified: ({ modified }) => modified,
    // Problems outnumber any warnings.
    readiness: ({ problems, warnings }) => 1000 * problems + warnings,
    events: ({ events }) => events,
  },
  names: ['name'],
};
