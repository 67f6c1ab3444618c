import { expect, type Locator, type Page } from '@playwright/test';

/** The dialogs about scores: the global board, the breakdown, the awards. */
export class Leaderboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get modal(): Locator {
    return this.#page.getByRole('dialog', { name: 'Global Leaderboard' });
  }

  get entrants(): Locator {
    return this.modal.getByRole('region', { name: 'Ranked', exact: true });
  }

  /** On the podium or in the list. */
  row(at: number): Locator {
    return this.modal.locator(`[data-row="${at}"]`);
  }

  get podium(): Locator {
    return this.modal.getByRole('list', { name: 'Podium' });
  }

  /** The reader's row, while it is out of view. */
  get pinned(): Locator {
    return this.modal.getByRole('region', { name: 'Your row' });
  }

  /** Brings a row to about the middle. */
  async scrollTo(row: number): Promise<void> {
    const rows = await this.rowCount();
    await this.entrants.evaluate((list, share) => {
      list.scrollTop = share * list.scrollHeight - list.clientHeight / 2;
    }, row / rows);
  }

  get ownRow(): Locator {
    return this.modal.locator('[aria-current="true"]');
  }

  /** 'Rows 4–15 of 288' */
  get notice(): Locator {
    return this.modal.getByText(/^Rows /);
  }

  async rowCount(): Promise<number> {
    await expect(this.notice).toBeVisible();
    const [, count = ''] = /of ([\d,]+)/.exec((await this.notice.textContent()) ?? '') ?? [];
    return Number(count.replaceAll(',', ''));
  }

  async jump(to: 'Top' | 'Bottom' | 'My row'): Promise<void> {
    await this.modal.getByRole('button', { name: to, exact: true }).click();
  }

  async search(text: string): Promise<void> {
    await this.modal.getByLabel('Search by name').fill(text);
  }
}

export interface Breakdown {
  readonly total: number;
  readonly rank: string;
  readonly percentile: string;
  /** Points of the single ledger rows. */
  readonly rows: readonly number[];
}

/** Reads the open Score Breakdown, folded rows too. */
export async function readBreakdown(page: Page): Promise<Breakdown> {
  const modal = page.getByRole('dialog', { name: 'Score Breakdown' });
  await expect(modal.getByText('Points', { exact: true })).toBeVisible();
  return modal.evaluate((root) => {
    const facts = new Map(
      [...root.querySelectorAll('dt')].map((name) => [
        name.textContent ?? '',
        name.nextElementSibling?.textContent ?? '',
      ]),
    );
    return {
      total: Number(facts.get('Points')),
      rank: facts.get('Rank') ?? '',
      percentile: facts.get('Percentile') ?? '',
      rows: [...root.querySelectorAll('details li')].map((row) =>
        Number.parseInt(row.lastElementChild?.textContent ?? '', 10),
      ),
    };
  });
}
