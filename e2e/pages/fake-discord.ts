import { type APIRequestContext, expect } from '@playwright/test';
import type { Product } from '../fixtures/product.ts';

/** The requests to the stand-in for Discord's API, as it lists them for manual testers. */
export class FakeDiscord {
  readonly #request: APIRequestContext;
  readonly #origin: string;

  constructor(request: APIRequestContext, product: Product) {
    this.#request = request;
    this.#origin = found(product, /sent to Discord is shown at (\S+)\//);
  }

  /** All that was sent until now, the newest first. */
  async #messages(): Promise<string[]> {
    const page = await (await this.#request.get(this.#origin)).text();
    return page.match(/<article>.*?<\/article>/gs) ?? [];
  }

  /** Looks until a message says this. */
  async expectMessage(text: string): Promise<void> {
    await expect.poll(() => this.#messages()).toContainEqual(expect.stringContaining(text));
  }
}

function found(product: Product, form: RegExp): string {
  const text = form.exec(product.printed())?.[1];
  if (text === undefined) throw new Error('The product said nothing of a stand-in for Discord');
  return text;
}
