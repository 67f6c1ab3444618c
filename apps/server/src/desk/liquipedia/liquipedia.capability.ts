import { liquipediaEndpoints } from '@callshot/contract';
import { everyHourMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import { deleteOldAnswers } from './kept-answers.repository.ts';
import { liquipediaHandlers } from './liquipedia.handlers.ts';
import type { LiquipediaTables } from './liquipedia.tables.ts';
import type { CreateParts } from './make-event-of-wiki.service.ts';
import { deleteOldLooks } from './wiki-looks.repository.ts';

export const liquipedia: Capability<CreateParts, typeof liquipediaEndpoints, LiquipediaTables> = {
  name: 'liquipedia',
  groups: [
    {
      name: 'Tournament wiki',
      about: 'Tournaments as Liquipedia has them, and events that are made from them.',
      calls: liquipediaEndpoints,
    },
  ],
  tables: { wikiLooks: {}, wikiAnswers: {}, eventWikis: {}, eventParticipants: {} },
  make: (needs) => ({
    calls: liquipediaHandlers(needs),
    jobs: [
      { everyMs: everyHourMs, run: () => deleteOldLooks(needs.db) },
      { everyMs: everyHourMs, run: () => deleteOldAnswers(needs.db) },
    ],
  }),
};
