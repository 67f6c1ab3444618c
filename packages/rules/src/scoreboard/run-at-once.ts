/** Drives a computation that pauses for others to its end, without letting anybody in between. */
export function runAtOnce<T>(slices: Generator<unknown, T>): T {
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}
