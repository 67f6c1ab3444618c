import type { Kysely } from 'kysely';
import type { TellUser } from '../accounts/mail-room.ts';
import type { PasswordWork } from '../accounts/password-work.ts';
import type { UserCards } from '../accounts/user-cards.ts';
import type { IsCleanName } from '../moderation/clean-name.ts';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';

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
