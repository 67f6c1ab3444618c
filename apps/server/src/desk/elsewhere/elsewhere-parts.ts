import type { MailRoom } from '../../account/accounts/email/mail-room.ts';
import type { SyncParts } from '../sync/sync-parts.ts';

export interface ElsewhereParts extends SyncParts {
  /** The owner of a new token is told of it. */
  readonly room: Pick<MailRoom, 'outbox' | 'tellUser'>;
}
