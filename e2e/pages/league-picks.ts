import type { Page } from '@playwright/test';
import type { LeaguePicks } from '../../packages/contract/src/types.ts';
import type { DemoEvent } from './event-page.ts';

const headers = { Game: '2' };

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The picks of a league's members. */
export class LeaguePicksPage {
  readonly main;
  readonly grid;
  readonly panel;
  readonly facts;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.grid = this.main.getByRole('grid');
    this.panel = this.main.getByRole('complementary', { name: 'Side by side' });
    this.facts = this.main.getByRole('region', { name: 'What stands out' });
  }

  async leagueId(name: string): Promise<number> {
    const answer = await this.page.request.get('/api/leagues/popular', { headers });
    const leagues: readonly Named[] = await answer.json();
    const league = leagues.find((one) => one.name === name);
    if (!league) throw new Error(`No league '${name}'`);
    return league.id;
  }

  async eventId({ name }: DemoEvent): Promise<number> {
    const answer = await this.page.request.get('/api/event/getEvents?gameId=2', { headers });
    const events: readonly { id: number; nameOverride: string }[] = await answer.json();
    const event = events.find(({ nameOverride }) => nameOverride === name);
    if (!event) throw new Error(`No event '${name}'`);
    return event.id;
  }

  async stageIds(eventId: number): Promise<readonly number[]> {
    const answer = await this.page.request.get(`/api/event/get?eventId=${eventId}`, { headers });
    const event: { eventStages: readonly { id: number }[] } = await answer.json();
    return event.eventStages.map(({ id }) => id);
  }

  async read(leagueId: number, eventId: number, stage: number): Promise<LeaguePicks> {
    const eventStageId = (await this.stageIds(eventId))[stage - 1];
    const asked = `leagueId=${leagueId}&eventId=${eventId}&eventStageId=${eventStageId}`;
    const answer = await this.page.request.get(`/api/leagues/picks?${asked}`, { headers });
    return answer.json();
  }

  async open(leagueId: number, eventId: number, stage?: number): Promise<void> {
    const asked = stage === undefined ? '' : `&stage=${stage}`;
    await this.page.goto(`/cs/leagues/${leagueId}/picks?event=${eventId}${asked}`);
  }

  /** The members in the order in which they stand. */
  async members(): Promise<string[]> {
    const names = await this.grid.getByRole('rowheader').allInnerTexts();
    return names.slice(2).map((name) => name.split('\n')[0] ?? '');
  }

  row(username: string) {
    return this.grid.getByRole('row').filter({
      has: this.page.getByRole('rowheader', { name: username, exact: true }),
    });
  }

  /** By the heads of its row and column, which it does not repeat. */
  async cell(username: string, column: string) {
    const heads = await this.grid
      .locator('thead tr')
      .nth(1)
      .getByRole('columnheader')
      .evaluateAll((all) => all.map((head) => head.querySelector('button')?.title));
    const at = heads.indexOf(column);
    if (at === -1) throw new Error(`There is no column ${column}`);
    return this.row(username).locator('td, th').nth(at);
  }

  compare(username: string) {
    return this.main.getByRole('button', { name: new RegExp(`^Compare ${username}(, [AB])?$`) });
  }
}
