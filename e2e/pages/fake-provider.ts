import { expect, type Locator, type Page } from '@playwright/test';

/** The page on which a stand-in for a provider asks who somebody is. */
export class FakeProviderPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  heading(title: string): Locator {
    return this.#page.getByRole('heading', { name: `Fake ${title}: who are you?` });
  }

  /** Continues as whoever has this name; the same name is the same person. */
  async continueAs(title: string, name: string): Promise<void> {
    await expect(this.heading(title)).toBeVisible();
    await this.#page.getByLabel('Name').fill(name);
    await this.#page.getByRole('button', { name: 'Continue' }).click();
  }

  async cancel(title: string): Promise<void> {
    await expect(this.heading(title)).toBeVisible();
    await this.#page.getByRole('button', { name: 'Cancel' }).click();
  }
}
