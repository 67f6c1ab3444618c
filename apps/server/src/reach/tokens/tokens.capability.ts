import { tokenEndpoints } from '@callshot/contract';
import type { TellUser } from '../../account/accounts/email/mail-room.ts';
import { everyHourMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import { createOutbox } from '../../platform/mail/outbox.ts';
import type { Parts } from '../../platform/parts.ts';
import { readToken } from './read-token.service.ts';
import { tokenHandlers } from './token.handlers.ts';
import { deleteLongExpired, findTokens } from './tokens.repository.ts';
import type { TokenTables } from './tokens.tables.ts';

export const tokens: Capability<
  Parts & { readonly tellUser: TellUser },
  typeof tokenEndpoints,
  TokenTables
> = {
  name: 'tokens',
  groups: [
    {
      name: 'Personal tokens',
      about:
        'With a token a program acts as its user, within the scopes of the token and never as staff.',
      calls: tokenEndpoints,
    },
  ],
  tables: { apiTokens: { userId: { exported: { as: 'apiTokens' }, onDeletion: 'deleted' } } },
  exports: { apiTokens: ({ db }, userId) => findTokens(db, userId) },
  make: ({ db, mailer, log, tellUser }) => ({
    calls: tokenHandlers({ db, room: { outbox: createOutbox(mailer, log), tellUser } }),
    readKey: (key) => readToken(db, key),
    jobs: [{ everyMs: everyHourMs, run: () => deleteLongExpired(db) }],
  }),
};
