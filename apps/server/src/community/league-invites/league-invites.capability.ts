import { leagueInviteEndpoints } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { UserCards } from '../../account/accounts/users/user-cards.ts';
import type { Capability } from '../../platform/capability.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { AppConfig } from '../../platform/parts.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import { createInviteKey } from './invite-key.ts';
import { invitePreview } from './invite-preview.ts';
import { leagueInviteHandlers } from './league-invite.handlers.ts';
import type { LeagueInviteTables } from './league-invites.tables.ts';

interface LeagueInviteNeeds {
  readonly db: Kysely<Schema>;
  readonly config: Pick<AppConfig, 'publicUrl'>;
  readonly cards: UserCards;
  readonly clock: DatabaseClock;
  readonly changes: Pick<Changes, 'announce'>;
}

export const leagueInvites: Capability<
  LeagueInviteNeeds,
  typeof leagueInviteEndpoints,
  LeagueInviteTables
> = {
  name: 'league-invites',
  groups: [
    {
      name: 'Invites',
      about: 'Links and codes that open a league in place of its password.',
      calls: leagueInviteEndpoints,
    },
  ],
  tables: { leagueInvites: {} },
  make: ({ db, config, cards, clock, changes }) => {
    const parts = { db, inviteKey: createInviteKey(db) };
    const { publicUrl } = config;
    return {
      calls: leagueInviteHandlers({ ...parts, cards, clock, changes, publicUrl }),
      previews: [invitePreview(parts)],
    };
  },
};
