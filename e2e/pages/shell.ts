import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts.ts';

/** The frame of every page: menus, and the modals that open from anywhere. */
export class Shell {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get visitorMenu(): Locator {
    return this.#page.getByRole('button', { name: 'Login or Register' });
  }

  get userMenu(): Locator {
    return this.#page.getByRole('button', { name: 'User menu' });
  }

  modal(title: string): Locator {
    return this.#page.getByRole('dialog', { name: title, exact: true });
  }

  async choose(menu: Locator, item: string): Promise<void> {
    await menu.click();
    await this.#page.getByRole('menu').getByText(item, { exact: true }).click();
  }

  async switchGame(to: string): Promise<void> {
    await this.choose(this.#page.getByRole('button', { name: /^Game: / }), to);
  }

  /** Ends the session, and waits for the page that is then loaded anew. */
  async logOut(): Promise<void> {
    const loaded = this.#page.waitForEvent('load');
    await this.choose(this.userMenu, 'Log Out');
    await loaded;
    await expect(this.visitorMenu).toBeVisible();
  }

  /** Fills in the Log In modal that is open. */
  async logIn({ username, password }: Account): Promise<void> {
    const modal = this.modal('Log In');
    await modal.getByLabel('Username').fill(username);
    await modal.getByLabel('Password').fill(password);
    await modal.getByRole('button', { name: 'Log In', exact: true }).click();
  }

  async expectSignedInAs(username: string): Promise<void> {
    await this.userMenu.click();
    const named = this.#page.getByText(username, { exact: true }).filter({ visible: true });
    await expect(named.last()).toBeVisible();
    await this.#page.keyboard.press('Escape');
  }
}

/** The four fields of a new account, in the Register modal or on the first admin's page. */
export class NewAccountForm {
  readonly #scope: Locator;

  constructor(scope: Locator) {
    this.#scope = scope;
  }

  field(label: string): Locator {
    return this.#scope.getByLabel(label, { exact: true });
  }

  async fill(account: {
    username: string;
    email: string;
    password: string;
    confirmPassword: string;
  }): Promise<void> {
    await this.field('Username').fill(account.username);
    await this.field('Email').fill(account.email);
    await this.field('Password').fill(account.password);
    await this.field('Confirm Password').fill(account.confirmPassword);
  }
}
