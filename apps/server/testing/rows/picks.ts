import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../play/events.ts';
import type { TestRows } from './row.ts';

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
    // Another event: users with opened picks are on no board of this one.
    const elsewhere = await testEvent(db, { stages: [swissStage()] });
    const opened = { eventId: elsewhere.row.id, reason: 'asked for help' };
    await db
      .insertInto('openedPicks')
      .values([
        { ...opened, openedByUserId: user.id, userId: other.id },
        { ...opened, openedByUserId: other.id, userId: user.id },
      ])
      .execute();
    // A version that was mended since, so that the export of the entry leaves it out.
    await db
      .insertInto('unreadableEntries')
      .values({ eventStageId: stage.id, userId: user.id, entryVersion: 1, reason: 'too short' })
      .execute();
  },
  // A version that does not exist: the entry itself is readable.
  given: { 'unreadable_entries.entry_version': 99 },
};
