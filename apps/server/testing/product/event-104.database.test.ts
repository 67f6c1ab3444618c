import type { Event } from '@callshot/contract';
import { plantEvent104 } from '@callshot/seed';
import { expect, test } from 'vitest';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../play/events.ts';
import { testProduct } from './product.ts';

const product = await testProduct();
const { db } = product;

test('event 104 is planted once, with all three flags, and events go on being numbered [rule: events-9]', async () => {
  const before = await testEvent(db, { stages: [swissStage()] });
  const now = new Date();
  expect(await plantEvent104(db, now)).toBe(true);
  expect(await plantEvent104(db, now)).toBe(false);

  const event: Event = (await product.visitor.get('/api/event/get?eventId=104')).json();
  expect(event).toMatchObject({
    id: 104,
    gameId: 1,
    stage: 0,
    locked: false,
    bracketsSubmitted: 0,
    flags: { forcedStage: 0, surveyNotice: true, openTabs: [1] },
  });
  expect(event.eventStages.map(({ name }) => name)).toEqual(['Group Stage', 'Playoffs']);
  expect(event.teams).toHaveLength(16);

  const after = await testEvent(db, { stages: [swissStage()] });
  expect([before.row.id, after.row.id]).toEqual([1, 105]);
});
