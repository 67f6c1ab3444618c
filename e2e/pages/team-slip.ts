import { expect, type Locator, type Page } from '@playwright/test';

/** Teams by the section of the slip they stand in. */
export type ReadSlip = Readonly<Record<string, readonly string[]>>;

/** Which teams are taken, counted from the first that can be. */
export interface Choice {
  readonly from?: number;
  readonly count: number;
}

export const SWISS_STEPS = {
  advancing: 'Which eight teams advance?',
  cleanSweepWinner: 'Which two win every match?',
  cleanSweepLoser: 'Which two lose every match?',
} as const;

/** Picking teams step by step, and reading what was picked (Swiss stages, plain groups). */
export class TeamSlip {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  question(text: string): Locator {
    return this.#page.getByRole('heading', { name: text, exact: true });
  }

  /** The teams that can be picked in this step, of one group or of the whole stage. */
  teams(group: string): Locator {
    return this.#page
      .getByRole('group', { name: group, exact: true })
      .locator('button[aria-pressed]');
  }

  /** Presses teams one after the other. */
  async press(group: string, { from = 0, count }: Choice): Promise<void> {
    const teams = this.teams(group);
    for (let at = from; at < from + count; at += 1) {
      await teams.nth(at).click();
      await expect(teams.nth(at)).toHaveAttribute('aria-pressed', 'true');
    }
  }

  async next(): Promise<void> {
    await this.#page.getByRole('button', { name: 'NEXT', exact: true }).click();
  }

  /** A whole Swiss stage of sixteen teams: eight that advance, two 3-0, two 0-3. */
  async pickSwiss(firstAdvancing = 0): Promise<void> {
    await expect(this.question(SWISS_STEPS.advancing)).toBeVisible();
    await this.press(SWISS_STEPS.advancing, { from: firstAdvancing, count: 8 });
    await this.next();
    await expect(this.question(SWISS_STEPS.cleanSweepWinner)).toBeFocused();
    await this.press(SWISS_STEPS.cleanSweepWinner, { count: 2 });
    await this.next();
    await expect(this.question(SWISS_STEPS.cleanSweepLoser)).toBeFocused();
    await this.press(SWISS_STEPS.cleanSweepLoser, { count: 2 });
  }

  /** A submitted slip as it is shown, one substage's or the only one's. */
  async read(group?: string): Promise<ReadSlip> {
    const scope =
      group === undefined
        ? this.#page.locator('body')
        : this.#page.getByRole('region', { name: group, exact: true });
    await expect(scope.locator('[data-section]').first()).toBeVisible();
    return scope.evaluate((root) =>
      Object.fromEntries(
        [...root.querySelectorAll<HTMLElement>('[data-section]')].map((section) => [
          section.dataset.section ?? '',
          [...section.querySelectorAll('li')].map((team) => team.textContent ?? ''),
        ]),
      ),
    );
  }

  section(key: string): Locator {
    return this.#page.locator(`[data-section="${key}"]`);
  }
}
