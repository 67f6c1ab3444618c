import type { Capability } from '../../platform/capability.ts';
import type { Parts } from '../../platform/parts.ts';
import { type AnnounceParts, announceLive } from './announce-live.ts';
import type { LiveHub } from './live-hub.ts';

const everyFiveSecondsMs = 5000;

export const live: Capability<AnnounceParts & { readonly live: LiveHub } & Pick<Parts, 'config'>> =
  {
    name: 'live',
    tables: {},
    make: (needs) => {
      const { live: hub, config } = needs;
      const announcements = announceLive(needs);
      return {
        calls: {},
        routes: (app) => hub.register(app, config),
        jobs: [{ everyMs: everyFiveSecondsMs, run: announcements.catchUp }],
        figures: [
          {
            kind: 'gauge',
            name: 'live_connections',
            help: 'Open live connections',
            read: hub.countConnections,
          },
        ],
        listeners: {
          league: (leagueId, areRightsChanged) => {
            if (areRightsChanged) hub.publish('LeagueUpdate', { leagueId });
          },
        },
        start: hub.start,
        stop: hub.stop,
      };
    },
  };
