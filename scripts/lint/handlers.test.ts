import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

// A handler translates: what a call brings into what a service takes, what came of it into an answer.
// So its file takes from the contract and the rules types alone, asks no database, and refuses nothing.

/** HTTP details that a handler may read or set beside input and answer. */
const ofPlatform = [
  'outcome.ts',
  'http/cookies.ts',
  'http/idempotent-request.ts',
  'mail/outbox.ts',
];

const importForm = /^import \{([^}]*)\} from '([^']+)';/gm;
const handlersForm = /(?:\)|=>)\s*:?\s*Handlers</;

/** Faults of a server file: forbidden things in a handler, or a handler's work elsewhere. */
function faultsOf(path: string, text: string): string[] {
  const makesHandlers = handlersForm.test(text);
  if (!path.endsWith('.handlers.ts')) {
    return makesHandlers ? [`${path}: handlers stand in x.handlers.ts`] : [];
  }
  const imports = [...text.matchAll(importForm)].map(([, names = '', from = '']) => ({
    values: names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
    from,
  }));
  const faults = imports
    .filter(({ values }) => values.length > 0)
    .flatMap(({ values, from }) => {
      const [, platform] = /^\.\.\/platform\/(.*)$/.exec(from) ?? [];
      if (!from.startsWith('.')) return [`imports ${values.join(', ')} of ${from}`];
      if (platform === undefined) return [];
      if (!ofPlatform.includes(platform)) return [`imports ${values.join(', ')} of ${from}`];
      return platform === 'outcome.ts' && values.some((name) => name !== 'done')
        ? ['refuses by itself']
        : [];
    });
  return [...(makesHandlers ? faults : [...faults, 'makes no handlers'])].map(
    (fault) => `${path}: ${fault}`,
  );
}

const typed = 'export const xHandlers = (db: Db): Handlers<XKey> => ({});';

test.each([
  { why: 'a service and what it answers', path: 'a/x.handlers.ts', text: typed, faults: 0 },
  {
    why: 'types from anywhere, and done',
    path: 'a/x.handlers.ts',
    text: `import type { Answer } from '@callshot/contract';
import { done } from '../platform/outcome.ts';
import { readX } from './read-x.service.ts';
${typed}`,
    faults: 0,
  },
  {
    why: 'a refusal of its own',
    path: 'a/x.handlers.ts',
    text: `import { done, refuse } from '../platform/outcome.ts';\n${typed}`,
    faults: 1,
  },
  {
    why: 'a rule',
    path: 'a/x.handlers.ts',
    text: `import { canJoin } from '@callshot/rules';\n${typed}`,
    faults: 1,
  },
  {
    why: 'an audit row, over several lines',
    path: 'a/x.handlers.ts',
    text: `import {\n  insertAudit,\n  type Row,\n} from '../platform/audit/audit.ts';\n${typed}`,
    faults: 1,
  },
  { why: 'no handlers in it', path: 'a/x.handlers.ts', text: 'export const x = 1;', faults: 1 },
  { why: 'handlers of another name', path: 'a/x.service.ts', text: typed, faults: 1 },
  {
    why: 'handlers of another name, as a function',
    path: 'a/x-handlers.ts',
    text: 'export function xHandlers(parts: Parts): Handlers<XKey> {}',
    faults: 1,
  },
])('$why in $path: $faults', ({ path, text, faults }) => {
  expect(faultsOf(path, text)).toHaveLength(faults);
});

test('every handler of the server stands in an x.handlers.ts, which only translates', () => {
  const src = join(root, 'apps/server/src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    // The platform has the type; beside the rooms all handlers are joined.
    .filter((path) => /^(?!(?:platform|app)\/)[^/]+\/.*\.ts$/.test(path) && !/test/.test(path));
  expect(files.filter((path) => path.endsWith('.handlers.ts')).length).toBeGreaterThan(10);
  expect(files.flatMap((path) => faultsOf(path, readFileSync(join(src, path), 'utf8')))).toEqual(
    [],
  );
});
