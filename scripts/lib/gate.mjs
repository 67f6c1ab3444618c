import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from './run.mjs';
import { root } from './workspace.mjs';

/** Checks of the tree that need no running product, in the order in which they say most. */
export const gate = [
  {
    name: 'format, lint and boundaries',
    command: [bin('biome'), 'ci', '--error-on-warnings', '.'],
  },
  { name: 'types', command: [bin('tsc'), '-b'] },
  { name: 'unused code', command: [bin('knip')] },
  ...(existsSync(join(root, 'scripts/generate.mjs'))
    ? [{ name: 'generated files', command: ['node', 'scripts/generate.mjs', '--check'] }]
    : []),
  {
    name: 'API description, as a stranger uses it',
    command: ['node', 'packages/api-client/check-description.mjs'],
  },
];
