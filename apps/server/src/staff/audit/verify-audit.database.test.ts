import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as migrations from '../../../migrations/index.ts';
import { testDatabase } from '../../../testing/platform/database.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { migrateToLatest } from '../../platform/database/migrate.ts';
import { type ChainHead, findChainHead, linkAuditRows } from './audit-chain.repository.ts';
import { verifyAudit } from './verify-audit.service.ts';

/** Six rows in three links. */
async function chainedLog(): Promise<{ db: Db; head: ChainHead }> {
  const { db } = await testDatabase();
  for (let row = 1; row <= 6; row += 1) {
    await write(db, `test.row-${row}`);
    if (row % 2 === 0) expect(await linkAuditRows(db, 10)).toBe(2);
  }
  const head = await findChainHead(db);
  if (!head) throw new Error('no chain');
  return { db, head };
}

const write = (db: Db, action: string): Promise<number> =>
  insertAudit(db, {
    actorUserId: null,
    action,
    subjectType: 'test',
    subjectId: 1,
    before: { points: 1.5, names: ['é 🏆'] },
    reason: 'because',
  });

/** Only the owner of the tables can do this. */
async function tamper(db: Db, ...statements: string[]): Promise<void> {
  const tables = ['audit_log', 'audit_chain'];
  for (const table of tables) {
    await sql.raw(`alter table ${table} disable trigger user`).execute(db);
  }
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const table of tables) {
    await sql.raw(`alter table ${table} enable trigger user`).execute(db);
  }
}

test('a log that nobody touched is in order, what was written just now included', async () => {
  const { db, head } = await chainedLog();
  await write(db, 'test.last');
  const found = await verifyAudit(db, head);
  expect(found).toMatchObject({ rows: 7, links: 4, faults: [] });
  expect(found.head?.nr).toBe(4);
});

describe('is found', () => {
  test.each([
    {
      why: 'a row that was changed',
      by: ["update audit_log set reason = 'another' where id = 3"],
      says: ['Row 3 is not as written (link 2).'],
    },
    {
      why: 'a row that was dated back by a microsecond',
      by: ["update audit_log set at = at - interval '1 microsecond' where id = 5"],
      says: ['Row 5 is not as written (link 3).'],
    },
    {
      why: 'a session taken from a row',
      by: ['update audit_log set session_id = 1 where id = 2'],
      says: ['Row 2 is not as written (link 1).'],
    },
    {
      why: 'a row that was deleted',
      by: ['delete from audit_log where id = 4'],
      says: ['Row 4 is missing (link 2).'],
    },
    {
      why: 'two rows that changed places',
      by: [
        `update audit_log l set action = o.action from audit_log o
         where l.id in (2, 5) and o.id = 7 - l.id`,
      ],
      says: ['Row 2 is not as written (link 1).', 'Row 5 is not as written (link 3).'],
    },
    {
      why: 'a row that was put in beside the chain',
      by: ["insert into audit_log (action, subject_type) values ('test.false', 'test')"],
      says: ['Row 7 is in no link: put in or renumbered afterwards.'],
    },
    {
      why: 'a row that was changed with its link',
      by: [
        "update audit_log set reason = 'another' where id = 1",
        `update audit_chain set digests = (select audit_row_digest(l) from audit_log l where id = 1)
           || substring(digests from 33) where nr = 1`,
        "update audit_chain set hash = audit_link_hash('', nr, audit_ids, digests) where nr = 1",
      ],
      says: ['Link 2 does not follow from the one before it.'],
    },
    {
      why: 'a link that was taken out',
      by: ['delete from audit_chain where nr = 2'],
      says: [
        'Link 2 is missing; the next there is is 3.',
        'Rows 3, 4 are in no link: put in or renumbered afterwards.',
      ],
    },
  ])('$why', async ({ by, says }) => {
    const { db } = await chainedLog();
    await tamper(db, ...by);
    expect((await verifyAudit(db)).faults).toEqual(says);
  });

  test('a row that went before it had a link', async () => {
    const { db } = await chainedLog();
    const id = await write(db, 'test.brief');
    await tamper(db, `delete from audit_log where id = ${id}`);
    expect((await verifyAudit(db)).faults).toEqual([`Row ${id} is missing (link 4).`]);
  });

  test('a trigger that was switched off [rule: staff-17]', async () => {
    const { db } = await chainedLog();
    await sql`alter table audit_log disable trigger audit_log_written`.execute(db);
    expect((await verifyAudit(db)).faults).toEqual([
      'The trigger audit_log_written is not in force.',
    ]);
  });

  test('rows for which somebody keeps others from making a link', async () => {
    const { db } = await chainedLog();
    await tamper(
      db,
      "insert into audit_log (action, subject_type, at) values ('old', 'test', now() - interval '2 min')",
      'insert into audit_unlinked select max(id) from audit_log',
    );
    await db.connection().execute(async (other) => {
      await sql`begin`.execute(other);
      await sql`select pg_advisory_xact_lock(${0x0ca11545})`.execute(other);
      const { faults } = await verifyAudit(db);
      await sql`rollback`.execute(other);
      expect(faults).toEqual(['1 rows wait for a link since 120 seconds.']);
    });
  });
});

