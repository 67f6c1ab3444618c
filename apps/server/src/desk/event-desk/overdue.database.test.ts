import type { DeskEvent } from '@callshot/contract';
import { expect, test } from 'vitest';
import {
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { redrawDesk } from '../../../testing/desk/redraws.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { createDatabaseClock } from '../../play/events/database-clock.ts';
import { createEventStore } from '../../play/events/event-store.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { changeEvent, updateEvent } from '../../play/events/running/change-event.ts';
import { createOverdueWatch } from './overdue-watch.ts';

const product = await testProduct();
const { db } = product;
const chief = await product.user('chief', ['Admin']);
const desk = redrawDesk(product, chief);

const hourMs = 3_600_000;
const locked = (stages: Parameters<typeof testEvent>[1]['stages']) =>
  testEvent(db, { stages, locksInMs: -14 * hourMs });

/** Bumps the version, so that caches read it again. */
const changed = (event: LoadedEvent) =>
  changeEvent(db, event.row.id, (change) => updateEvent(change, { name: 'Changed' }));

/** The same figure on the list, in the room and on the dashboard. */
async function saidOf(event: LoadedEvent) {
  const list: DeskEvent[] = (await chief.get('/api/event/desk?gameId=1')).json();
  const room = (await chief.get(`/api/event/desk/${event.row.id}`)).json();
  const { events } = (await chief.get('/api/staff/overview')).json();
  const listed = list.find(({ id }) => id === event.row.id)?.overdue;
  const current = events.list.find(
    ({ eventId }: { eventId: number }) => eventId === event.row.id,
  )?.overdue;
  expect(room.overdue).toEqual(listed);
  // A finished event is not on the dashboard.
  if (current !== undefined) expect(current).toEqual(listed);
  return listed ?? null;
}

async function countOverdue(): Promise<number> {
  const watch = createOverdueWatch({
    db,
    clock: createDatabaseClock(db),
    events: createEventStore(db),
  });
  await watch.look();
  return watch.count();
}

test('a match without a result is overdue half a day after its start, on every page and as a figure', async () => {
  const event = await locked([playoffStage({ teams: 4, elimination: 'single' })]);
  expect(await saidOf(event)).toBeNull();
  const before = await countOverdue();
  const begun = new Date(Date.now() - 13 * hourMs);
  await db
    .updateTable('officialPicks')
    .set({ matchStartsAt: begun })
    .where('eventStageId', '=', event.stages[0]?.id ?? 0)
    .where('slot', '=', 'UB-0-1')
    .execute();
  await changed(event);
  const since = new Date(begun.getTime() + 12 * hourMs).toISOString();
  await expect.poll(() => saidOf(event)).toEqual({ kind: 'result', since });
  expect(await countOverdue()).toBe(before + 1);
  await desk.act(event, 'finish');
  expect(await saidOf(event)).toBeNull();
  expect(await countOverdue()).toBe(before);
});

test('results that are missing when the next stage begins are overdue', async () => {
  const event = await locked([swissStage(), playoffStage({ teams: 8 })]);
  const begins = new Date(Date.now() - hourMs);
  await db
    .updateTable('eventSubstages')
    .set({ startsAt: begins })
    .where('eventStageId', '=', event.stages[1]?.id ?? 0)
    .execute();
  await changed(event);
  await expect.poll(() => saidOf(event)).toEqual({ kind: 'stage', since: begins.toISOString() });
});

test('a stage that opened without a lock time is overdue from the start', async () => {
  const event = await locked([swissStage(), playoffStage({ teams: 8 })]);
  await desk.act(event, 'open_next');
  expect(await saidOf(event)).toMatchObject({ kind: 'lock' });
});
