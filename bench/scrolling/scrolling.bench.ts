import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BenchRow } from '../bench-row.ts';
import { buildPage } from '../browser/build-page.ts';
import { type OpenPage, openChromium, servePages } from '../browser/chromium.ts';
import { cpuSession, taskTime } from '../browser/task-time.ts';
import { sized } from '../sized.ts';
import type {} from './page/main.tsx';

const RUNS = sized(5, 1);
const FRAMES = sized(120, 10);
/** The duration of a frame at 60 a second. */
const MOST_FRAME_MS = 1000 / 60;
const UNIT = 'ms of main-thread CPU';
const PEER = '@tanstack/react-virtual 3';

/** px a frame: a quick wheel; and the bar dragged, a part of the whole list a frame. */
const WAYS = [
  { what: 'by the wheel', step: 150 },
  { what: 'by the bar', step: 60_000 },
] as const;

/** A frame while a board of a million rows is scrolled in Chromium, ours and a peer by turns. */
export async function run(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'scrolling-bench-'));
  const browser = await openChromium();
  try {
    await buildPage(new URL('./page/', import.meta.url), folder);
    const open = servePages(browser, folder);
    const [ours, peer]: [number[][], number[][]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await measure(open, 'showOurs'));
      peer.push(await measure(open, 'showPeer'));
    }
    return WAYS.map(({ what }, way) => ({
      bench: `a frame of scrolling 1,000,000 rows ${what}`,
      ours: leastOf(ours, way),
      oursUnit: UNIT,
      peer: leastOf(peer, way),
      peerName: PEER,
      most: MOST_FRAME_MS,
    }));
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The fastest run of each way, since other load can only add time. */
const leastOf = (runs: readonly (readonly number[])[], way: number): number =>
  Math.min(...runs.map((run) => run[way] ?? Number.NaN));

async function measure(open: OpenPage, show: 'showOurs' | 'showPeer'): Promise<number[]> {
  const page = await open();
  const cdp = await cpuSession(page);
  await page.evaluate((name) => window.scrollPage[name](), show);
  await page.getByText('player-5', { exact: true }).first().waitFor();
  const each: number[] = [];
  for (const { step } of WAYS) {
    each.push((await taskTime(page, cdp, () => scroll(page, step))) / FRAMES);
  }
  // The rows that have been scrolled to are there.
  await page
    .getByText(/^player-\d{5,}$/)
    .first()
    .waitFor();
  await page.context().close();
  return each;
}

const scroll = (page: Page, step: number) =>
  page.evaluate(
    async ([step, frames]) => {
      const list = [...document.querySelectorAll('*')].find(
        ({ scrollHeight, clientHeight }) => scrollHeight > 1_000_000 && clientHeight < 1_000,
      );
      if (!list) throw new Error('Nothing scrolls');
      const from = list.scrollTop;
      for (let frame = 0; frame < frames; frame += 1) {
        list.scrollTop += step;
        await new Promise(requestAnimationFrame);
      }
      if (list.scrollTop - from < (step * frames) / 2) throw new Error('It was not scrolled');
    },
    [step, FRAMES] as const,
  );
