import { setTimeout as pause } from 'node:timers/promises';
import { type Deployment, withDeployment } from './deployment.ts';
import { atLeast, atMost, exactly, type Finding, type TroubleOptions } from './finding.ts';
import { openHandles, residentBytes } from './process-figures.ts';
import type { ServerProcess } from './server-process.ts';
import { prepareTraffic } from './soak-traffic.ts';
import { lasting } from './traffic.ts';

/** A process's memory right after a garbage collection. */
interface Sample {
  readonly residentMb: number;
  readonly heapMb: number;
  readonly handles: number;
  readonly connections: number;
  /** Event loop delay since the last sample, p99 in ms. */
  readonly delayMs: number;
}

/** Collects garbage on request, so that only what is referenced is left. */
const collecting = [
  '--expose-gc',
  '--import',
  'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())',
];
const mostConnections = 12;

/**
 * Mixed traffic on two processes. Growth is the median of the last quarter of the samples over the
 * median of the quarter before it: by then everything that is held once is held.
 */
export const run = ({ isBrief }: TroubleOptions): Promise<Finding[]> =>
  withDeployment({ server: { nodeOptions: collecting } }, async (deployment) => {
    const traffic = await prepareTraffic(deployment);
    const isOver = lasting(isBrief ? 60_000 : 15 * 60_000);
    const sampling = sampleAll(deployment, isOver, isBrief ? 1500 : 10_000);
    const [{ tally, results }, samples] = await Promise.all([traffic(isOver), sampling]);
    const broken = [...tally.statuses].filter(([status]) => status === 0 || status >= 500);
    return [
      atLeast('requests a second', tally.perSecond, '', 80),
      atLeast('results entered', results, 'times', isBrief ? 5 : 100),
      exactly(
        'failed answers',
        broken.reduce((sum, [, count]) => sum + count, 0),
        '',
        0,
      ),
      ...samples.flatMap((own, at) => growthOf(`process ${at + 1}`, own, isBrief)),
    ];
  });

function sampleAll(
  { servers }: Deployment,
  isOver: () => boolean,
  everyMs: number,
): Promise<Sample[][]> {
  return Promise.all(
    servers.map(async (server) => {
      const samples: Sample[] = [];
      while (!isOver()) {
        await pause(everyMs);
        samples.push(await sample(server));
      }
      return samples;
    }),
  );
}

async function sample(server: ServerProcess): Promise<Sample> {
  for (let times = 0; times < 2; times += 1) {
    process.kill(server.pid(), 'SIGUSR2');
    await pause(150);
  }
  const body = await server.figures();
  const figure = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1] ?? Number.NaN);
  return {
    residentMb: residentBytes(server.pid()) / 2 ** 20,
    heapMb: figure('nodejs_heap_size_used_bytes') / 2 ** 20,
    handles: openHandles(server.pid()),
    connections: figure('callshot_db_connections'),
    delayMs: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

function growthOf(name: string, samples: readonly Sample[], isBrief: boolean): Finding[] {
  const quarter = Math.floor(samples.length / 4);
  const median = (key: keyof Sample, part: readonly Sample[]): number =>
    part.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? Number.NaN;
  const last = samples.slice(-quarter);
  const before = samples.slice(-2 * quarter, -quarter);
  const grown = (key: keyof Sample): number => median(key, last) - median(key, before);
  // In the first minute code is still being compiled and caches fill.
  const percentAtMost = isBrief ? 10 : 3;
  const percent = (key: keyof Sample): number => (100 * grown(key)) / median(key, before);
  const at = (key: keyof Sample): string => median(key, last).toFixed(0);
  return [
    atMost(
      `${name}: memory (${at('residentMb')} MB), growth`,
      percent('residentMb'),
      '%',
      percentAtMost,
    ),
    atMost(`${name}: heap (${at('heapMb')} MB), growth`, percent('heapMb'), '%', percentAtMost),
    atMost(`${name}: handles (${at('handles')}), growth`, grown('handles'), '', 4),
    atMost(
      `${name}: database connections, most`,
      Math.max(...samples.map(({ connections }) => connections)),
      '',
      mostConnections,
    ),
    atMost(
      `${name}: event loop delay p99 (${at('delayMs')} ms), growth`,
      grown('delayMs'),
      'ms',
      10,
    ),
  ];
}
