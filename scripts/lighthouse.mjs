import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium, findChromium } from './lib/chromium.mjs';
import { withDemoProduct } from './lib/demo-product.mjs';
import { ensureInstalled, ensureTools } from './lib/install.mjs';
import { lighthousePages, problemsOf, rowOf } from './lib/lighthouse-pages.mjs';

const MOST_RUNS = 3;

/** Looks at five pages of the built product with Lighthouse's mobile preset; other load can only lower a score. */
const line = begin('lighthouse');
await ensureInstalled();
await ensureTools('tools/lighthouse');
await ensureBuilt();
await ensureChromium();
const { lookAt } = await import('../tools/lighthouse/look-at.mjs');
const isWanted = ({ name }) =>
  line.words.length === 0 || line.words.some((word) => name.includes(word));

await withDemoProduct(async ({ address }) => {
  console.log(rowOf());
  for (const page of lighthousePages.filter(isWanted)) {
    const best = await bestOf(`${address}${page.path}`);
    console.log(rowOf(page, best));
    const { failed, unmeasured } = problemsOf(best);
    for (const text of failed) console.error(`${page.name}: ${text}`);
    for (const text of unmeasured) console.log(`not measured: ${page.name}: ${text}`);
    if (failed.length > 0) process.exitCode = 1;
  }
});

async function bestOf(url) {
  let best = null;
  for (let run = 0; run < MOST_RUNS; run += 1) {
    const seen = await lookAt(url, findChromium());
    const scoreOf = ({ categories }) => categories.performance.score;
    if (best === null || scoreOf(seen) > scoreOf(best)) best = seen;
    const { failed, unmeasured } = problemsOf(best);
    if (failed.length + unmeasured.length === 0) break;
  }
  return best;
}
