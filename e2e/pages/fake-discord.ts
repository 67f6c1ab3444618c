import { type APIRequestContext, expect } from '@playwright/test';
import type { Product } from '../fixtures/product.ts';

/** The requests to the stand-in for Discord's API, as it lists them for manual testers. */
export class FakeDiscord {
  readonly #request: APIRequestContext;
  readonly #origin: string;
  readonly webhookAddress: string;

  constructor(request: APIRequestContext, product: Product) {
    this.#request = request;
    this.#origin = found(product, /sent to Discord is shown at (\S+)\//);
    this.webhookAddress = found(product, /server to try: (\S+)/);
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

  /** Makes an account refuse further messages, or accept them again. */
  async change(what: 'close' | 'open', accountId: string): Promise<void> {
    const answer = await this.#request.post(`${this.#origin}/people/${accountId}/${what}`);
    expect(answer.ok()).toBe(true);
  }

  /** The account of the newest greeting. */
  async newestAccount(): Promise<string> {
    const greeting = (await this.#messages()).find((message) =>
      message.includes('Callshot writes to you here'),
    );
    return /To account (\d+)/.exec(greeting ?? '')?.[1] ?? '';
  }
}

function found(product: Product, form: RegExp): string {
  const text = form.exec(product.printed())?.[1];
  if (text === undefined) throw new Error('The product said nothing of a stand-in for Discord');
  return text;
}
