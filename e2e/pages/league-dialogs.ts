import { expect, type Locator, type Page } from '@playwright/test';

/** The league page's ways to its dialogs, and what they hold. */
export class LeagueDialogs {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get navigator(): Locator {
    return this.#page.getByRole('region', { name: 'League Navigator' });
  }

  dialog(title: string): Locator {
    return this.#page.getByRole('dialog', { name: title, exact: true });
  }

  get create(): Locator {
    return this.navigator.getByRole('button', { name: 'Create', exact: true });
  }

  get search(): Locator {
    return this.navigator.getByRole('button', { name: 'Search leagues' });
  }

  /** A league's row in the navigator. */
  row(name: string): Locator {
    return this.navigator.getByRole('listitem').filter({ hasText: name });
  }

  async open(): Promise<void> {
    await this.#page.goto('/rl/leagues');
    await expect(this.navigator).toBeVisible();
  }

  async chooseOf(name: string, item: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Manage ${name}` })
      .click();
    await this.#page.getByRole('menuitem', { name: item }).click();
  }

  /** Types a league's name into the search, and answers its row there. */
  async find(name: string): Promise<Locator> {
    await this.search.click();
    const search = this.dialog('League Search');
    await search.getByRole('searchbox').fill(name);
    const row = search.getByRole('listitem').filter({ hasText: name });
    await expect(row).toBeVisible();
    return row;
  }

  async info(name: string): Promise<Locator> {
    const row = await this.find(name);
    await row.getByRole('button', { name: /^League Info/ }).click();
    const info = this.dialog('League Info');
    await expect(info.getByText(name).first()).toBeVisible();
    return info;
  }

  /** Something was done: it is said, and waved away. */
  async expectDone(title: string): Promise<void> {
    const done = this.dialog(title);
    await expect(done).toBeVisible();
    await done.getByRole('button', { name: 'OK' }).click();
    await expect(done).toBeHidden();
  }

  /** The waiting notice, over everything. */
  overlay(text: string): Locator {
    return this.#page.getByText(text, { exact: true });
  }
}
