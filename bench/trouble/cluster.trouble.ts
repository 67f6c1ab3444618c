import { type Cluster, withCluster } from './cluster/cluster.ts';
import { drawPlan, faultOf, type Plan, type PlannedFault } from './cluster/plan.ts';
import { type Rehearsal, rehearse } from './cluster/rehearse.ts';
import { prepareMachine } from './cluster/setup.ts';
import { atMost, exactly, type Finding, type TroubleOptions, told } from './finding.ts';

export const isInBrief = true;

const runsWhenBrief = 3;
const runsOtherwise = 6;

/** Milliseconds until saves are accepted again. */
const backWithinMs: Partial<Record<PlannedFault, number>> = {
  'kill-primary-host': 25_000,
  'freeze-primary-host': 25_000,
  'cut-primary': 25_000,
  'cut-primary-incoming': 25_000,
  'cut-primary-outgoing': 25_000,
  'disk-full': 25_000,
  'kill-postgresql': 25_000,
  switchover: 12_000,
  'kill-etcd-leader': 2000,
  'kill-application': 2000,
  'cut-application': 2000,
};

/** Milliseconds from the first save that is accepted to the next live update. */
const liveWithinMs = 5000;

/** Faults that are drawn, on hosts of their own; clients record, and a checker judges. */
export async function run(options: TroubleOptions): Promise<Finding[]> {
  const { isBrief, seed = 1, runs = isBrief ? runsWhenBrief : runsOtherwise, record } = options;
  const reason = await prepareMachine();
  if (reason !== null) {
    console.error(`the cluster is left out: ${reason}`);
    return [];
  }
  return withCluster({}, async (cluster) => {
    const control = await rehearse(cluster, { plan: drawPlan(seed, 'none') });
    tell(control);
    record?.(control);
    const refused = [
      exactly('no fault: broken promises', broken(control).length, '', 0),
      told('no fault: refused saves', control.refused),
    ];
    if (control.refused > control.accepted / 100) {
      console.error('the control was refused saves: this machine is too busy to judge a fault');
      return refused;
    }
    const findings = [...refused];
    for (let next = seed; next < seed + runs; next += 1) {
      const plan = drawPlan(next, faultOf(next));
      try {
        findings.push(...(await judgeFault(cluster, plan, record)));
      } catch (error) {
        // The next run would find a cluster that is not whole.
        console.error(error);
        return [...findings, exactly(`${plan.fault} (seed ${plan.seed}): ended early`, 1, '', 0)];
      }
    }
    return findings;
  });
}

async function judgeFault(
  cluster: Cluster,
  plan: Plan,
  record: TroubleOptions['record'],
): Promise<Finding[]> {
  const found = await rehearse(cluster, { plan });
  tell(found);
  record?.(found);
  const named = (what: string) => `${plan.fault} (seed ${plan.seed}): ${what}`;
  const bound = backWithinMs[plan.fault];
  const { backMs } = found;
  return [
    exactly(named('broken promises'), broken(found).length, '', 0),
    exactly(named('refusals without Retry-After'), found.refusedWithoutRetry, '', 0),
    ...(backMs === null
      ? []
      : [
          bound === undefined
            ? told(named('until saves are accepted'), backMs, 'ms')
            : atMost(named('until saves are accepted'), backMs, 'ms', bound),
        ]),
    ...(found.liveMs === null
      ? []
      : [atMost(named('until live updates come'), found.liveMs, 'ms', liveWithinMs)]),
    told(named('pages that were not shown'), found.pagesMissed),
  ];
}

const broken = ({ judgements }: Rehearsal): string[] =>
  judgements.flatMap(({ promise, faults }) => faults.map((fault) => `${promise}: ${fault}`));

function tell(found: Rehearsal): void {
  const { plan, accepted, refused, backMs, primaryBefore, primaryAfter } = found;
  const back = backMs === null ? '' : `, longest time without ${(backMs / 1000).toFixed(1)} s`;
  console.error(
    `${plan.fault}, seed ${plan.seed}: ${accepted} saves, ${refused} refused${back}, ${primaryBefore} to ${primaryAfter}`,
  );
  for (const fault of broken(found).slice(0, 10)) console.error(`  ${fault}`);
}
