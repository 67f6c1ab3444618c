import type { AdmissionLimits } from '../../src/platform/http/guard/admission.ts';

/** No limits, so that tests do not depend on how busy their machine is. */
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
