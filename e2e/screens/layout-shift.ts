import type { Page } from '@playwright/test';

/** Layout shift that nobody notices. */
const MAX_SHIFT = 0.02;

/**
 * The parts of the page that have jumped by themselves since it was opened. Small shifts are
 * ignored, and shifts that a press caused are meant.
 */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    (max) =>
      new Promise((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        const nameOf = (node: Node | null) =>
          node instanceof Element ? `${node.tagName} ${node.className}` : `${node?.textContent}`;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (Reflect.get(entry, 'hadRecentInput') === true) continue;
            const value: number = Reflect.get(entry, 'value');
            const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
            sum += value;
            moved.push(
              `${value.toFixed(3)}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`,
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Earlier shifts are reported in the next turn, if there were any.
        setTimeout(() => resolve(sum > max ? moved : []), 100);
      }),
    MAX_SHIFT,
  );
