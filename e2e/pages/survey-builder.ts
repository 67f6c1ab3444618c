import { expect, type Locator, type Page } from '@playwright/test';

/** /admin/survey: the list of surveys, and one of it in the editor. */
export class SurveyBuilder {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/survey');
    await expect(this.rows.first()).toBeVisible();
  }

  /** Rows below the head. */
  get rows(): Locator {
    const table = this.page.getByRole('table', { name: 'Surveys' });
    return table.getByRole('row').filter({ has: this.page.locator('[aria-pressed]') });
  }

  row(title: string): Locator {
    return this.page.getByRole('row', { name: title, exact: true });
  }

  async select(title: string): Promise<void> {
    await this.row(title).getByRole('button').click();
  }

  get prompts(): Locator {
    return this.page.getByRole('region', { name: 'Prompts' });
  }

  /** The prompt that is edited. */
  get prompt(): Locator {
    return this.page.getByRole('region', { name: /^Prompt \d+$/ });
  }

  get preview(): Locator {
    return this.page.getByRole('complementary', { name: 'Preview and results' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(label: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  answer(number: number): Locator {
    return this.prompt.getByRole('textbox', { name: `Answer ${number}, text` });
  }

  /** Several answers at once. */
  async paste(lines: readonly string[]): Promise<void> {
    await this.button('Paste a list').click();
    await this.dialog.getByRole('textbox').fill(lines.join('\n'));
    await this.dialog.getByRole('button', { name: /^Add / }).click();
    await expect(this.dialog).toBeHidden();
  }

  async said(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible();
  }
}
