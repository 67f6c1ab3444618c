import type { Kysely } from 'kysely';
import type { TellUser } from '../../account/accounts/email/mail-room.ts';
import type { PasswordWork } from '../../account/accounts/passwords/password-work.ts';
import type { UserCards } from '../../account/accounts/users/user-cards.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { IsCleanName } from '../../staff/moderation/clean-name.ts';

export interface LeagueParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce'>;
  readonly passwords: PasswordWork;
  readonly cards: UserCards;
  readonly isCleanName: IsCleanName;
  readonly tellUser: TellUser;
}

export interface Viewer {
  /** Null = a visitor. */
  readonly userId: number | null;
  readonly isAdmin: boolean;
}
