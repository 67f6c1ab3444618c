import { elsewhereEndpoints } from '@callshot/contract';
import type { TellUser } from '../../account/accounts/email/mail-room.ts';
import type { Capability } from '../../platform/capability.ts';
import { createOutbox } from '../../platform/mail/outbox.ts';
import type { Parts } from '../../platform/parts.ts';
import type { SyncParts } from '../sync/sync-parts.ts';
import { elsewhereHandlers } from './elsewhere.handlers.ts';
import type { ElsewhereTables } from './elsewhere.tables.ts';

type Needs = Parts & SyncParts & { readonly tellUser: TellUser };

/** Results that others than the wiki tell: programs with a token. */
export const elsewhere: Capability<Needs, typeof elsewhereEndpoints, ElsewhereTables> = {
  name: 'elsewhere',
  groups: [
    {
      name: 'Results from elsewhere',
      about:
        'Programs tell results of one event with a token of their own; staff decide whether they count at once.',
      calls: elsewhereEndpoints,
    },
  ],
  tables: {
    resultProposals: {
      userId: {
        exported: { not: 'what a token proposed tells of an event, and of nobody' },
        onDeletion: 'deleted',
      },
    },
  },
  make: ({ mailer, log, tellUser, ...parts }) => ({
    calls: elsewhereHandlers({ ...parts, room: { outbox: createOutbox(mailer, log), tellUser } }),
  }),
};
