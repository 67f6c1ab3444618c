/** The first thing that can be pressed, by kind of event: its presence ends the wait. */
export const firstVisits = [
  { name: 'a Swiss stage', path: '/cs', shows: 'main button[aria-pressed]', mostScript: 138_250 },
  { name: 'a bracket', path: '/rl/event/7', shows: '[data-match]', mostScript: 155_000 },
];

/**
 * Downloads of a first visit until the page can be used: files with their bytes as sent and
 * unpacked.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ path: string, shows: string }} visit
 * @returns {Promise<{ path: string, sent: number, whole: number }[]>}
 */
export async function weighFirstVisit(page, { path, shows }) {
  await page.addInitScript((selector) => {
    // With data saver on, nothing is prefetched: the rest is needed.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    let letBesideCome;
    const isShown = new Promise((resolve) => {
      letBesideCome = resolve;
    });
    const look = () => {
      if (window.shownAt === undefined && document.querySelector(selector)) {
        window.shownAt = performance.now();
        letBesideCome();
      }
    };
    // On a slow machine what stands beside the picks would come first, with all that it brings along.
    const beside = /^\/api\/(picks\/get\/leaderboard|event\/official)/;
    const inner = window.fetch;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
      const answer = await inner(input, init);
      if (beside.test(pathname)) await isShown;
      return answer;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, shows);
  await page.goto(path);
  await page.waitForFunction(() => window.shownAt !== undefined);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap((kind) =>
      performance.getEntriesByType(kind),
    );
    return (
      entries
        // A response from the browser's cache was counted before.
        .filter(({ startTime, transferSize }) => startTime < window.shownAt && transferSize > 0)
        .map(({ name, encodedBodySize, decodedBodySize }) => ({
          path: new URL(name).pathname,
          sent: encodedBodySize,
          whole: decodedBodySize,
        }))
    );
  });
}

const kinds = [
  ['script', /\.js$/],
  ['style', /\.css$/],
  ['font', /\.woff2$/],
  ['picture', /\.svg$/],
  ['data', /^\/api\//],
  ['page', /^/],
];

const kindOf = (path) => kinds.find(([, form]) => form.test(path))[0];

/** @param {{ path: string, sent: number, whole: number }[]} files */
export const sumOf = (files, kind) =>
  files
    .filter(({ path }) => kindOf(path) === kind)
    .reduce((sum, { sent, whole }) => ({ sent: sum.sent + sent, whole: sum.whole + whole }), {
      sent: 0,
      whole: 0,
    });

export const kindNames = kinds.map(([name]) => name);
