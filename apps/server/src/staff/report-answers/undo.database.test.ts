import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { leagueOf } from '../../../testing/community/leagues.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);

const undo = (answerId: number) =>
  admin.post('/api/reports/undo', { answerId, reason: 'A mistake' });

/** Number of database sessions that wait for a lock. */
async function waitingSessions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

test.each(['username', 'league'] as const)(
  'what its reporter reports anew while an answer about a %s is taken back waits once',
  async (kind) => {
    const owner = await product.user(`owner of ${kind}`);
    const reporter = await product.user(`reads ${kind}`);
    const id = kind === 'username' ? owner.id : (await leagueOf(owner)).id;
    const report = (reason: string) => reporter.post('/api/reports/report', { kind, id, reason });
    const waits = async () => {
      const { subjects } = (await admin.get('/api/reports/waiting')).json();
      return subjects.find((each: { id: number }) => each.id === id);
    };
    await report('Rude');
    const { state, lastReportId } = await waits();
    const { answer } = (
      await admin.post('/api/reports/answer', {
        ...{ kind, id, state, lastReportId },
        ...{ action: 'rename', name: `Clean ${kind}`, reason: 'Rude' },
      })
    ).json();

    const both = await db.transaction().execute(async (trx) => {
      // A report holds its reporter's account: this one is written, and not yet committed.
      await trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', reporter.id)
        .forUpdate()
        .execute();
      const anew = report('Still rude');
      await expect.poll(waitingSessions).toBe(1);
      const undone = undo(answer.answerId);
      await expect.poll(waitingSessions).toBe(2);
      return [anew, undone];
    });
    const [anew, undone] = await Promise.all(both);
    expect([anew?.statusCode, undone?.statusCode]).toEqual([204, 200]);
    expect(await waits()).toMatchObject({
      openReports: 1,
      reports: [{ reason: 'Still rude', reporter: { reports: 2 } }],
    });
  },
);

test('a rename of which only the name that was given is known is not taken back', async () => {
  const owner = await product.user('has a league');
  const { id, name } = await leagueOf(owner);
  const { answerId } = await db
    .insertInto('reportAnswers')
    .values({
      ...{ namedUserId: null, leagueId: id, nameplateId: null, ownerUserId: owner.id },
      ...{ action: 'rename', name, newName: name, reason: '', reports: 1, answeredBy: null },
    })
    .returning('id as answerId')
    .executeTakeFirstOrThrow();
  const stored = () => db.selectFrom('reportAnswers').selectAll().execute();
  const before = await stored();
  const refused = await undo(answerId);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'former_name_unknown']);
  expect(await stored()).toEqual(before);
});
