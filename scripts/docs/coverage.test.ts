import { expect, test } from 'vitest';
import { findFaults, findUnbuilt, list, readCoverage } from './coverage.mjs';
import { findShownRules } from './shown-rules.mjs';

const files: Readonly<Record<string, string>> = {
  'apps/web/src/hello.tsx':
    "const PAGE = 30; <p>\n  You can&apos;t join {' '}\n  {count} more\n</p>",
  'apps/web/src/hello.test.tsx': "expect(page).toHaveText('it is said')",
};
const product = {
  read: (path: string) => files[path] ?? null,
  calls: new Map([
    [
      'POST /api/hello',
      { takes: new Set(['name']), answers: new Set(['greeting']), who: 'Anyone' },
    ],
  ]),
  routes: new Set(['/hello']),
  rules: new Set(['words-1', 'words-2']),
  tests: [{ path: 'hello.test.tsx', title: 'greets', rules: ['words-1'] }],
};

const rule = '[words-1](#words-1)';
const where = '`apps/web/src/hello.tsx`';
const heads = {
  Route: '| Route | Screen | Rule | Where |\n|---|---|---|---|',
  Call: '| Call | Takes | Answers | Who | Rule |\n|---|---|---|---|---|',
  Text: '| Text | Rule | Where |\n|---|---|---|',
  What: '| What | Rule | Where |\n|---|---|---|',
  'No.': '| No. | What | Rule | Where |\n|---|---|---|---|',
};
const faultsOf = (kind: keyof typeof heads, ...rows: string[]) =>
  findFaults(readCoverage([heads[kind], ...rows].join('\n')), product);

const holds = {
  Route: `| \`/hello\` | hello | ${rule} | ${where} |`,
  Call: `| \`POST /api/hello\` | \`name\` | \`greeting\` | Anyone | ${rule} |`,
  Text: `| \`You can't join … more\` | ${rule} | ${where} |`,
  What: `| Thirty a page | ${rule} | ${where} \`PAGE = 30\` |`,
  'No.': `| 1 | Pages | ${rule}, none: nothing follows | ${where} |`,
};

test.each(Object.keys(holds) as (keyof typeof holds)[])('a %s that is so is no fault', (kind) => {
  expect(faultsOf(kind, holds[kind])).toEqual([]);
});

