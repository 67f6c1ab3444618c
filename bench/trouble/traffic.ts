import type { Answer } from './client.ts';

/** The responses to some time of traffic. */
export interface Tally {
  readonly sent: number;
  readonly perSecond: number;
  /** Answers by status; 0 = the connection broke. */
  readonly statuses: ReadonlyMap<number, number>;
  count(status: number): number;
  /** The latency percentile in milliseconds of the responses with these statuses, or of all. */
  percentile(share: number, statuses?: readonly number[]): number;
}

export interface TrafficOptions {
  readonly perSecond: number;
  readonly isOver: () => boolean;
  readonly send: (turn: number) => Promise<Answer>;
}

/**
 * Sends at an even rate whether or not answers come, as people do: a sender that waits for answers
 * would not notice that none come.
 */
export async function sendAtRate(options: TrafficOptions): Promise<Tally> {
  const { perSecond, isOver, send } = options;
  const startedAt = performance.now();
  const answers: Answer[] = [];
  const open = new Set<Promise<void>>();
  let turn = 0;
  while (!isOver()) {
    const due = Math.floor(((performance.now() - startedAt) * perSecond) / 1000);
    for (; turn < due; turn += 1) {
      const one: Promise<void> = send(turn).then((answer) => {
        answers.push(answer);
        open.delete(one);
      });
      open.add(one);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(open);
  return tallyOf(answers, seconds);
}

/** For `forMs` from now. */
export function lasting(forMs: number): () => boolean {
  const endsAt = performance.now() + forMs;
  return () => performance.now() >= endsAt;
}

export function tallyOf(answers: readonly Answer[], seconds: number): Tally {
  const statuses = new Map<number, number>();
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return {
    sent: answers.length,
    perSecond: answers.length / seconds,
    statuses,
    count: (status) => statuses.get(status) ?? 0,
    percentile: (share, of) => {
      const times = answers
        .filter(({ status }) => of === undefined || of.includes(status))
        .map(({ ms }) => ms)
        .sort((a, b) => a - b);
      return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
    },
  };
}
