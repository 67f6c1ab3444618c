import type { CDPSession, Locator, Page } from '@playwright/test';
import type { OpenPage } from '../browser/chromium.ts';
import { cpuSession, settled, taskTime } from '../browser/task-time.ts';
import { sized } from '../sized.ts';
import type {} from './page/main.ts';

const PICKS = sized(32, 2);
const FRAMES = sized(60, 5);
const SLOWED = sized(4, 1);
/** The drawing follows the last pick a moment later, and glides: that is part of what picks cost. */
const FOLLOWED_MS = 600;

async function session(page: Page): Promise<CDPSession> {
  const opened = await cpuSession(page);
  await page.evaluate(() => window.benchPage.preparePage());
  return opened;
}

export async function measureOurs(open: OpenPage) {
  const { page, cdp, show } = await showOurs(open);
  // A timer draws it, after the frames that `show` is measured with.
  const rest = await taskTime(page, cdp, () => page.evaluate(() => window.benchPage.showRest()));
  await page.evaluate(() => window.benchPage.comeNear());
  const pick = (await taskTime(page, cdp, () => pickOneByOne(page))) / PICKS;
  const pan = (await taskTime(page, cdp, () => panAcross(page))) / FRAMES;
  const copy = await taskTime(page, cdp, () => page.evaluate(() => window.benchPage.showCopy()));
  await page.context().close();
  return { show, rest, pick, pan, copy };
}

async function showOurs(open: OpenPage) {
  const page = await open();
  const cdp = await session(page);
  const show = await taskTime(page, cdp, () => page.evaluate(() => window.benchPage.showOurs()));
  return { page, cdp, show };
}

async function showPeer(open: OpenPage) {
  const page = await open();
  const cdp = await session(page);
  const peer = await page.evaluateHandle((picks) => window.benchPage.preparePeer(picks), PICKS);
  const show = await taskTime(page, cdp, () => peer.evaluate(({ show }) => show()));
  return { page, cdp, peer, show };
}

async function showBuilder(open: OpenPage) {
  const page = await open();
  const cdp = await session(page);
  const builder = await page.evaluateHandle(() => window.benchPage.loadBuilder());
  const show = await taskTime(page, cdp, () => builder.evaluate((builder) => builder.show()));
  return { page, cdp, builder, show };
}

/** Main-thread CPU of showing each one and nothing after that, each in a page of its own. */
export async function measureShows(open: OpenPage) {
  const alone = async (shown: Promise<{ page: Page; show: number }>) => {
    const { page, show } = await shown;
    await page.context().close();
    return show;
  };
  return {
    ours: await alone(showOurs(open)),
    peer: await alone(showPeer(open)),
    builder: await alone(showBuilder(open)),
  };
}

/** Presses the top team of one match after the other, a frame apart. */
async function pickOneByOne(page: Page): Promise<void> {
  await page.evaluate(async (picks) => {
    for (let match = 0; match < picks; match += 1) {
      document.querySelector<HTMLElement>(`[data-slot="${match}:top"]`)?.click();
      await new Promise(requestAnimationFrame);
    }
    const picked = document.querySelectorAll('[data-slot][aria-pressed=true]').length;
    if (picked !== picks) throw new Error(`${picked} of ${picks} picks arrived`);
  }, PICKS);
  await page.waitForTimeout(FOLLOWED_MS);
}

async function panAcross(page: Page): Promise<void> {
  await page.mouse.move(1200, 700);
  await page.mouse.down();
  await page.mouse.move(600, 200, { steps: FRAMES });
  await page.mouse.up();
}

/**
 * From each of some presses until the frame that answers it, in milliseconds; and from one that takes
 * the winner of everything its whole way.
 */
export async function measureAnswers(open: OpenPage) {
  const page = await open();
  const cdp = await session(page);
  await page.evaluate(() => window.benchPage.showOurs());
  await page.evaluate(() => window.benchPage.showRest());
  await page.evaluate(() => window.benchPage.comeNear());
  await settled(page);
  const heard = await page.evaluateHandle(() => {
    const told: number[] = [];
    // Unless asked, browsers tell of what takes longer than 104 ms alone.
    const least: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const { duration, name } of list.getEntries()) {
        if (name === 'click' || name === 'keydown') told.push(duration);
      }
    }).observe(least);
    return told;
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const panel = page.getByRole('region', { name: 'Next match' });
  const answer = async (act: () => Promise<void>) => {
    await act();
    await settled(page);
    return heard.evaluate((told) => Math.max(0, ...told.splice(0)));
  };
  // By the mouse itself: `click` of a locator asks, within the press, what lies under the pointer.
  const answerTo = async (pressed: Locator) => {
    await pressed.hover();
    await settled(page);
    return answer(async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
  };
  const answers = [
    await answerTo(page.locator('[data-slot="0:top"]')),
    await answerTo(page.locator('[data-slot="1:bottom"]')),
    await answerTo(page.locator('[data-slot="0:bottom"]')),
    await answerTo(panel.getByRole('button', { name: 'Wins' }).first()),
    await answerTo(panel.getByRole('button', { name: 'Next open match' })),
    await answer(() => page.keyboard.press('n')),
  ];
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await pickAll(page);
  await page.waitForTimeout(FOLLOWED_MS);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const cleared = await answerTo(page.locator('[data-slot="0:bottom"]'));
  await page.context().close();
  return { answers, cleared };
}

/** The upper team of every match. */
const pickAll = (page: Page) =>
  page.evaluate(async () => {
    for (const match of document.querySelectorAll('[data-match]')) {
      match.querySelector<HTMLElement>('[data-slot$=":top"]')?.click();
      await new Promise((done) => setTimeout(done));
    }
  });

export async function measurePeer(open: OpenPage) {
  const { page, cdp, peer, show } = await showPeer(open);
  const pick = await taskTime(page, cdp, () =>
    peer.evaluate(async ({ pick }, picks) => {
      for (let at = 0; at < picks; at += 1) {
        await pick(at);
        await new Promise(requestAnimationFrame);
      }
    }, PICKS),
  );
  await page.context().close();
  return { show, pick: pick / PICKS };
}

const EDITS = sized(8, 2);
const SENT_TO = ['', 'LB 1·1, top'];
const BEST_OF = ['1', '7'];

/** The builder with the same bracket; each edit with the frame that shows it and all that follows. */
export async function measureBuilder(open: OpenPage) {
  const { page, cdp, builder, show } = await showBuilder(open);
  await builder.evaluate(({ showAll }) => showAll());
  const openList = await taskTime(page, cdp, () => builder.evaluate(({ openList }) => openList()));
  let [lead, apply] = [0, 0];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const to = SENT_TO[edit % SENT_TO.length] ?? '';
    lead += await taskTime(page, cdp, () => builder.evaluate(({ lead }, to) => lead(to), to));
  }
  for (let edit = 0; edit < EDITS; edit += 1) {
    const bestOf = BEST_OF[edit % BEST_OF.length] ?? '';
    await builder.evaluate(({ choose }, bestOf) => choose(bestOf), bestOf);
    apply += await taskTime(page, cdp, () => builder.evaluate(({ apply }) => apply()));
    await builder.evaluate(({ mustShow }, bestOf) => mustShow(bestOf), bestOf);
  }
  await page.context().close();
  return { show, openList, lead: lead / EDITS, apply: apply / EDITS };
}
