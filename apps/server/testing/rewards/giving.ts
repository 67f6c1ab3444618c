import type { PickSet } from '@callshot/rules';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { alone } from '../../src/platform/changes/leadership.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { LoadedEvent } from '../../src/play/events/loaded-event.ts';
import { tellNotices } from '../../src/reach/notifications/notices/tell-notices.service.ts';
import { advanceRuns } from '../../src/rewards/trophies/advance-runs.service.ts';
import { loadedEvent, testEvent } from '../play/events.ts';
import type { TestProduct } from '../product/product.ts';

export class Killed extends Error {}

/** Staff who give trophies, fourteen players who win them, and a process that may die meanwhile. */
export async function givingDesk(product: TestProduct) {
  const { db, visitor } = product;
  const { changes, clock, kinds } = product.capabilities.services;
  const creator = await product.user('creator', ['EventCreator']);
  const admin = await product.user('chief', ['Admin']);
  const players = await Promise.all(
    Array.from({ length: 14 }, (_, at) => product.user(`Player ${at}`)),
  );

  /** A finished event that all players have picked, with official results. */
  async function finishedEvent(
    options: { isComplete?: boolean; goals?: readonly number[] } = {},
  ): Promise<LoadedEvent> {
    const made = await testEvent(db, { stages: [playoffStage({ teams: 4 })] });
    const event = options.goals ? await withGoals(made, options.goals) : made;
    const [stage] = event.stages;
    if (!stage) throw new Error('no stage');
    for (const [at, player] of players.entries()) {
      await player.post(
        `/api/picks/save/user/${event.row.id}`,
        randomPicks(stage.stage, randomOf(at)),
      );
    }
    const official = randomPicks(stage.stage, randomOf(1000));
    const lock = { eventId: event.row.id, action: 'lock', relockTime: null, reason: '' };
    await admin.post('/api/event/stage', lock);
    await enterResults(event, options.isComplete === false ? withoutFinal(official) : official);
    await db
      .updateTable('events')
      .set({ finishedAt: new Date(), version: sql`version + 1` })
      .where('id', '=', event.row.id)
      .execute();
    return loadedEvent(db, event.row.id);
  }

  async function withGoals({ row }: LoadedEvent, goals: readonly number[]): Promise<LoadedEvent> {
    const wanted = { eventId: row.id, version: row.version, goals };
    const answer = await creator.post('/api/event/goals', wanted);
    expect(answer.statusCode, answer.body).toBe(200);
    return loadedEvent(db, row.id);
  }

  const withoutFinal = (picks: PickSet): PickSet => ({
    ...picks,
    matchPicks: picks.matchPicks.filter(({ bracketPart }) => bracketPart !== 'GF'),
  });

  async function enterResults(event: LoadedEvent, { matchPicks }: PickSet): Promise<void> {
    const { version } = (await visitor.get(`/api/picks/get/official/${event.row.id}`)).json();
    const answer = await admin.post(`/api/picks/override/${event.row.id}`, {
      userId: null,
      eventStageId: event.stages[0]?.id,
      reason: 'As played',
      version,
      groupStagePicks: [],
      matchPicks,
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }

  const give = (event: LoadedEvent, more = '') =>
    creator.post(`/api/trophy/giveTrophies?eventId=${event.row.id}${more}`);

  const tell = (on: Db = db) =>
    tellNotices({
      db: on,
      clock,
      kinds,
      onError: (error) => {
        throw error;
      },
      onMade: () => {},
    });

  const advance = (on: Db = db) => advanceRuns({ db: on, changes, standing: alone });

  async function carryOn(on: Db = db): Promise<void> {
    await advance(on);
    await tell(on);
  }

  /** The given trophies, and the number of notified users by run. */
  async function outcomeOf(event: LoadedEvent) {
    const awards = await db
      .selectFrom('awards')
      .select(['userId', 'trophyTypeId', 'rank', 'percentile', 'totalScore', 'entrants'])
      .where('eventId', '=', event.row.id)
      .orderBy('userId')
      .execute();
    const told = await db
      .selectFrom('notifications as n')
      .innerJoin('notices as o', 'o.id', 'n.noticeId')
      .select(['n.userId', 'n.html', 'o.onClickAction'])
      .where('o.kind', '=', 'trophy-awarded')
      .where('o.eventId', '=', event.row.id)
      .orderBy('n.userId')
      .execute();
    return { awards, told };
  }

  /** A process that dies at its nth statement. */
  function dyingAt(statement: number) {
    let sent = 0;
    const dying = db.withPlugin({
      transformQuery: ({ node }) => {
        sent += 1;
        if (sent >= statement) throw new Killed();
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    return dying;
  }

  return {
    creator,
    admin,
    players,
    finishedEvent,
    enterResults,
    give,
    tell,
    advance,
    carryOn,
    outcomeOf,
    dyingAt,
  };
}
