import { expect, type Locator, type Page } from '@playwright/test';

/** The page on which Admins write announcements. */
export class AnnouncePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get subject(): Locator {
    return this.#page.getByLabel('Subject');
  }

  get text(): Locator {
    return this.#page.getByLabel('Text');
  }

  get preview(): Locator {
    return this.#page.getByRole('region', { name: 'Preview' });
  }

  get sent(): Locator {
    return this.#page
      .getByRole('region', { name: 'Sent so far' })
      .getByRole('row')
      .filter({
        has: this.#page.getByRole('cell'),
      });
  }

  get question(): Locator {
    return this.#page.getByRole('dialog', { name: 'Send this announcement?' });
  }

  async open(): Promise<void> {
    await this.#page.goto('/admin/announce');
  }

  get announce(): Locator {
    return this.#page.getByRole('button', { name: 'Announce' });
  }

  async ask(): Promise<void> {
    await this.announce.click();
  }

  async send(): Promise<void> {
    await this.ask();
    await this.question.getByRole('button', { name: 'Send' }).click();
    await expect(this.question).toBeHidden();
  }
}
