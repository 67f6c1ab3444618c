import type { CDPSession, Page } from '@playwright/test';

export async function cpuSession(page: Page): Promise<CDPSession> {
  const opened = await page.context().newCDPSession(page);
  // CPU time, not wall-clock time: other load on the machine does not count.
  await opened.send('Performance.enable', { timeDomain: 'threadTicks' });
  return opened;
}

/** Milliseconds of CPU that the main thread spends on `work` and the frames after it. */
export async function taskTime(page: Page, session: CDPSession, work: () => Promise<unknown>) {
  await settled(page);
  const before = await taskDuration(session);
  await work();
  await settled(page);
  return (await taskDuration(session)) - before;
}

async function taskDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)));
      }),
  );