test('an end that is cut off with its links shows by a head that was noted, and by nothing else', async () => {
  const { db, head } = await chainedLog();
  await tamper(db, 'delete from audit_log where id > 4', 'delete from audit_chain where nr > 2');
  expect((await verifyAudit(db)).faults).toEqual([]);
  expect((await verifyAudit(db, head)).faults).toEqual([
    'The end is cut off: link 3 was noted, and the last there is is 2.',
  ]);
});

test('a chain that was made anew shows by a head that was noted, and by nothing else', async () => {
  const { db, head } = await chainedLog();
  await tamper(
    db,
    'delete from audit_log where id = 1',
    'delete from audit_chain',
    'insert into audit_unlinked select id from audit_log',
  );
  for (let links = 0; links < 3; links += 1) await linkAuditRows(db, 2);
  expect((await verifyAudit(db)).faults).toEqual([]);
  expect((await verifyAudit(db, head)).faults).toEqual([
    'Link 3 differs from the one that was noted: the chain was rebuilt.',
  ]);
});

test('rows from before there was a chain are taken into it', async () => {
  const { db } = await testDatabase({ isEmpty: true });
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0018'));
  await migrateToLatest(db, before);
  await write(db, 'test.old');
  await migrateToLatest(db, migrations);
  await write(db, 'test.new');
  expect(await verifyAudit(db)).toMatchObject({ rows: 2, links: 1, faults: [] });
});

test('several who write and several who link at once make one chain without a gap', async () => {
  const { db } = await testDatabase({ maxConnections: 4, connectMs: 20_000 });
  const writers = Array.from({ length: 4 }, async (_, nr) => {
    for (let row = 0; row < 15; row += 1) {
      await db.transaction().execute(async (trx) => {
        await write(trx as Db, `test.writer-${nr}`);
        if (row % 5 === 0) await linkAuditRows(trx as Db, 7);
      });
    }
  });
  await Promise.all(writers);
  const { rows, faults } = await verifyAudit(db);
  expect([rows, faults]).toEqual([60, []]);
});

test('nobody who writes waits for whoever makes a link', async () => {
  const { db } = await chainedLog();
  await write(db, 'test.waiting');
  await db.transaction().execute(async (trx) => {
    expect(await linkAuditRows(trx as Db, 10)).toBe(1);
    await write(db, 'test.meanwhile');
    expect(await linkAuditRows(db, 10)).toBe(0);
  });
  expect(await verifyAudit(db)).toMatchObject({ rows: 8, links: 5, faults: [] });
});
