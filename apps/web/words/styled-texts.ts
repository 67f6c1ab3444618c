import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DECLARED = /\bcontent:([^;}]*)/g;
const QUOTED = /"[^"]*"|'[^']*'/g;

/** Texts in style sheets below a folder: no catalogue has them, and `attr()` takes one from the page. */
export function findStyledTexts(folder: string): string[] {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  return sheets.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(DECLARED)]
      .flatMap(([, declared = '']) => declared.match(QUOTED) ?? [])
      .filter((quoted) => /\p{L}{2}/u.test(quoted))
      .map((quoted) => `${path} writes ${quoted}: say it by attr()`),
  );
}
