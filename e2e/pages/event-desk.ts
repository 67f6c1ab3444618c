import { expect, type Locator, type Page } from '@playwright/test';
import { goWithin } from '../fixtures/go-within.ts';

/** /admin/event: the list of events, and the control room of each. */
export class EventDeskPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openList(): Promise<void> {
    await goWithin(this.page, '/admin/event');
    await expect(this.page.getByRole('table', { name: 'Events' })).toBeVisible();
  }

  /** By its link in the list. */
  async openRoom(name: string): Promise<void> {
    await this.openList();
    await this.page.getByRole('radio', { name: 'All', exact: true }).check();
    await this.page.getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }

  stage(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'Stages' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }
}
