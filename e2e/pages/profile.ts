import { expect, type Locator, type Page } from '@playwright/test';
import { Shell } from './shell.ts';

/** The profile window, one's own or somebody else's. */
export class Profile {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get modal(): Locator {
    return this.#page.getByRole('dialog', { name: 'Profile', exact: true });
  }

  get tabs(): Locator {
    return this.modal.getByRole('tab');
  }

  get panel(): Locator {
    return this.modal.getByRole('tabpanel');
  }

  /** One's own, from the user menu. */
  async openOwn(): Promise<void> {
    const shell = new Shell(this.#page);
    await shell.choose(shell.userMenu, 'Profile');
    await expect(this.tabs.first()).toBeVisible();
  }

  async show(section: string): Promise<void> {
    await this.modal.getByRole('tab', { name: section, exact: true }).click();
    await expect(this.modal.getByRole('tabpanel', { name: section })).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.modal.getByRole('button', { name, exact: true });
  }
}
