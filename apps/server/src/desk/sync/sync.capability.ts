import { type eventEndpoints, syncEndpoints } from '@callshot/contract';
import { everyHourMs, everyMinuteMs, everySecondMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import { lookAtDueEvents } from './look-at-wiki.service.ts';
import { type OfficialMatchesKey, syncHandlers } from './sync.handlers.ts';
import { deleteOldLog, isLookDue } from './sync.repository.ts';
import type { SyncTables } from './sync.tables.ts';
import type { SyncParts } from './sync-parts.ts';
import { createWikiWatch } from './wiki-watch.ts';

type Calls = typeof syncEndpoints & Pick<typeof eventEndpoints, OfficialMatchesKey>;

/** Events follow their tournaments on the wiki; what is doubtful waits for staff. */
export const sync: Capability<SyncParts, Calls, SyncTables> = {
  name: 'sync',
  groups: [
    {
      name: 'Results from the wiki',
      about: 'Staff: how an event follows its tournament, and what waits for an answer.',
      calls: syncEndpoints,
    },
  ],
  tables: { wikiMatches: {}, wikiTables: {}, wikiDoubts: {}, wikiLog: {} },
  make: (needs) => {
    const watch = createWikiWatch(needs.db);
    return {
      calls: syncHandlers(needs),
      jobs: [
        {
          everyMs: everySecondMs,
          run: () => lookAtDueEvents(needs),
          isDue: () => needs.standing.isLeader() && isLookDue,
        },
        { everyMs: everyMinuteMs, isDueAtStart: true, run: watch.look },
        { everyMs: everyHourMs, run: () => deleteOldLog(needs.db) },
      ],
      figures: watch.figures,
    };
  },
};
