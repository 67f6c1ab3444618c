import type { Db } from '../../apps/server/src/platform/database/database.ts';
import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';

const rowsAtOnce = 5000;

/**
 * The obvious way: an object for each row, bytes by user, a sort of all users. Answers how many
 * entrants it put into blocks.
 */
export async function readFromRows(db: Db, event: LoadedEvent): Promise<number> {
  const savedAt = new Map<number, number>();
  const slotsOf = new Map<number, Map<number, Uint8Array>>();
  for (const { id } of event.stages) {
    const own = new Map<number, Uint8Array>();
    slotsOf.set(id, own);
    for await (const rows of entriesOf(db, id)) {
      for (const { userId, slots, submittedAt } of rows) {
        own.set(userId, slots);
        savedAt.set(userId, Math.max(submittedAt.getTime(), savedAt.get(userId) ?? 0));
      }
    }
  }
  const order = [...savedAt].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([userId]) => userId);
  for (const { id, layout } of event.stages) {
    const block = new Uint8Array(order.length * layout.stride);
    order.forEach((userId, at) => {
      const slots = slotsOf.get(id)?.get(userId);
      if (slots) block.set(slots, at * layout.stride);
    });
  }
  return order.length;
}

async function* entriesOf(db: Db, eventStageId: number) {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('entries')
      .select(['userId', 'slots', 'submittedAt'])
      .where('eventStageId', '=', eventStageId)
      .where('userId', '>', after)
      .orderBy('userId')
      .limit(rowsAtOnce)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.userId;
  }
}
