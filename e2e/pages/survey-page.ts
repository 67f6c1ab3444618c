import { expect, type Locator, type Page } from '@playwright/test';

/** /rl/survey: the current survey, one prompt at a time. */
export class SurveyPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(question: string): Promise<void> {
    await this.page.goto('/rl/survey');
    await expect(this.question(question)).toBeVisible();
  }

  question(text: string): Locator {
    return this.page.getByRole('heading', { level: 2, name: text });
  }

  answer(text: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: text, exact: true });
  }

  /** The chosen answers of the prompt on screen. */
  get chosen(): Locator {
    return this.page.getByRole('main').getByRole('button', { pressed: true });
  }

  button(name: 'BACK' | 'NEXT' | 'SUBMIT'): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  /** In the bar above, or at the foot of a phone. */
  tab(isPhone: boolean): Locator {
    return this.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: isPhone ? 'Survey' : 'WORLDS SURVEY', exact: true });
  }

  get done(): Locator {
    return this.page.getByRole('dialog', { name: 'Picks Submitted' });
  }

  /** Everything from the first prompt to the last, one after another. */
  async answerAll(prompts: readonly (readonly string[])[]): Promise<void> {
    for (const [at, texts] of prompts.entries()) {
      for (const text of texts) await this.answer(text).click();
      if (at < prompts.length - 1) await this.button('NEXT').click();
    }
  }
}
