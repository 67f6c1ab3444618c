import { createThroughput, type Priority } from './throughput.ts';

export interface AdmissionLimits {
  /** Calls running at a time under normal load; a dear one counts as several of them. */
  readonly running: number;
  /** The share of reads and of changes among them: neither can take every place. */
  readonly runningReads: number;
  readonly runningWrites: number;
  /** Calls running at a time under overload, at least. */
  readonly leastRunning: number;
  /** Under overload as many run as finish within this time, so that each takes about as long. */
  readonly runMs: number;
  readonly waitingReads: number;
  readonly waitingWrites: number;
  /** A call that has waited this long is refused: its caller has given up or will try again. */
  readonly waitMs: number;
  /**
   * While the first in the queue has waited this long nobody joins it, and under overload no more
   * wait than finish within this time: hardly anybody waits in vain, on any machine.
   */
  readonly queueMs: number;
}

/** Gives the place of a call to the next one. */
export type Leave = () => void;

export interface Admission {
  /**
   * Admits a call: answers how to leave again, now or once it may run; null when there is no room
   * for it. One of a higher cost takes as many places, and its first may be the last that is free.
   */
  enter(priority: Priority, cost?: number): Leave | null | Promise<Leave | null>;
  /** Whether a call that came now would run or wait; if not, it counts as refused. */
  isOpen(priority: Priority): boolean;
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
  readonly cost: number;
  readonly admit: (leave: Leave) => void;
  readonly timer: NodeJS.Timeout;
}

export const defaultAdmissionLimits: AdmissionLimits = {
  running: 80,
  runningReads: 30,
  runningWrites: 70,
  leastRunning: 16,
  runMs: 200,
  waitingReads: 200,
  waitingWrites: 600,
  waitMs: 400,
  queueMs: 200,
};

const priorities: readonly Priority[] = ['write', 'read'];

/**
 * Admission control: bounds what runs and what waits, so that overload costs refusals and neither
 * memory nor time.
 */
export function createAdmission(
  limits: AdmissionLimits = defaultAdmissionLimits,
  now: () => number = () => performance.now(),
): Admission {
  const throughput = createThroughput(now, limits.queueMs);
  const running: Record<Priority, number> = { read: 0, write: 0 };
  const refused: Record<Priority, number> = { read: 0, write: 0 };
  const waiting: Record<Priority, Set<Waiting>> = { read: new Set(), write: new Set() };
  const waitingCost: Record<Priority, number> = { read: 0, write: 0 };
  const mostRunning = { read: limits.runningReads, write: limits.runningWrites };
  const mostWaiting = { read: limits.waitingReads, write: limits.waitingWrites };

  /** The share of the limits that holds: all of them, except under overload. */
  const share = (): number => {
    if (!throughput.isFlooded()) return 1;
    const done = throughput.perMs('read') + throughput.perMs('write');
    return Math.min(1, Math.max(limits.leastRunning, done * limits.runMs) / limits.running);
  };
  const hasRoom = (priority: Priority, held = share()): boolean =>
    running.read + running.write < limits.running * held &&
    running[priority] < mostRunning[priority] * held;

  const hasQueueRoom = (priority: Priority): boolean => {
    const queue = waiting[priority];
    if (queue.size >= mostWaiting[priority]) return false;
    const [first] = queue;
    if (first === undefined) return true;
    if (now() - first.since >= limits.queueMs) return false;
    return (
      !throughput.isFlooded() || waitingCost[priority] < throughput.perMs(priority) * limits.queueMs
    );
  };

  const endWait = (priority: Priority, entry: Waiting): void => {
    waiting[priority].delete(entry);
    waitingCost[priority] -= entry.cost;
  };
  const wait = (priority: Priority, cost: number): Promise<Leave | null> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        endWait(priority, entry);
        refused[priority] += 1;
        resolve(null);
      }, limits.waitMs);
      const entry: Waiting = { since: now(), cost, admit: resolve, timer };
      waiting[priority].add(entry);
      waitingCost[priority] += cost;
    });

  const run = (priority: Priority, cost: number): Leave => {
    running[priority] += cost;
    return () => {
      running[priority] -= cost;
      throughput.noteDone(priority, cost);
      admitNext();
    };
  };

  const admitNext = (): void => {
    if (waiting.read.size + waiting.write.size === 0) return;
    const held = share();
    for (const priority of priorities) {
      for (const entry of waiting[priority]) {
        if (!hasRoom(priority, held)) break;
        endWait(priority, entry);
        clearTimeout(entry.timer);
        entry.admit(run(priority, entry.cost));
      }
    }
  };

  return {
    enter(priority, cost = 1) {
      if (waiting[priority].size === 0 && hasRoom(priority)) return run(priority, cost);
      throughput.noteFull();
      if (hasQueueRoom(priority)) return wait(priority, cost);
      refused[priority] += 1;
      return null;
    },
    isOpen(priority) {
      if (waiting[priority].size === 0 && hasRoom(priority)) return true;
      throughput.noteFull();
      if (hasQueueRoom(priority)) return true;
      refused[priority] += 1;
      return false;
    },
    count: () => ({
      running: running.read + running.write,
      waiting: waiting.read.size + waiting.write.size,
      refused,
    }),
  };
}
