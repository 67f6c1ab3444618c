import type { GamePrefix } from '@callshot/rules';
import { expect, type Locator, type Page } from '@playwright/test';

/** Leagues: the navigator, the ranking of one, the analysts. */
export class LeaguesPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(prefix: GamePrefix, path = ''): Promise<void> {
    await this.#page.goto(`/${prefix}/leagues${path}`);
    await expect(this.navigator.or(this.ranking).first()).toBeVisible();
  }

  get navigator(): Locator {
    return this.#page.getByRole('region', { name: 'League Navigator' });
  }

  get ranking(): Locator {
    return this.#page.getByRole('region', { name: 'League ranking' });
  }

  get analysts(): Locator {
    return this.#page.getByRole('region', { name: 'Analyst League' });
  }

  view(name: 'Joined' | 'New' | 'Popular'): Locator {
    return this.navigator.getByRole('radio', { name });
  }

  /** The way to a league; its name is all that its row shows, in words. */
  league(name: string): Locator {
    return this.navigator.getByRole('link', { name: new RegExp(`^${name},`) });
  }

  get members(): Locator {
    return this.ranking.getByRole('region', { name: 'Members' });
  }

  row(at: number): Locator {
    return this.members.locator(`[data-row="${at}"]`);
  }

  /** The reader's row, while it is out of view. */
  get ownRow(): Locator {
    return this.ranking.getByRole('region', { name: 'Your row' });
  }

  arrow(way: 'Previous' | 'Next'): Locator {
    return this.ranking.locator(`[aria-label="${way} event"]`);
  }

  /** 'event 2 of 4' */
  place(at: number, of: number): Locator {
    return this.ranking.getByText(`event ${at} of ${of}`);
  }
}
