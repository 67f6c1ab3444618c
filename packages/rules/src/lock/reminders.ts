/** Reminders of one opening of a stage, the later one last. */
export const reminderKinds = ['lock-24h', 'lock-1h'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const hourMs = 3_600_000;
const startsBefore: Readonly<Record<ReminderKind, number>> = {
  'lock-24h': 24 * hourMs,
  'lock-1h': hourMs,
};

/** A notice about an opening that was sent: its kind, its instant, and the lock it named. */
export interface ToldOfLock {
  readonly kind: 'stage-opened' | ReminderKind;
  readonly at: number;
  readonly lockAt: number | null;
}

/** Instants in ms; `told` = everything that was told of this opening. */
export interface LockReminders {
  readonly now: number;
  readonly lockAt: number | null;
  readonly told: readonly ToldOfLock[];
}

/**
 * The reminder that is due now [rule: notifications-8]: the latest whose time has begun, late or
 * not, unless it was sent before. Reminders move with the lock, and none is sent twice. A notice
 * about this very lock that was sent within a reminder's time replaces it.
 */
export function dueReminder({ now, lockAt, told }: LockReminders): ReminderKind | null {
  if (lockAt === null || now >= lockAt) return null;
  const kind = reminderKinds.findLast((one) => now >= lockAt - startsBefore[one]);
  if (kind === undefined) return null;
  const isKnown = told.some(
    (one) => one.kind === kind || (one.lockAt === lockAt && one.at >= lockAt - startsBefore[kind]),
  );
  return isKnown ? null : kind;
}
