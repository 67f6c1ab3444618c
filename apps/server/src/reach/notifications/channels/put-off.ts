const hourMs = 3_600_000;
const longestMs = 2 * hourMs;
/** With less time left it would come too late to be of use. */
const leastLeftMs = 10 * 60_000;

/** When a reminder that is put off comes again: after half of the time that is left, two hours at most; null = no more. */
export function againAt(now: Date, lockAt: Date): Date | null {
  const leftMs = lockAt.getTime() - now.getTime();
  return leftMs < leastLeftMs ? null : new Date(now.getTime() + Math.min(leftMs / 2, longestMs));
}
