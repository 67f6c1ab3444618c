import { loadSyntheticEvent } from '@callshot/seed';
import { describe, expect, test } from 'vitest';
import { usernameKey } from '../../src/account/accounts/usernames/username.ts';
import { loadEvent } from '../../src/play/events/stages/event-stages.repository.ts';
import { decodeEntry } from '../../src/play/picks/entry-codec.ts';
import { testProduct } from './product.ts';

const product = await testProduct();
const { db } = product;
const entries = 300;

describe('a synthetic event', async () => {
  const { eventId } = await loadSyntheticEvent(product, {
    entries,
    name: 'Synthetic Major',
    hasResults: true,
    now: new Date(),
  });
  const event = await loadEvent(db, eventId);

  test('has stages that are sealed, and an entry of each user in each of them', async () => {
    expect(event?.stages.map(({ sealedAt }) => sealedAt !== null)).toEqual([true, true]);
    for (const stage of event?.stages ?? []) {
      const rows = await db
        .selectFrom('entries')
        .selectAll()
        .where('eventStageId', '=', stage.id)
        .execute();
      expect(new Set(rows.map(({ userId }) => userId)).size).toBe(entries);
      for (const row of rows) expect(() => decodeEntry(stage, row)).not.toThrow();
      const revisions = await db
        .selectFrom('entryRevisions')
        .select(['userId', 'slots', 'savedAt as submittedAt'])
        .where('eventStageId', '=', stage.id)
        .where('version', '=', 1)
        .orderBy('userId')
        .execute();
      const saved = rows.map(({ userId, slots, submittedAt }) => ({ userId, slots, submittedAt }));
      expect(revisions).toEqual(saved.sort((a, b) => a.userId - b.userId));
    }
  });

  test('has users whose names and keys are such as the product makes', async () => {
    const users = await db.selectFrom('users').select(['username', 'usernameKey']).execute();
    expect(users).toHaveLength(entries);
    for (const user of users) expect(user.usernameKey).toBe(usernameKey(user.username));
  });

  test('leaves room for who registers next', async () => {
    await expect(product.user('newcomer')).resolves.toMatchObject({ id: entries + 1 });
  });

  test('shows on the board, with all results but the grand final', async () => {
    const board = (await product.visitor.get(`/api/picks/get/leaderboard/${eventId}`)).json();
    expect(board.totalRecords).toBe(entries);
    expect(board.records[0].totalScore).toBeGreaterThan(20);
    expect(event?.row.finishedAt).toBeNull();
    const played = event?.stages[1]?.official.matchPicks.filter((row) => row.winnerTeamId !== null);
    expect(played?.length).toBeGreaterThan(10);
  });
});

test('two of them stand beside each other', async () => {
  const again = { entries, name: 'Another', hasResults: false, now: new Date() };
  await expect(loadSyntheticEvent(product, again)).resolves.toBeDefined();
});
