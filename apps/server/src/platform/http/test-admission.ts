import type { AdmissionLimits } from './admission.ts';

/** Refuses nobody, so that what a test finds never depends on how busy its machine is. */
export const admitsEverybody: AdmissionLimits = {
  running: 10_000,
  runningReads: 10_000,
  runningWrites: 10_000,
  leastRunning: 10_000,
  runMs: 60_000,
  waitingReads: 10_000,
  waitingWrites: 10_000,
  waitMs: 60_000,
  queueMs: 60_000,
};
