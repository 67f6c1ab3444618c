import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../events/test-events.ts';
import type { TestRows } from '../test-rows.ts';

export const rows: TestRows = {
  plant: async ({ db, user, event, other }) => {
    const [stage] = event.stages;
    if (!stage) throw new Error('The event has no stage');
    for (const seed of [1, 2]) {
      const slip = randomPicks(stage.stage, randomOf(seed));
      const key = { 'idempotency-key': `save ${seed}` };
      const saved = await user.post(`/api/picks/save/user/${event.row.id}`, slip, key);
      if (saved.statusCode !== 200) throw new Error(saved.body);
    }
    // Of another event: who has opened picks is on no board of it.
    const elsewhere = await testEvent(db, { stages: [swissStage()] });
    const opened = { eventId: elsewhere.row.id, reason: 'asked for help' };
    await db
      .insertInto('openedPicks')
      .values([
        { ...opened, openedByUserId: user.id, userId: other.id },
        { ...opened, openedByUserId: other.id, userId: user.id },
      ])
      .execute();
    // Of a version that was put right since: the export of the entry is not about it.
    await db
      .insertInto('unreadableEntries')
      .values({ eventStageId: stage.id, userId: user.id, entryVersion: 1, reason: 'too short' })
      .execute();
  },
  // Of no version that there is: the entry itself can be read.
  given: { 'unreadable_entries.entry_version': 99 },
};
