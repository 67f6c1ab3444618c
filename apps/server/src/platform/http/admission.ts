/** Saves and other changes outrank reads: boards can be read again, a lock does not wait. */
export type Priority = 'write' | 'read';

export interface AdmissionLimits {
  /** Calls worked on at the same time. */
  readonly running: number;
  /** Of these, reads, and changes: neither can take every place from the other. */
  readonly runningReads: number;
  readonly runningWrites: number;
  readonly waitingReads: number;
  readonly waitingWrites: number;
  /** A call that has waited this long is refused: its caller has given up or will try again. */
  readonly waitMs: number;
  /**
   * While the first in the queue has waited this long nobody joins it. So it is as long as what can
   * be done in that time, on any machine, and hardly anybody waits in vain.
   */
  readonly queueMs: number;
}

export interface Admission {
  /** Resolves to whether the call may run; one that may must `leave` afterwards. */
  enter(priority: Priority): Promise<boolean>;
  leave(priority: Priority): void;
  /** Whether there is room neither to run nor to wait; who is told so is refused, and counted. */
  turnsAway(priority: Priority): boolean;
  count(): AdmissionCounts;
}

export interface AdmissionCounts {
  readonly running: number;
  readonly waiting: number;
  /** Since the process began. */
  readonly refused: Readonly<Record<Priority, number>>;
}

interface Waiting {
  readonly since: number;
  readonly admit: (isAdmitted: boolean) => void;
  readonly timer: NodeJS.Timeout;
}

export const defaultAdmissionLimits: AdmissionLimits = {
  running: 80,
  runningReads: 30,
  runningWrites: 70,
  waitingReads: 200,
  waitingWrites: 600,
  waitMs: 500,
  queueMs: 250,
};

/** Bounds what runs and what waits, so that a flood costs refusals and neither memory nor time. */
export function createAdmission(limits: AdmissionLimits = defaultAdmissionLimits): Admission {
  const running: Record<Priority, number> = { read: 0, write: 0 };
  const waiting: Record<Priority, Set<Waiting>> = { read: new Set(), write: new Set() };
  const most: Record<Priority, { readonly running: number; readonly waiting: number }> = {
    read: { running: limits.runningReads, waiting: limits.waitingReads },
    write: { running: limits.runningWrites, waiting: limits.waitingWrites },
  };
  const refused: Record<Priority, number> = { read: 0, write: 0 };
  const hasRoom = (priority: Priority): boolean =>
    running.read + running.write < limits.running && running[priority] < most[priority].running;

  const wait = (priority: Priority): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting[priority].delete(entry);
        refused[priority] += 1;
        resolve(false);
      }, limits.waitMs);
      const entry: Waiting = { since: performance.now(), admit: resolve, timer };
      waiting[priority].add(entry);
    });

  const admitNext = (): void => {
    for (const priority of ['write', 'read'] as const) {
      for (const entry of waiting[priority]) {
        if (!hasRoom(priority)) break;
        waiting[priority].delete(entry);
        clearTimeout(entry.timer);
        running[priority] += 1;
        entry.admit(true);
      }
    }
  };

  const hasRoomNow = (priority: Priority): boolean =>
    hasRoom(priority) && waiting[priority].size === 0;
  const hasQueueRoom = (priority: Priority): boolean => {
    if (waiting[priority].size >= most[priority].waiting) return false;
    const [first] = waiting[priority];
    return first === undefined || performance.now() - first.since < limits.queueMs;
  };
  const turnsAway = (priority: Priority): boolean => {
    if (hasRoomNow(priority) || hasQueueRoom(priority)) return false;
    refused[priority] += 1;
    return true;
  };

  return {
    enter(priority) {
      if (turnsAway(priority)) return Promise.resolve(false);
      if (!hasRoomNow(priority)) return wait(priority);
      running[priority] += 1;
      return Promise.resolve(true);
    },
    turnsAway,
    leave(priority) {
      running[priority] -= 1;
      admitNext();
    },
    count: () => ({
      running: running.read + running.write,
      waiting: waiting.read.size + waiting.write.size,
      refused,
    }),
  };
}
