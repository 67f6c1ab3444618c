import { m } from '../words/messages.ts';
import type { ToSend } from './deliveries.repository.ts';
import { againAt } from './put-off.ts';

/** A button of a push. `later` asks the server to tell the notification with this id again. */
export interface PushAction {
  readonly action: 'open' | 'later';
  readonly title: string;
  readonly notificationId?: number;
}

/** The buttons of a reminder, in the receiver's language. It is put off once, while there is time. */
export function actionsOf(
  { id, notBefore, sentUntil }: Pick<ToSend, 'id' | 'notBefore' | 'sentUntil'>,
  now: Date,
): PushAction[] {
  const open: PushAction = { action: 'open', title: m.makePicks() };
  if (notBefore !== null || againAt(now, sentUntil) === null) return [open];
  return [open, { action: 'later', title: m.remindLater(), notificationId: id }];
}
