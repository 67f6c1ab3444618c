import { readFileSync } from 'node:fs';
import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { withDemoProduct } from './lib/demo-product.mjs';
import { firstVisits, kindNames, sumOf, weighFirstVisit } from './lib/first-visit.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** Bytes that another language may cost a first visit, beyond English. */
const MOST_OF_LANGUAGE = 12_000;

/** Measures the downloads of a first visit to an event until it can be used, in every language. */
begin('size');
await ensureInstalled();
await ensureBuilt();
await ensureChromium();

await withDemoProduct(async ({ address, browser }) => {
  for (const visit of firstVisits) {
    const weigh = async (locale) => {
      const page = await browser.newPage({ baseURL: address, locale });
      const files = await weighFirstVisit(page, visit);
      await page.close();
      return files;
    };
    const english = await weigh('en');
    tell(visit, english);
    for (const language of otherLanguages()) tellLanguage(language, english, await weigh(language));
  }
});

function otherLanguages() {
  const file = new URL('../apps/web/words/languages.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).filter((language) => language !== 'en');
}

function tellLanguage(language, english, files) {
  if (!files.some(({ path }) => path.startsWith(`/assets/${language}/`))) {
    throw new Error(`a visit in ${language} received no scripts of that language`);
  }
  const more = sumOf(files, 'script').sent - sumOf(english, 'script').sent;
  console.log(`${language}: ${more} bytes more than English, of at most ${MOST_OF_LANGUAGE}`);
  if (more > MOST_OF_LANGUAGE) process.exitCode = 1;
}

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
