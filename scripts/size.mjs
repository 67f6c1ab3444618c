import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { withDemoProduct } from './lib/demo-product.mjs';
import { firstVisits, kindNames, sumOf, weighFirstVisit } from './lib/first-visit.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** Measures the downloads of a first visit to an event until it can be used. */
begin('size');
await ensureInstalled();
await ensureBuilt();
await ensureChromium();

await withDemoProduct(async ({ address, browser }) => {
  for (const visit of firstVisits) {
    const page = await browser.newPage({ baseURL: address });
    const files = await weighFirstVisit(page, visit);
    await page.close();
    tell(visit, files);
  }
});

function tell({ name, mostScript }, files) {
  const row = (...cells) => console.log(cells.map((cell) => String(cell).padStart(10)).join(''));
  console.log(`\n${name}, ${files.length} files`);
  row('', 'sent', 'unpacked');
  for (const kind of kindNames) {
    const { sent, whole } = sumOf(files, kind);
    row(kind, sent, whole);
  }
  const { sent } = sumOf(files, 'script');
  console.log(`${sent} bytes of script, of at most ${mostScript}`);
  if (sent > mostScript) process.exitCode = 1;
}
