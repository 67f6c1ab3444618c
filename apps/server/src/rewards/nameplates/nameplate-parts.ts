import type { Kysely } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { LiveHub } from '../../play/live/live-hub.ts';
import type { tellUser } from '../../reach/notifications/notices/account-notices.repository.ts';
import type { IsCleanName } from '../../staff/moderation/clean-name.ts';
import type { ShownNameplates } from './shown-nameplates.ts';

/** Whether something refers to a nameplate, which can then not be deleted. */
export type UseOfNameplate = (db: Kysely<Schema>, nameplateId: number) => Promise<boolean>;

export interface NameplateParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce'>;
  readonly plates: ShownNameplates;
  readonly live: Pick<LiveHub, 'publish'>;
  /** Asked before one is deleted. */
  readonly nameplateUses: readonly UseOfNameplate[];
  readonly tellUser: typeof tellUser;
  readonly isCleanName: IsCleanName;
}

/** The caller. Admins may change any nameplate, others their own. */
export interface Designer {
  readonly userId: number;
  readonly isAdmin: boolean;
}
