import { expect, type Locator, type Page } from '@playwright/test';
import { goWithin } from '../fixtures/go-within.ts';

/** /admin/user: finding users and changing one. */
export class UserManager {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async find(name: string): Promise<void> {
    await goWithin(this.page, '/admin/user');
    await this.page.getByLabel('Name or Email').fill(name);
    await this.page.getByRole('button', { name: 'Search' }).click();
  }

  found(name: string): Locator {
    return this.page.getByRole('row').getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** All that the list tells of a user. */
  row(name: string): Locator {
    const button = this.page.getByRole('button', { name: new RegExp(`^${name}`) });
    return this.page.getByRole('row').filter({ has: button });
  }

  get modal(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The fact about the user under a heading. */
  fact(name: string): Locator {
    return this.modal.locator('dl > div').filter({ hasText: name });
  }

  async open(name: string): Promise<void> {
    await this.find(name);
    await this.found(name).click();
    await expect(this.modal.getByLabel('Username')).toHaveValue(name);
  }

  async save(): Promise<void> {
    await this.modal.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText('User Updated!', { exact: true })).toBeVisible();
    await expect(this.modal).toBeHidden();
  }
}

/** /admin/audit: what was done, newest first. */
export class AuditLog {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await goWithin(this.page, '/admin/audit');
    await expect(this.page.getByRole('table')).toBeVisible();
  }

  /** Rows below the head. */
  row(text: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }
}
