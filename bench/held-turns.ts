/**
 * The longest time, in ms, for which `work` kept a timer of one millisecond waiting. Time in which the
 * system let other programs run does not count: it is no longer than the processor time of the process.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let [wall, used] = [performance.now(), process.cpuUsage()];
  const look = (): void => {
    const { user, system } = process.cpuUsage(used);
    const held = Math.min(performance.now() - wall, (user + system) / 1000);
    longest = Math.max(longest, held);
    [wall, used] = [performance.now(), process.cpuUsage()];
  };
  const timer = setInterval(look, 1);
  try {
    await work();
    look();
    return longest;
  } finally {
    clearInterval(timer);
  }
}
