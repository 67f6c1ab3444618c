/** Reminders of one opening of a stage, the later one last. */
export const reminderKinds = ['lock-24h', 'lock-1h'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const hourMs = 3_600_000;
const startsBefore: Readonly<Record<ReminderKind, number>> = {
  'lock-24h': 24 * hourMs,
  'lock-1h': hourMs,
};

/** What was told of an opening: that it opened, or a reminder; when, and of which lock. */
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
 * The reminder that is due now (decision 51): the latest whose time has begun, late or not, unless
 * it was sent before. A lock that moves takes its reminders along, and none is sent twice. Whoever
 * was told of this very lock within a reminder's time needs no second word.
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
