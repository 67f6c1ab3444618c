import { expect, type Locator, type Page } from '@playwright/test';
import { goWithin } from '../fixtures/go-within.ts';
import { type DemoEvent, EventPage } from './event-page.ts';
import { type Choice, TeamSlip } from './team-slip.ts';

/** /admin/pickOverride: official results, users' picks, stages and locks. */
export class OverridePage {
  readonly page: Page;
  readonly teams: TeamSlip;

  constructor(page: Page) {
    this.page = page;
    this.teams = new TeamSlip(page);
  }

  async open(event: DemoEvent): Promise<void> {
    // The game of the page is the one visited last.
    if (this.page.url() === 'about:blank') await visited(this.page, event);
    else await new EventPage(this.page).open(event);
    await goWithin(this.page, '/admin/pickOverride');
    await this.page.getByRole('combobox').first().selectOption({ label: event.name });
    await expect(this.page.getByRole('heading', { name: 'Stage and lock' })).toBeVisible();
  }

  /** The facts about the current stage and its lock. */
  get stageFacts(): Locator {
    return this.page.getByText(/is the current stage\./);
  }

  async lockNow(reason: string): Promise<void> {
    await this.page.getByText('Open, lock or reopen').click();
    await this.page.getByLabel('Action', { exact: true }).selectOption('lock');
    const panel = this.page.getByRole('region', { name: 'Stage and lock' });
    await panel.getByLabel('Reason').fill(reason);
    await panel.getByRole('button', { name: 'Lock picks now' }).click();
    const question = this.page.getByRole('dialog', { name: 'Lock picks now?' });
    await expect(question.getByText(/^\d+ (person has|people have) picked /)).toBeVisible();
    await question.getByRole('button', { name: 'Lock picks now' }).click();
    await expect(this.page.getByText('Picks locked', { exact: true })).toBeVisible();
  }

  /** Says of teams, counted from the first, how the stage ended for them. */
  async nameTeams(end: string, { from = 0, count }: Choice): Promise<void> {
    const isOpen = this.page.getByRole('radio', { name: 'Open', exact: true });
    const teams = this.page.getByRole('listitem').filter({ has: isOpen });
    for (let at = from; at < from + count; at += 1) {
      const choice = teams.nth(at).getByRole('radio', { name: end, exact: true });
      await choice.check();
      await expect(choice).toBeChecked();
    }
  }

  async askToOpen(username: string): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Open these picks…' }).click();
    const question = this.page.getByRole('dialog', { name: `Open the Picks of ${username}?` });
    await expect(question).toBeVisible();
    return question;
  }

  /** The newest of what was overridden so far. */
  get lastOverride(): Locator {
    const overrides = this.page.getByRole('region', { name: 'Overrides so far' });
    return overrides
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') })
      .first();
  }

  get preview(): Locator {
    return this.page.getByRole('dialog', { name: 'Check the Changes' });
  }

  async openPreview(): Promise<void> {
    await this.page.getByRole('button', { name: 'Preview changes' }).click();
    await expect(this.preview).toBeVisible();
  }

  async save(): Promise<void> {
    await this.preview.getByRole('button', { name: 'Save changes' }).click();
    await expect(this.page.getByText('Changes saved', { exact: true })).toBeVisible();
    await expect(this.preview).toBeHidden();
  }
}

/** As if the game of an event had been visited in this browser before. */
const visited = (page: Page, { prefix }: DemoEvent): Promise<unknown> =>
  page.addInitScript(
    (game) => {
      if (localStorage.getItem('callshot.game') === null)
        localStorage.setItem('callshot.game', game);
    },
    prefix === 'rl' ? '1' : '2',
  );
