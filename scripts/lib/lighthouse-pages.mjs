/** Pages of the demo world. The board stands beside the results of a finished event. */
export const lighthousePages = [
  { name: 'landing', path: '/' },
  { name: 'swiss', path: '/cs' },
  { name: 'bracket', path: '/rl/event/7' },
  { name: 'leaderboard', path: '/rl/event/1' },
  { name: 'league', path: '/rl/leagues/1' },
];

const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const MOST_SHIFT = 0.02;
/** Lighthouse's own measure of the machine: below it the machine is busy, or slower than a phone is taken to be. */
const LEAST_MACHINE = 1800;

const scoreOf = ({ categories }, kind) => Math.round((categories[kind]?.score ?? 0) * 100);
const figureOf = ({ audits }, audit) => audits[audit]?.numericValue ?? Number.NaN;

/**
 * Limits that a report misses. Times are not judged where the machine was busy, and are then told as
 * unmeasured.
 */
export function problemsOf(report) {
  const failed = [];
  const unmeasured = [];
  for (const [kind, least] of Object.entries(LEAST)) {
    const score = scoreOf(report, kind);
    if (score >= least) continue;
    const text = `${kind} ${score}, of at least ${least}`;
    const isBusy = !(report.environment.benchmarkIndex >= LEAST_MACHINE);
    if (kind === 'performance' && isBusy) unmeasured.push(`${text}, while the machine was busy`);
    else failed.push(text);
  }
  const shift = figureOf(report, 'cumulative-layout-shift');
  if (!(shift <= MOST_SHIFT)) failed.push(`a layout shift of ${shift}, of at most ${MOST_SHIFT}`);
  return { failed, unmeasured };
}

const HEADINGS = [
  'page',
  ...Object.keys(LEAST),
  'first paint',
  'largest',
  'blocked',
  'shift',
  'machine',
];

/** A line of the table; its headings without a report. */
export function rowOf(page, report) {
  const cells =
    page === undefined
      ? HEADINGS
      : [
          page.name,
          ...Object.keys(LEAST).map((kind) => scoreOf(report, kind)),
          ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
            (audit) => `${Math.round(figureOf(report, audit))} ms`,
          ),
          figureOf(report, 'cumulative-layout-shift').toFixed(4),
          Math.round(report.environment.benchmarkIndex),
        ];
  return cells
    .map((cell, at) => String(cell).padEnd(at === 0 ? 12 : 16))
    .join('')
    .trimEnd();
}
