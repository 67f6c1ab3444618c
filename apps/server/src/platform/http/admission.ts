/** Saves and other changes outrank reads: boards can be read again, a lock does not wait. */
export type Priority = 'write' | 'read';

export interface AdmissionLimits {
  /** Calls worked on at the same time. */
  readonly running: number;
  /** Of these, reads. */
  readonly runningReads: number;
  readonly waitingReads: number;
  readonly waitingWrites: number;
  /** A call that has waited this long is refused: its caller has given up or will try again. */
  readonly waitMs: number;
}

export interface Admission {
  /** Resolves to whether the call may run; one that may must `leave` afterwards. */
  enter(priority: Priority): Promise<boolean>;
  leave(priority: Priority): void;
  count(): { readonly running: number; readonly waiting: number };
}

interface Waiting {
  readonly admit: (isAdmitted: boolean) => void;
  readonly timer: NodeJS.Timeout;
}

export const defaultAdmissionLimits: AdmissionLimits = {
  running: 100,
  runningReads: 60,
  waitingReads: 200,
  waitingWrites: 1000,
  waitMs: 800,
};

/** Bounds what runs and what waits, so that a flood costs refusals and neither memory nor time. */
export function createAdmission(limits: AdmissionLimits = defaultAdmissionLimits): Admission {
  const running: Record<Priority, number> = { read: 0, write: 0 };
  const waiting: Record<Priority, Set<Waiting>> = { read: new Set(), write: new Set() };
  const most: Record<Priority, number> = {
    read: limits.waitingReads,
    write: limits.waitingWrites,
  };
  const hasRoom = (priority: Priority): boolean =>
    running.read + running.write < limits.running &&
    (priority === 'write' || running.read < limits.runningReads);

  const wait = (priority: Priority): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        waiting[priority].delete(entry);
        resolve(false);
      }, limits.waitMs);
      const entry: Waiting = { admit: resolve, timer };
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

  return {
    enter(priority) {
      if (hasRoom(priority) && waiting[priority].size === 0) {
        running[priority] += 1;
        return Promise.resolve(true);
      }
      return waiting[priority].size < most[priority] ? wait(priority) : Promise.resolve(false);
    },
    leave(priority) {
      running[priority] -= 1;
      admitNext();
    },
    count: () => ({
      running: running.read + running.write,
      waiting: waiting.read.size + waiting.write.size,
    }),
  };
}
