import { expect, type Locator, type Page } from '@playwright/test';

export type Side = 'top' | 'bottom';

/** The winner of a match and the score: '3–1', the winner's games first. */
export interface Call {
  readonly side: Side;
  readonly score: string;
}

/** A bracket as it is told: for every match both slots with their scores, and who is to win. */
export type ReadBracket = Readonly<Record<string, readonly [string, string]>>;

/** Picking matches in the drawing or the strip, and reading them. */
export class BracketSlip {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  match(key: string): Locator {
    return this.#page.locator(`[data-match="${key}"]`);
  }

  slot(key: string, side: Side): Locator {
    return this.match(key).locator(`[data-slot$=":${side}"]`);
  }

  /** The focus is in the match, and the match in view. */
  async expectFound(key: string): Promise<void> {
    const match = this.match(key);
    await expect(match.locator(':focus')).toHaveCount(1);
    await expect(match.locator(':focus')).toBeInViewport({ ratio: 0.99 });
    await expect(match).toHaveAttribute('data-led-to');
  }

  /** The score controls of a match: in its place, or on a phone's sheet. */
  scores(key: string): Locator {
    return this.match(key)
      .getByRole('group', { name: /^Series score of / })
      .or(this.scoreSheet);
  }

  get scoreSheet(): Locator {
    return this.#page.getByRole('dialog').filter({ has: this.#page.getByText(/^Best of \d$/) });
  }

  /** Asks for a slot's team to win; where series scores are picked, the score is asked for. */
  async choose(key: string, side: Side): Promise<void> {
    // Focus brings a match into view wherever the drawing was left; Enter is what a press does.
    await this.slot(key, side).press('Enter');
  }

  async call(key: string, { side, score }: Call): Promise<void> {
    await this.choose(key, side);
    await this.scores(key).getByRole('button', { name: score, exact: true }).press('Enter');
    await expect(this.scores(key)).toBeHidden();
  }

  /** The matches on screen in the order in which they are picked. */
  async keys(): Promise<string[]> {
    await expect(this.#page.locator('[data-match]').first()).toBeVisible();
    return this.#page
      .locator('[data-match]')
      .evaluateAll((matches) => matches.map((match) => (match as HTMLElement).dataset.match ?? ''));
  }

  /** Calls every match of the bracket on screen, by its place in the order. */
  async callAll(callOf: (key: string, at: number) => Call): Promise<void> {
    for (const [at, key] of (await this.keys()).entries()) await this.call(key, callOf(key, at));
  }

  async read(): Promise<ReadBracket> {
    await expect(this.#page.locator('[data-match]').first()).toBeVisible();
    return this.#page.locator('[data-match]').evaluateAll((matches) =>
      Object.fromEntries(
        matches.map((match) => {
          // The spoken text is read: the written one depends on the size of the drawing.
          const slots = [...match.querySelectorAll('[data-slot]')].map(
            (slot) => slot.getAttribute('aria-label') ?? slot.textContent,
          );
          return [(match as HTMLElement).dataset.match ?? '', [slots[0] ?? '', slots[1] ?? '']];
        }),
      ),
    );
  }
}
