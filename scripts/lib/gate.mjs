import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, toolBin } from './run.mjs';
import { root } from './workspace.mjs';

/** Checks of the tree that need no running product, in the order in which they say most. */
export const gate = [
  {
    name: 'format, lint and boundaries',
    command: [bin('biome'), 'ci', '--error-on-warnings', '.'],
  },
  {
    name: 'types and uncaught promises',
    // TypeScript's own checker reads each project once for both, and each file once for its project.
    command: [bin('oxlint'), '--type-check', '--deny-warnings', '.'],
    // It lives for seconds: memory need not be looked through again and again.
    env: { GOGC: '400', GOMEMLIMIT: '4GiB' },
  },
  {
    name: 'tools of the checks',
    command: ['node', 'scripts/install-tools.mjs', 'tools/checks'],
  },
  { name: 'unused code', command: [toolBin('tools/checks', 'knip')] },
  ...(existsSync(join(root, 'scripts/generate.mjs'))
    ? [{ name: 'generated files', command: ['node', 'scripts/generate.mjs', '--check'] }]
    : []),
  { name: 'what was asked of the product', command: ['node', 'scripts/coverage.mjs'] },
  {
    name: 'API description, as a stranger uses it',
    command: ['node', 'tools/checks/check-description.mjs'],
  },
  { name: 'Kubernetes example', command: ['node', 'tools/checks/check-kubernetes.mjs'] },
];
