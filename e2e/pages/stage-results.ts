import type { Locator, Page } from '@playwright/test';

/** The official results of a stage, with the calls of it. */
export class StageResults {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get summary(): Locator {
    return this.#page.getByRole('region', { name: 'Summary' });
  }

  /** The winner of a bracket, or those who still can be. */
  get champion(): Locator {
    return this.#page.getByRole('group', { name: 'Champion', exact: true });
  }

  /** A match of the official board, by its key. */
  match(key: string): Locator {
    return this.#page.locator(`[data-match="${key}"]`);
  }

  /** The teams that stand so: `undefeated`, `advanced`, `playing`, `eliminated` … */
  standing(standing: string): Locator {
    return this.#page.locator(`[data-standing="${standing}"] > ul > li`);
  }

  /** Teams that were called for something, by how that came out: 'Advancing, Correct'. */
  called(words: string | RegExp): Locator {
    return this.#page.locator('[data-standing] > ul > li').filter({ hasText: words });
  }
}
