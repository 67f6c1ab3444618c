import { relative } from 'node:path';
import { root } from './workspace.mjs';

/** Reads a suite's report: the number of passed tests, and the failed ones. */

const fromRoot = (file) => relative(root, file);
const nameOf = (...parts) => parts.filter((part) => part !== '').join(' › ');

export function resultOfVitest({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name: file, status, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => nameOf(fromRoot(file), ...test.ancestorTitles, test.title));
    return status === 'failed' && tests.length === 0 ? [fromRoot(file)] : tests;
  });
  return { passed: numPassedTests, failed };
}

/** Flaky browser tests allowed in a run. More cannot be the machine's load. */
const unsteadyAtMost = 2;

export function resultOfPlaywright({ stats, suites, errors }) {
  const ended = (status) => suites.flatMap((suite) => endedIn(suite, status, []));
  const faults = errors.map(({ message = 'an error' }) => message.split('\n')[0]);
  const unsteady = ended('flaky');
  const tooMany =
    unsteady.length > unsteadyAtMost
      ? [`${unsteady.length} tests passed only when asked again, at most ${unsteadyAtMost} may`]
      : [];
  return {
    passed: stats.expected + stats.flaky,
    failed: [...ended('unexpected'), ...faults, ...tooMany],
    unsteady,
  };
}

/** A file is the outermost suite; within it they are groups of tests. */
function endedIn({ title, specs = [], suites = [] }, wanted, outer) {
  const path = [...outer, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => nameOf(...path, `${spec.title} [${projectName}]`)),
  );
  return [...own, ...suites.flatMap((suite) => endedIn(suite, wanted, path))];
}

/** A suite that ended badly without a failed test has failed, and so has one that ran no test. */
export function judged(result, code) {
  if (result.failed.length > 0) return result;
  if (code !== 0) return { ...result, failed: [`ended with code ${code}, see above`] };
  return result.passed === 0 ? { ...result, failed: ['ran no test'] } : result;
}

/** The last lines of a run: totals, and a line for every failed or flaky test. */
export function renderTotals(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const named = (which) =>
    results.flatMap((result) => (result[which] ?? []).map((name) => nameOf(result.name, name)));
  const [failed, unsteady] = [named('failed'), named('unsteady')];
  return [
    `${passed} passed, ${failed.length} failed`,
    ...unsteady.map((name) => `~ ${name}: passed only when asked again`),
    ...failed.map((name) => `✗ ${name}`),
  ].join('\n');
}
