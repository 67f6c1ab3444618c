import type { Kysely } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { tellUser } from '../../reach/notifications/notices/account-notices.repository.ts';
import type { IsCleanName } from '../../staff/moderation/clean-name.ts';
import type { LeagueNames } from './league-names.ts';

export interface LeagueListNeeds {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce'>;
  readonly isCleanName: IsCleanName;
  readonly tellUser: typeof tellUser;
}

export interface LeagueListParts extends LeagueListNeeds {
  readonly names: LeagueNames;
}
