/** Runs a computation with pauses to its end without pausing. */
export function runAtOnce<T>(slices: Generator<unknown, T>): T {
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}
