import { expect, type Locator, type Page } from '@playwright/test';
import { goWithin } from '../fixtures/go-within.ts';
import { BracketSlip } from './bracket-slip.ts';
import { StageResults } from './stage-results.ts';
import { TeamSlip } from './team-slip.ts';

export type GamePrefix = 'rl' | 'cs';

/** The events of the demo world, by the names they are shown with. */
export const demoEvents = {
  finishedWorlds: { prefix: 'rl', name: 'RLCS 2021-22 Worlds' },
  finishedMajor: { prefix: 'cs', name: 'Austin Major 2025' },
  liveWorlds: { prefix: 'rl', name: 'RLCS Worlds Replay' },
  liveMajor: { prefix: 'cs', name: 'Austin Major Replay' },
  upcomingWorlds: { prefix: 'rl', name: 'RLCS Worlds: Next Replay' },
  upcomingMajor: { prefix: 'cs', name: 'Austin Major: Next Replay' },
  doubleElimination: { prefix: 'rl', name: 'Worlds Rematch: Double Elimination' },
  plainGroups: { prefix: 'cs', name: 'Austin Rematch: Groups' },
} as const satisfies Record<string, DemoEvent>;

export interface DemoEvent {
  readonly prefix: GamePrefix;
  readonly name: string;
}

interface EventSummary {
  readonly id: number;
  readonly nameOverride: string;
}

/** The event page with the picks of one user. */
export class EventPage {
  readonly page: Page;
  readonly teams: TeamSlip;
  readonly bracket: BracketSlip;
  readonly results: StageResults;

  constructor(page: Page) {
    this.page = page;
    this.teams = new TeamSlip(page);
    this.bracket = new BracketSlip(page);
    this.results = new StageResults(page);
  }

  static async idOf(page: Page, { prefix, name }: DemoEvent): Promise<number> {
    const gameId = prefix === 'rl' ? '1' : '2';
    const answer = await page.request.get(`/api/event/getEvents?gameId=${gameId}`, {
      headers: { Game: gameId },
    });
    const events: EventSummary[] = await answer.json();
    const event = events.find((one) => one.nameOverride === name);
    if (event === undefined) throw new Error(`The demo world has no event ${name}`);
    return event.id;
  }

  async open(event: DemoEvent, userId?: number): Promise<void> {
    const id = await EventPage.idOf(this.page, event);
    const user = userId === undefined ? '' : `/${userId}`;
    await this.page.goto(`/${event.prefix}/event/${id}${user}`);
    await expect(this.heading(event.name)).toBeVisible();
  }

  /** Within the app, where a page of it is open. */
  async goTo(event: DemoEvent): Promise<void> {
    const id = await EventPage.idOf(this.page, event);
    await goWithin(this.page, `/${event.prefix}/event/${id}`);
    await expect(this.heading(event.name)).toBeVisible();
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  stage(name: string): Locator {
    // Below its name a stage says what became of it, which may name another.
    const tabs = this.page.getByRole('tablist', { name: 'Stages' });
    return tabs.getByRole('tab', { name: new RegExp(`^${name} `) });
  }

  group(name: string): Locator {
    return this.page.getByRole('tablist', { name: 'Groups' }).getByRole('tab', { name });
  }

  /** '8 / 8 picked' */
  get progress(): Locator {
    return this.#actions.getByText(/^\d+ \/ \d+ picked/);
  }

  /** The actions for picks: in the event bar, at the foot of a phone. */
  get #actions(): Locator {
    return this.page.locator('[data-place="actions"]');
  }

  /** The status of picks that are not being edited. */
  get state(): Locator {
    return this.page.locator('#picks-state');
  }

  get scorePill(): Locator {
    return this.page.getByRole('button', { name: /Open the score breakdown$/ });
  }

  modal(title: string): Locator {
    return this.page.getByRole('dialog', { name: title, exact: true });
  }

  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  /** The pane beside the picks, opened first where it is not; on narrow screens it is a drawer. */
  async pane(): Promise<Locator> {
    const pane = this.page.getByRole('complementary', { name: 'Event details' });
    const toggle = this.button('Event details');
    await expect(toggle.or(pane).first()).toBeVisible();
    if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-expanded')) === 'false') {
      await toggle.click();
    }
    await expect(pane).toBeVisible();
    return pane;
  }

  /** Puts the drawer of narrow screens away again. */
  async closePane(): Promise<void> {
    const close = this.page.locator('[data-drawer]').getByRole('button', { name: /^Close/ });
    if (await close.isVisible()) await close.click();
  }

  /** Opens the board at the viewer's own row. */
  async openOwnBoard(): Promise<void> {
    const pane = await this.pane();
    await pane.getByRole('button', { name: /^Your Leaderboard/ }).click();
  }

  /** The reason why NEXT or SUBMIT is blocked, in the words that go with the button. */
  async expectMissing(name: 'NEXT' | 'SUBMIT', text: string): Promise<void> {
    await expect(this.button(name)).toHaveAttribute('aria-disabled', 'true');
    await expect(this.button(name)).toHaveAccessibleDescription(text);
    await expect(
      this.page.getByText(text, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
  }

  /** Presses NEXT or SUBMIT while a pick is missing: that leads there, says so, and does no more. */
  async findMissing(name: 'NEXT' | 'SUBMIT', text: string): Promise<void> {
    await this.expectMissing(name, text);
    await this.button(name).press('Enter');
    await expect(this.page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Submits the picks and answers the server's word for it. */
  async submit(): Promise<void> {
    await this.button('SUBMIT').click();
    await expect(this.modal('Picks Saved')).toBeVisible();
    await this.button('Done').click();
    await expect(this.modal('Picks Saved')).toBeHidden();
    await expect(this.state).toContainText('Picks saved');
  }
}
