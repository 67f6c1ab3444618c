// Checks the tables of docs/spec-coverage.md against the product. The head of the first column
// names a table's kind. Every row has its rule and the place in the code; tests name the rules
// that they show.
import { isTestFile } from './shown-rules.mjs';

export const list = 'docs/spec-coverage.md';

/** Code spans: `like this`. */
const inCode = /`([^`]+)`/g;
/** A path of the repository, as opposed to a piece of code that stands in it. */
const isPath = (code) => /^(?:apps|bench|docs|e2e|packages|scripts|seed)\/[^\s]*$/.test(code);
const isProductFile = (path) => /^(?:apps|packages)\//.test(path) && !isTestFile(path);

/** Every row of every table, as the texts of its cells by the heads of their columns. */
export function readCoverage(markdown) {
  const rows = [];
  let heads = null;
  for (const [at, text] of markdown.split('\n').entries()) {
    if (!text.startsWith('|')) {
      heads = null;
      continue;
    }
    const cells = text
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    if (heads === null) heads = cells;
    else if (!/^\|[-|]+$/.test(text)) rows.push({ line: at + 1, kind: heads[0], heads, cells });
  }
  return rows.map(({ line, kind, heads: names, cells }) => ({
    line,
    kind,
    isWhole: names.length === cells.length,
    ...Object.fromEntries(names.map((name, at) => [name.toLowerCase(), cells[at] ?? ''])),
  }));
}

/**
 * What is not true of the rows, in sentences that begin with their places. `product` says what there
 * is: `read(path)` the text of a file or null, `calls`, `routes`, `rules`, and `tests`, those that
 * name rules.
 */
export function findFaults(rows, product) {
  const faults = [];
  for (const row of rows) {
    const say = (fault) => faults.push(`${list}:${row.line}: ${fault}`);
    const check = checks[row.kind];
    if (check === undefined) say(`nothing is known of a table of '${row.kind}'`);
    else if (!row.isWhole) say('has another number of cells than its table');
    else {
      check(row, product, say);
      checkRules(row, product, say);
    }
  }
  return [...faults, ...missingNumbers(rows), ...wrongTags(product)];
}

/** Rows that say themselves that there is nothing yet to show. */
export const findUnbuilt = (rows) => rows.filter(({ rule }) => reasonOf(rule) === 'not built');

const checks = {
  Route(row, { routes }, say) {
    const [path] = codesOf(row.route);
    if (!routes.has(path)) say(`the router has no ${path}`);
  },
  Call(row, { calls }, say) {
    const [key] = codesOf(row.call);
    const call = calls.get(key);
    if (call === undefined) return say(`the contract has no ${key}`);
    for (const field of codesOf(row.takes)) {
      if (!call.takes.has(field)) say(`${key} does not take ${field}`);
    }
    for (const field of codesOf(row.answers)) {
      if (!call.answers.has(field)) say(`${key} does not answer ${field}`);
    }
    if (row.who !== call.who) say(`${key} is for '${call.who}', not for '${row.who}'`);
  },
  Text(row, product, say) {
    const [text] = codesOf(row.text);
    const files = codesOf(row.where).filter(isProductFile);
    const parts = text.split('…').map(plain);
    const has = (path) => {
      const source = plain(product.read(path) ?? '');
      return parts.every((part) => source.includes(part));
    };
    if (!files.some(has)) say(`'${text}' stands in no file of the product that is named`);
    checkPlaces(row, product, say);
  },
  What: checkPlaces,
  'No.': checkPlaces,
};

function checkPlaces(row, product, say) {
  let path = null;
  for (const code of codesOf(row.where)) {
    if (isPath(code)) path = code;
    const source = path === null ? null : product.read(path);
    if (source === null) say(`there is no ${code}`);
    else if (!isPath(code) && !plain(source).includes(plain(code))) {
      say(`${path} does not hold ${code}`);
    }
  }
}

function checkRules(row, { rules, tests }, say) {
  const named = [...row.rule.matchAll(/\[([^\]]+)\]/g)].map(([, rule]) => rule);
  const reason = reasonOf(row.rule);
  const isExcused = reason === 'not built' || (reason !== null && row.kind === 'No.');
  if (named.length === 0 && !isExcused) say(`'${row.rule}' names no rule`);
  for (const rule of named) {
    if (!rules.has(rule)) say(`the rule book has no ${rule}`);
    else if (!isExcused && !tests.some((test) => test.rules.includes(rule))) {
      say(`no test has ${rule} in its title`);
    }
  }
}

/** What stands in the cell of the rules when no test shows the row. */
const reasonOf = (cell) => /(?:^|, )(not built|none: .+)$/.exec(cell)?.[1] ?? null;

const wrongTags = ({ rules, tests }) =>
  tests.flatMap(({ path, title, rules: shown }) =>
    shown
      .filter((rule) => !rules.has(rule))
      .map((rule) => `${path} › ${title}: the rule book has no ${rule}`),
  );

/** Decisions are numbered from 1, and none is left out. */
function missingNumbers(rows) {
  const numbered = rows.filter(({ kind }) => kind === 'No.');
  const at = numbered.findIndex((row, index) => Number(row['no.']) !== index + 1);
  return at < 0 ? [] : [`${list}:${numbered[at].line}: number ${at + 1} is to stand here`];
}

const codesOf = (cell = '') => [...cell.matchAll(inCode)].map(([, code]) => code);

/** A text as it is read, however a source breaks its lines and writes its quotes. */
const plain = (text) =>
  text
    .replaceAll(/\{' '\}/g, ' ')
    .replaceAll(/\\(['"`])/g, '$1')
    .replaceAll('&apos;', "'")
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');
