import { expect, test } from 'vitest';
import { type Modules, neededModules } from './needed-modules.ts';

/** Modules as the bundler tells of them, their imports resolved. */
const modulesOf = (sources: Record<string, [code: string, ...importedIds: string[]]>): Modules => ({
  getModuleInfo: (id) => {
    const [code = '', ...importedIds] = sources[id] ?? [];
    return { code, importedIds, dynamicallyImportedIds: [] };
  },
});

const barrel = [
  "export { pick } from './pick.ts'; import { score } from './score.ts'; export { score }; export * from './all.ts';",
  '/rules/pick.ts',
  '/rules/score.ts',
  '/rules/all.ts',
] as const;

test.each([
  {
    why: 'of what only passes names on, the module of the name that is asked for',
    code: "import { pick as choose, type Other } from 'rules'; choose();",
    needed: ['/part.ts', '/rules/all.ts', '/rules/pick.ts'],
  },
  {
    why: 'a name that was imported before it is passed on',
    code: "import { score } from 'rules'; score();",
    needed: ['/part.ts', '/rules/all.ts', '/rules/score.ts'],
  },
  {
    why: 'all of it, where any name may be asked for',
    code: "import * as rules from 'rules'; rules.pick();",
    needed: ['/part.ts', '/rules/all.ts', '/rules/pick.ts', '/rules/score.ts'],
  },
])('$why', ({ code, needed }) => {
  const modules = modulesOf({
    '/part.ts': [code, '/rules/index.ts'],
    '/rules/index.ts': [...barrel],
    '/rules/pick.ts': ['export const pick = () => {};'],
    '/rules/score.ts': ['export const score = () => {};'],
    '/rules/all.ts': ['export const everything = 1;'],
  });
  expect([...neededModules('/part.ts', modules)].sort()).toEqual(needed);
});

test('of a module that passes on its own and those of a package, what is asked for', () => {
  const modules = modulesOf({
    '/part.ts': ["import { one } from 'react-query'; one();", '/query/index.js'],
    '/query/index.js': [
      "import { many } from './many.js'; import { one } from './one.js'; export { many, one }; export * from 'query-core';",
      '/query/many.js',
      '/query/one.js',
      '/core/index.js',
    ],
    '/query/many.js': ['export const many = 1;'],
    '/query/one.js': ['export const one = 1;'],
    '/core/index.js': ['export const core = 1;'],
  });
  expect([...neededModules('/part.ts', modules)].sort()).toEqual([
    '/core/index.js',
    '/part.ts',
    '/query/one.js',
  ]);
});

test('all of one package, and of another what is asked for', () => {
  const modules = modulesOf({
    '/part.ts': [
      "import * as React from 'react'; import { one } from 'query-core'; React.use(one);",
      '/node_modules/react/index.js',
      '/node_modules/query-core/index.js',
    ],
    '/node_modules/react/index.js': ['export const use = 1;'],
    '/node_modules/query-core/index.js': [
      "export { one } from './one.js'; export { many } from './many.js';",
      '/node_modules/query-core/one.js',
      '/node_modules/query-core/many.js',
    ],
    '/node_modules/query-core/one.js': ['export const one = 1;'],
    '/node_modules/query-core/many.js': ['export const many = 1;'],
  });
  expect([...neededModules('/part.ts', modules)].sort()).toEqual([
    '/node_modules/query-core/one.js',
    '/node_modules/react/index.js',
    '/part.ts',
  ]);
});

test('modules that need each other are found once', () => {
  const modules = modulesOf({
    '/a.ts': ["import { b } from './b.ts'; export const a = b;", '/b.ts'],
    '/b.ts': ["import { a } from './a.ts'; export const b = () => a;", '/a.ts'],
  });
  expect([...neededModules('/a.ts', modules)]).toEqual(['/a.ts', '/b.ts']);
});
