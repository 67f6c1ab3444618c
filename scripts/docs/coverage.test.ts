import { expect, test } from 'vitest';
import { findFaults, findUnbuilt, readCoverage } from './coverage.mjs';

const files: Readonly<Record<string, string>> = {
  'apps/web/src/hello.tsx':
    "const PAGE = 30; <p>\n  You can&apos;t join {' '}\n  {count} more\n</p>",
  'apps/web/src/hello.test.tsx':
    "test('it\\'s said', () => {}); test.each(rows)('a | b', () => {});",
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
  rules: new Set(['words-1']),
};

const rule = '[words-1](#words-1)';
const where = '`apps/web/src/hello.tsx`';
const shown = "`apps/web/src/hello.test.tsx` › it's said";
const heads = {
  Route: '| Route | Screen | Rule | Where | Test |\n|---|---|---|---|---|',
  Call: '| Call | Takes | Answers | Who | Rule | Test |\n|---|---|---|---|---|---|',
  Text: '| Text | Rule | Where | Test |\n|---|---|---|---|',
  What: '| What | Rule | Where | Test |\n|---|---|---|---|',
  'No.': '| No. | What | Rule | Where | Test |\n|---|---|---|---|---|',
};
const faultsOf = (kind: keyof typeof heads, ...rows: string[]) =>
  findFaults(readCoverage([heads[kind], ...rows].join('\n')), product);

const holds = {
  Route: `| \`/hello\` | hello | ${rule} | ${where} | ${shown} |`,
  Call: `| \`POST /api/hello\` | \`name\` | \`greeting\` | Anyone | ${rule} | ${shown} |`,
  Text: `| \`You can't join … more\` | ${rule} | ${where} | ${shown}<br>\`apps/web/src/hello.test.tsx\` › a \\| b |`,
  What: `| Thirty a page | ${rule} | ${where} \`PAGE = 30\` | ${shown} |`,
  'No.': `| 1 | Pages | ${rule} | ${where} | none: nothing follows |`,
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
    to: `it's said\` | ${rule} | \`apps/web/src/hello.test.tsx\``,
    fault: "'it's said' stands in no file of the product that is named",
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
    to: '[words-2]',
    fault: 'the rule book has no words-2',
  },
  {
    why: 'a test that is not in its file',
    kind: 'What',
    from: "it's said",
    to: 'it is said',
    fault: "apps/web/src/hello.test.tsx has no test 'it is said'",
  },
  {
    why: 'a file of tests that is not there',
    kind: 'What',
    from: 'hello.test.tsx',
    to: 'gone.test.tsx',
    fault: 'there is no apps/web/src/gone.test.tsx',
  },
  {
    why: 'no test at all',
    kind: 'What',
    from: shown,
    to: '',
    fault: "'' names no test",
  },
  {
    why: 'a reason where only decisions may have one',
    kind: 'What',
    from: shown,
    to: 'none: it is so',
    fault: "'none: it is so' names no test",
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
  expect(faultsOf(kind, row)).toContain(`line 3: ${fault}`);
});

test('a table of which nothing is known is told', () => {
  const rows = readCoverage('| Colour | Test |\n|---|---|\n| red | none: it is so |');
  expect(findFaults(rows, product)).toEqual(["line 3: nothing is known of a table of 'Colour'"]);
});

test('what is not built is listed, and no fault', () => {
  const row = holds.What.replace(shown, 'not built');
  expect(faultsOf('What', row)).toEqual([]);
  expect(findUnbuilt(readCoverage([heads.What, row].join('\n')))).toMatchObject([{ line: 3 }]);
});