test.each<{ why: string; kind: keyof typeof holds; from: string; to: string; fault: string }>([
  {
    why: 'a page that the router does not have',
    kind: 'Route',
    from: '`/hello`',
    to: '`/bye`',
    fault: 'the router has no /bye',
  },
  {
    why: 'a path that the contract does not have',
    kind: 'Call',
    from: '/api/hello',
    to: '/api/bye',
    fault: 'the contract has no POST /api/bye',
  },
  {
    why: 'another method',
    kind: 'Call',
    from: 'POST',
    to: 'GET',
    fault: 'the contract has no GET /api/hello',
  },
  {
    why: 'a field that is not taken',
    kind: 'Call',
    from: '`name`',
    to: '`age`',
    fault: 'POST /api/hello does not take age',
  },
  {
    why: 'a field that is not answered',
    kind: 'Call',
    from: '`greeting`',
    to: '`name`',
    fault: 'POST /api/hello does not answer name',
  },
  {
    why: 'somebody else who may call it',
    kind: 'Call',
    from: 'Anyone',
    to: 'Admin',
    fault: "POST /api/hello is for 'Anyone', not for 'Admin'",
  },
  {
    why: 'a text that the product does not say',
    kind: 'Text',
    from: 'more`',
    to: 'most`',
    fault: "'You can't join … most' stands in no file of the product that is named",
  },
  {
    why: 'a text that a test alone says',
    kind: 'Text',
    from: `You can't join … more\` | ${rule} | ${where}`,
    to: `it is said\` | ${rule} | \`apps/web/src/hello.test.tsx\``,
    fault: "'it is said' stands in no file of the product that is named",
  },
  {
    why: 'a piece of code that is not there',
    kind: 'What',
    from: 'PAGE = 30',
    to: 'PAGE = 31',
    fault: 'apps/web/src/hello.tsx does not hold PAGE = 31',
  },
  {
    why: 'a file that is not there',
    kind: 'What',
    from: 'hello.tsx',
    to: 'gone.tsx',
    fault: 'there is no apps/web/src/gone.tsx',
  },
  {
    why: 'a rule that the book does not have',
    kind: 'What',
    from: '[words-1]',
    to: '[words-3]',
    fault: 'the rule book has no words-3',
  },
  {
    why: 'a rule that no test shows',
    kind: 'What',
    from: '[words-1]',
    to: '[words-1](#words-1), [words-2]',
    fault: 'no test has words-2 in its title',
  },
  {
    why: 'no rule at all',
    kind: 'What',
    from: rule,
    to: '',
    fault: "'' names no rule",
  },
  {
    why: 'a reason where only decisions may have one',
    kind: 'What',
    from: rule,
    to: 'none: it is so',
    fault: "'none: it is so' names no rule",
  },
  {
    why: 'a reason that excuses no other table',
    kind: 'Route',
    from: rule,
    to: '[words-2](#words-2), none: it is so',
    fault: 'no test has words-2 in its title',
  },
  {
    why: 'a number that is left out',
    kind: 'No.',
    from: '| 1 |',
    to: '| 2 |',
    fault: 'number 1 is to stand here',
  },
  {
    why: 'a cell too many',
    kind: 'What',
    from: 'Thirty',
    to: 'Ten | Thirty',
    fault: 'has another number of cells than its table',
  },
])('$why is told', ({ kind, from, to, fault }) => {
  const row = holds[kind].replace(from, to);
  expect(row).not.toBe(holds[kind]);
  expect(faultsOf(kind, row)).toContain(`${list}:3: ${fault}`);
});

test('a table of which nothing is known is told', () => {
  const rows = readCoverage('| Colour |\n|---|\n| red | none: it is so |');
  expect(findFaults(rows, product)).toEqual([`${list}:3: nothing is known of a table of 'Colour'`]);
});

test('what is not built is listed, and no fault', () => {
  const rows = ['not built', '[words-2](#words-2), not built'].map((cell) =>
    holds.What.replace(rule, cell),
  );
  expect(faultsOf('What', ...rows)).toEqual([]);
  expect(findUnbuilt(readCoverage([heads.What, ...rows].join('\n')))).toMatchObject([
    { line: 3 },
    { line: 4 },
  ]);
});

test('a test that names a rule which the book does not have is told', () => {
  const tests = [...product.tests, { path: 'a.test.ts', title: 'waves', rules: ['words-3'] }];
  expect(findFaults([], { ...product, tests })).toEqual([
    'a.test.ts › waves: the rule book has no words-3',
  ]);
});

// Made of parts, or these would be titles of this file.
const titled = (open: string, title: string) => `${open}(${title}, () => {});`;

test.each([
  { why: 'a test', source: titled('test', "'it\\'s so [rule: picks-1]'"), rules: ['picks-1'] },
  {
    why: 'several rules, before a tag of the browser',
    source: titled('test', "'so [rule: picks-1, locks-2] @phone'"),
    rules: ['picks-1', 'locks-2'],
  },
  {
    why: 'a table that is broken into lines',
    source: titled('test.each([{ a: f(1) }])', "\n  '$why [rule: picks-1]'"),
    rules: ['picks-1'],
  },
  { why: 'a group', source: titled('describe', '"so [rule: picks-1]"'), rules: ['picks-1'] },
  { why: 'a bench', source: titled('bench', '`so [rule: picks-1]`'), rules: ['picks-1'] },
  { why: 'a test that names none', source: titled('test', "'so'"), rules: undefined },
  {
    why: 'a comment, which stays when its test goes',
    source: `// Waits [rule: picks-1].\n${titled('test', "'so'")}`,
    rules: undefined,
  },
])('the rules of a title: $why', ({ source, rules }) => {
  expect(findShownRules(source)[0]?.rules).toEqual(rules);
});
