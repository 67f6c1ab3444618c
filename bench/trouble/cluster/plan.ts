import {
  type Random,
  randomOf,
  shuffled,
} from '../../../packages/rules/fixtures/synthetic-picks.ts';

/** The faults that are drawn. */
export const faultNames = [
  'kill-primary-host',
  'freeze-primary-host',
  'kill-standby-host',
  'freeze-standby-host',
  'kill-postgresql',
  'kill-etcd-leader',
  'kill-application',
  'freeze-application',
  'kill-proxy',
  'cut-primary',
  'cut-primary-incoming',
  'cut-primary-outgoing',
  'cut-standby',
  'halves',
  'cut-application',
  'application-without-databases',
  'slow-links',
  'switchover',
  'disk-full',
  'restart-everything',
] as const;
export type FaultName = (typeof faultNames)[number];
/** `lagging-standbys` harms only a cluster that was set up wrongly, and is never drawn. */
export type PlannedFault = FaultName | 'none' | 'lagging-standbys';

/** The course of a run, in milliseconds from its beginning. All of it follows from the seed. */
export interface Plan {
  readonly seed: number;
  readonly fault: PlannedFault;
  /** Which of two hosts of a kind is meant. */
  readonly which: 0 | 1;
  readonly faultAt: number;
  readonly healAt: number;
  readonly lockAt: number;
  readonly endAt: number;
}

/** A cluster is watched for so long after its healing: what returns may do harm then. */
const watchedMs = 15_000;

export function drawPlan(seed: number, fault: PlannedFault): Plan {
  const random = randomOf(seed);
  const between = (least: number, most: number) => Math.round(least + random() * (most - least));
  const faultAt = between(5000, 8000);
  const healAt = faultAt + between(22_000, 32_000);
  const lockAt = drawLock(random, { faultAt, healAt });
  const endAt = Math.max(healAt + watchedMs, lockAt + 6000);
  return { seed, fault, which: random() < 0.5 ? 0 : 1, faultAt, healAt, lockAt, endAt };
}

/** Half of the locks pass during the outage. */
function drawLock(random: Random, { faultAt, healAt }: Pick<Plan, 'faultAt' | 'healAt'>): number {
  const [least, most] =
    random() < 0.5 ? [faultAt + 1000, healAt] : [healAt + 8000, healAt + 12_000];
  return Math.round(least + random() * (most - least));
}

/** Consecutive seeds have different faults until all were there. Then comes another order. */
export function faultOf(seed: number): FaultName {
  const round = Math.floor(seed / faultNames.length);
  const order = shuffled(faultNames, randomOf(round + 1));
  return order[seed % faultNames.length] ?? 'switchover';
}
