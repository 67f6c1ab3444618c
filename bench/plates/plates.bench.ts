import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Nameplate } from '@callshot/contract';
import type { Browser, Page } from '@playwright/test';
import type { BenchRow } from '../bench-row.ts';
import { buildPage } from '../browser/build-page.ts';
import { type OpenPage, openChromium, servePages } from '../browser/chromium.ts';
import { cpuSession, taskTime } from '../browser/task-time.ts';
import { sized } from '../sized.ts';
import type {} from './page/main.tsx';
import { variedPlates } from './varied-plates.ts';

const RUNS = sized(5, 1);
const PLATES = sized(300, 10);
const FRAMES = sized(120, 5);
/** A quick wheel. */
const PX_A_FRAME = 150;
/** The duration of a frame at 60 a second. */
const FRAME_MS = 1000 / 60;
const MOST_OF_CLASSIC = 1.3;

/** Frame times while a board of 1,000 rows is scrolled, in plates and in Classic by turns. */
export async function run(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plates-bench-'));
  const browser = await openChromium();
  const plates = variedPlates(PLATES);
  try {
    await buildPage(new URL('./page/', import.meta.url), folder);
    const open = servePages(browser, folder);
    const [worn, classic]: [Frame[], Frame[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      worn.push(await measure(browser, open, plates));
      classic.push(await measure(browser, open, []));
    }
    const row = (what: keyof Frame) => ({
      ours: leastOf(worn, what),
      peer: leastOf(classic, what),
      peerName: 'Classic',
    });
    return [
      {
        bench: `a frame of scrolling 1,000 rows in ${PLATES} plates`,
        oursUnit: 'ms of main-thread CPU',
        ...row('mainThread'),
        most: FRAME_MS,
        mostOfPeer: MOST_OF_CLASSIC,
      },
      {
        bench: 'from one of these frames to the next',
        oursUnit: 'ms',
        ...row('toNext'),
        // Other load makes frames late, those in Classic as well.
        limit: FRAME_MS,
        limitName: '60 a second',
        mostOfPeer: MOST_OF_CLASSIC,
      },
      {
        bench: 'one of these frames in all processes, drawn without a graphics card',
        oursUnit: 'ms of CPU',
        ...row('everywhere'),
      },
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds. */
interface Frame {
  readonly mainThread: number;
  readonly toNext: number;
  readonly everywhere: number;
}

/** The fastest run, since other load can only add time. */
const leastOf = (runs: readonly Frame[], what: keyof Frame): number =>
  Math.min(...runs.map((frame) => frame[what]));

async function measure(
  browser: Browser,
  open: OpenPage,
  plates: readonly Nameplate[],
): Promise<Frame> {
  const page = await open();
  const cdp = await cpuSession(page);
  await page.evaluate((worn) => window.platesPage.show(worn), plates);
  await page.getByText('player-5', { exact: true }).first().waitFor();
  // A first time, so that every plate has been read.
  await scroll(page);
  await page.waitForFunction((count) => window.platesPage.countRead() === count, plates.length);
  const before = await cpuOf(browser);
  let toNext = Number.NaN;
  const mainThread = await taskTime(page, cdp, async () => {
    toNext = await scroll(page);
  });
  const everywhere = (await cpuOf(browser)) - before;
  await page.context().close();
  return { mainThread: mainThread / FRAMES, toNext, everywhere: everywhere / FRAMES };
}

/** From the top; milliseconds from frame to frame. */
const scroll = (page: Page): Promise<number> =>
  page.evaluate(
    async ([step, frames]) => {
      const list = document.querySelector('[aria-label="Ranked"]');
      if (!list) throw new Error('Nothing scrolls');
      list.scrollTop = 0;
      await new Promise(requestAnimationFrame);
      const from = await new Promise<number>(requestAnimationFrame);
      let at = from;
      for (let frame = 0; frame < frames; frame += 1) {
        list.scrollTop += step;
        at = await new Promise<number>(requestAnimationFrame);
      }
      if (list.scrollTop < step * frames) throw new Error('It was not scrolled');
      return (at - from) / frames;
    },
    [PX_A_FRAME, FRAMES] as const,
  );

/** Milliseconds that all processes of the browser have taken. */
async function cpuOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
