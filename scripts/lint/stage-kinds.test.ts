import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

const src = join(root, 'apps/web/src');
const fromRules = /import \{[^}]*\bkindOf\b(?: as (\w+))?[^}]*\} from '@callshot\/rules';/;

/** The kind that an answer says of a stage. */
const ofAnswers = /\b(?:stage\.kind [!=]==|kind [!=]== 'brackets').*/g;

/** Comparisons of what an answer says, and calls of the rules' kindOf, under its name in the file, that are no index of a table. */
function comparisons(source: string): readonly string[] {
  const [found, name = 'kindOf'] = fromRules.exec(source) ?? [];
  const asked = found === undefined ? [] : source.match(new RegExp(`(?<!\\[)\\b${name}\\(.*`, 'g'));
  return [...(asked ?? []), ...(source.match(ofAnswers) ?? [])];
}

test('screens ask the kind of a stage in tables, so that a new kind compiles only with an answer', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((path) =>
    comparisons(readFileSync(join(src, path), 'utf8')).map((call) => `${path}: ${call}`),
  );
  expect(found).toEqual([]);
});

test('a comparison is found, a table and the kind of a match are not', () => {
  const imported = "import { kindOf } from '@callshot/rules';\n";
  expect(comparisons(`${imported}if (kindOf(a.format) === 'swiss') b();`)).toHaveLength(1);
  const renamed = "import { kindOf as kindOfStage } from '@callshot/rules';\n";
  expect(comparisons(`${renamed}kindOfStage(format) === 'swiss'`)).toHaveLength(1);
  expect(comparisons("if (stage.kind !== 'swiss') a();")).toHaveLength(1);
  expect(comparisons("if (kind === 'brackets') a();")).toHaveLength(1);
  expect(comparisons(`${imported}const kind = kindOf(format);`)).toHaveLength(1);
  expect(comparisons(`${imported}TABLE[kindOf(stage.format)](stage);`)).toEqual([]);
  expect(
    comparisons("import { kindOf } from './official-match.ts';\nkindOf(match) === 'x'"),
  ).toEqual([]);
});
