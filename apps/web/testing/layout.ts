import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { layoutProblems } from '../../../e2e/fixtures/layout-audit.ts';
import { widthsOf } from '../../../e2e/fixtures/widths.ts';

const isThorough = Boolean(import.meta.env.TEST_ALL);
const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Goes through the widths with the screen as it is, and expects it to be laid out well in all. */
export async function expectLaidOut(): Promise<void> {
  const before = { width: innerWidth, height: innerHeight };
  const problems: Record<string, string[]> = {};
  await document.fonts.ready;
  for (const { width, height } of widthsOf({ isTouch: false, isThorough })) {
    await page.viewport(width, height);
    // Scripts that measure a width draw one frame later.
    await frame();
    await frame();
    for (const problem of layoutProblems({ isTouch: false })) {
      problems[problem] = [...(problems[problem] ?? []), `${width}x${height}`];
    }
  }
  await page.viewport(before.width, before.height);
  expect.soft(problems, 'layout').toEqual({});
}
