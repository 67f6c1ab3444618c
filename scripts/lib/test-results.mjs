import { relative } from 'node:path';
import { root } from './workspace.mjs';

/** What a suite's report says: how many tests passed, and which failed. */

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

export function resultOfPlaywright({ stats, suites, errors }) {
  const failed = suites.flatMap((suite) => failedIn(suite, []));
  const faults = errors.map(({ message = 'an error' }) => message.split('\n')[0]);
  return { passed: stats.expected + stats.flaky, failed: [...failed, ...faults] };
}

/** A file is the outermost suite; within it they are groups of tests. */
function failedIn({ title, specs = [], suites = [] }, outer) {
  const path = [...outer, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => nameOf(...path, `${spec.title} [${projectName}]`)),
  );
  return [...own, ...suites.flatMap((suite) => failedIn(suite, path))];
}

/** A suite that ended badly without a failed test has failed, and so has one that ran no test. */
export function judged({ passed, failed }, code) {
  if (failed.length > 0) return { passed, failed };
  if (code !== 0) return { passed, failed: [`ended with code ${code}, see above`] };
  return passed === 0 ? { passed, failed: ['ran no test'] } : { passed, failed };
}

/** The totals, and a line for whatever failed: the last that a log of all suites says. */
export function renderTotals(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.flatMap((result) => result.failed.map((name) => [result.name, name]));
  return [
    `${passed} passed, ${failed.length} failed`,
    ...failed.map(([suite, name]) => `✗ ${nameOf(suite, name)}`),
  ].join('\n');
}
