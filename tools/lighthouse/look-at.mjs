import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const KINDS = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Faults of the recording, not of the page. */
const FAULTS_OF_LIGHTHOUSE = ['NO_NAVSTART', 'NO_FCP', 'NO_LCP'];
const MOST_TRIES = 4;

/**
 * One run of Lighthouse's mobile preset in a browser of its own.
 *
 * @param {string} url
 * @param {string | null} chromePath
 */
export async function lookAt(url, chromePath, tries = 1) {
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', '--disable-gpu', '--disable-quic', '--no-first-run'].concat(
      process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ),
    handleSIGINT: false,
  });
  try {
    const options = { port: chrome.port, onlyCategories: KINDS, logLevel: 'error', output: 'json' };
    const { lhr } = await lighthouse(url, options);
    const { runtimeError } = lhr;
    if (runtimeError === undefined) return lhr;
    if (tries === MOST_TRIES || !FAULTS_OF_LIGHTHOUSE.includes(runtimeError.code))
      throw new Error(`${url}: ${runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return lookAt(url, chromePath, tries + 1);
}
