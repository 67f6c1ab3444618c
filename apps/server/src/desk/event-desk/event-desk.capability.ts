import { eventDeskEndpoints } from '@callshot/contract';
import { everyMinuteMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import { publicLine } from '../../play/pictures/picture-line.ts';
import { createPictureTaker } from '../../play/pictures/take-picture.ts';
import type { DeskParts } from './desk-parts.ts';
import { eventDeskHandlers } from './event-desk.handlers.ts';
import { createOverdueWatch } from './overdue-watch.ts';
import type { TeamEditTables } from './teams/team-edits.tables.ts';

export const eventDesk: Capability<
  Omit<DeskParts, 'pictures'>,
  typeof eventDeskEndpoints,
  TeamEditTables
> = {
  name: 'event-desk',
  groups: [
    {
      name: 'Running events',
      about: 'Staff: an event made by hand, and everything that one is run by.',
      calls: eventDeskEndpoints,
    },
  ],
  tables: { teamEdits: {} },
  make: (needs) => {
    const { db, config } = needs;
    const line = publicLine(`Callshot (${config.publicUrl})`);
    const pictures = createPictureTaker({ db, line, hosts: config.pictureHosts ?? [] });
    const overdue = createOverdueWatch(needs);
    return {
      calls: eventDeskHandlers({ ...needs, pictures }),
      jobs: [{ everyMs: everyMinuteMs, isDueAtStart: true, run: overdue.look }],
      figures: [
        {
          kind: 'gauge',
          name: 'events_overdue',
          help: 'Running events that wait longer than their own times say',
          read: overdue.count,
        },
      ],
    };
  },
};
