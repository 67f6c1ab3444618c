import type { ServerResponse } from 'node:http';

/** Counts open answers by key, up to a limit. */
export interface OpenCounts {
  isFull(of: string): boolean;
  /** Counts the answer until its connection ends. */
  open(of: string, answer: ServerResponse): void;
}

export function createOpenCounts(atMost: number): OpenCounts {
  const counts = new Map<string, number>();
  const add = (of: string, more: number): void => {
    const count = (counts.get(of) ?? 0) + more;
    if (count > 0) counts.set(of, count);
    else counts.delete(of);
  };
  return {
    isFull: (of) => (counts.get(of) ?? 0) >= atMost,
    open: (of, answer) => {
      add(of, 1);
      answer.once('close', () => add(of, -1));
    },
  };
}
