import type { Outbox } from '../platform/mail/outbox.ts';

/** What links are made and mailed with. */
export interface MailRoom {
  readonly publicUrl: string;
  readonly outbox: Outbox;
}
