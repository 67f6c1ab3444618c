import type { Locator, Page } from '@playwright/test';

/** The bell in the bar and what it holds. */
export class Bell {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Its name says how many wait. */
  get button(): Locator {
    return this.#page.getByRole('button', { name: /^Notifications/ });
  }

  get panel(): Locator {
    return this.#page.getByRole('dialog', { name: 'Notifications' });
  }

  get items(): Locator {
    return this.panel.getByRole('listitem');
  }

  item(text: string): Locator {
    return this.items.filter({ hasText: text });
  }

  async clear(text: string): Promise<void> {
    await this.item(text)
      .getByRole('button', { name: /^Clear:/ })
      .press('Enter');
  }

  async open(): Promise<void> {
    await this.button.click();
  }
}
