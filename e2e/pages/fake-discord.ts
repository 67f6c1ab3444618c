import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../fixtures/product.ts';

/** What the stand-in for Discord's API was told, on a page of its own. */
export class FakeDiscord {
  readonly #page: Page;
  readonly #origin: string;
  readonly webhookAddress: string;

  constructor(page: Page, product: Product) {
    this.#page = page;
    this.#origin = found(product, /sent to Discord is shown at (\S+)\//);
    this.webhookAddress = found(product, /server to try: (\S+)/);
  }

  get messages(): Locator {
    return this.#page.getByRole('article');
  }

  /** Shows all that was sent until now. */
  async look(): Promise<void> {
    await this.#page.goto(this.#origin);
  }

  /** Looks until a message says this. */
  async expectMessage(text: string | RegExp): Promise<void> {
    await expect(async () => {
      await this.look();
      await expect(this.messages.filter({ hasText: text }).first()).toBeVisible({ timeout: 500 });
    }).toPass();
  }

  /** Whoever was written to last refuses what comes next, or takes it again. */
  async change(what: 'Close' | 'Open', accountId: string): Promise<void> {
    await this.look();
    await this.#page.getByRole('button', { name: `${what} messages to ${accountId}` }).click();
  }

  /** The account of the newest greeting. */
  async newestAccount(): Promise<string> {
    await this.look();
    const heading = this.messages.filter({ hasText: 'Callshot writes to you here' }).first();
    const text = await heading.getByRole('heading').textContent();
    return (text ?? '').replace(/\D/g, '');
  }
}

function found(product: Product, form: RegExp): string {
  const text = form.exec(product.printed())?.[1];
  if (text === undefined) throw new Error('The product said nothing of a stand-in for Discord');
  return text;
}
