import { expect, it } from 'vitest';
import { randomFrom, randomStyle } from '../fixtures/random-styles.ts';
import { compileStyle } from './compile-style.ts';
import { sheetOf } from './sheet.ts';

// As long as one likes: STYLE_FUZZ_MINUTES=10 npx vitest run --project unit packages/nameplate-style/src/fuzz.test.ts
const minutes = Number(process.env.STYLE_FUZZ_MINUTES ?? 0);
const IN_THE_SUITE = 1500;

/** The fault in compiling a text, or null. */
function faultOf(text: string): string | null {
  const compiled = compileStyle(text);
  if (!compiled.ok) {
    const lines = text.split('\n');
    if (compiled.problems.length === 0) return 'refused without a problem';
    const lost = compiled.problems.find(
      ({ line, column, endColumn, reason }) =>
        line < 1 ||
        line > lines.length ||
        column < 1 ||
        column > (lines[line - 1]?.length ?? 0) + 1 ||
        endColumn <= column ||
        reason === '',
    );
    return lost ? `a problem without a place: ${JSON.stringify(lost)}` : null;
  }
  const { canonical } = compiled;
  if (
    !/^[\n\x20-\x7e]*$/.test(canonical) ||
    /[<\\@!]|url|var\(/.test(canonical.replaceAll('@keyframes {id}', ''))
  ) {
    return `printed what there is not:\n${canonical}`;
  }
  const again = compileStyle(canonical);
  if (!again.ok) return `does not compile again: ${JSON.stringify(again.problems)}\n${canonical}`;
  if (again.canonical !== canonical) return `is no fixed point:\n${canonical}\n${again.canonical}`;
  return canonical !== '' && sheetOf(canonical, 'np-1') === ''
    ? `has no sheet:\n${canonical}`
    : null;
}

it(
  'compiles whatever comes: to itself, or to problems that have a place [rule: nameplates-11, nameplates-12, nameplates-13]',
  () => {
    const endsAt = performance.now() + minutes * 60_000;
    let accepted = 0;
    let seed = minutes > 0 ? Date.now() % 2 ** 31 : 20_261_122;
    for (let count = 0; count < IN_THE_SUITE || performance.now() < endsAt; count += 1, seed += 1) {
      const text = randomStyle(randomFrom(seed));
      const fault = faultOf(text);
      if (fault) throw new Error(`seed ${seed}: ${fault}\n\n${text}`);
      if (compileStyle(text).ok) accepted += 1;
      if (minutes > 0 && count % 200_000 === 0) console.log(`${count} texts, seed ${seed}`);
    }
    expect(accepted).toBeGreaterThan(IN_THE_SUITE / 20);
  },
  (minutes + 1) * 60_000,
);
