import { createHash } from 'node:crypto';
import type { AuditRow } from '@callshot/contract';
import { CamelCasePlugin, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as migrations from '../../../migrations/index.ts';
import { goodPassword } from '../../../testing/account/users.ts';
import { testClient } from '../../../testing/platform/client.ts';
import { testDatabase } from '../../../testing/platform/database.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { migrateToLatest } from '../../platform/database/migrate.ts';
import { verifyAudit } from './verify-audit.service.ts';

const product = await testProduct();
const { app, db } = product;
const admin = await product.user('chief', ['Admin']);

/** Names of the tables in which the text stands anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(db);
    if (hits.length > 0) found.push(name);
  }
  return found.toSorted();
}

async function register(username: string) {
  const client = testClient(app);
  await client.post('/api/account/register', {
    username,
    email: `${crypto.randomUUID()}@example.org`,
    password: goodPassword,
    confirmPassword: goodPassword,
  });
  const { id } = (await client.get('/api/user/currentUser')).json();
  return { ...client, id: id as number };
}

const rename = (userId: number, username: string) =>
  admin.post('/api/user/update', {
    userId,
    username,
    roleIds: [],
    flagUsernameChange: false,
    analystParticipationGameId: null,
    createAnalystInfluencerLeague: false,
    reason: 'rude',
  });

const logOf = async (userId: number): Promise<AuditRow[]> =>
  (await admin.get(`/api/audit/log?subjectType=user&subjectId=${userId}`)).json().rows;

describe('what somebody is called', () => {
  test('stands in the log while there is the account, and nowhere after it ended', async () => {
    const user = await register('Zebedee First');
    await rename(user.id, 'Zebedee Second');
    const told = (await logOf(user.id)).filter(({ action }) => /registered|renamed/.test(action));
    expect(told).toMatchObject([
      {
        action: 'user.renamed',
        before: { username: 'Zebedee First' },
        after: { username: 'Zebedee Second' },
        reason: 'rude',
        isErased: false,
      },
      { action: 'user.registered', after: { username: 'Zebedee First' }, isErased: false },
    ]);
    expect(await tablesWith('Zebedee')).toContain('audit_personal');

    const ended = await user.post('/api/account/delete', {
      confirmation: 'Zebedee Second',
      password: goodPassword,
    });
    expect(ended.json()).toEqual({ confirmationError: null, passwordError: null });
    // Held for 30 days, against impersonation.
    expect(await tablesWith('Zebedee')).toEqual(['username_history']);
    const left = (await logOf(user.id)).filter(({ action }) => /registered|renamed/.test(action));
    expect(left).toMatchObject([
      { action: 'user.renamed', before: null, after: null, reason: 'rude', isErased: true },
      { action: 'user.registered', before: null, after: null, isErased: true },
    ]);
  });

  test('can be proven by its digest, which says nothing by itself', async () => {
    const user = await product.user('proven');
    const auditId = await insertAudit(db, {
      actorUserId: user.id,
      action: 'user.renamed',
      subjectType: 'user',
      subjectId: user.id,
      after: { username: 'proven' },
      erasedWith: user.id,
    });
    const { personalDigest, salt, content } = await db
      .selectFrom('auditLog as l')
      .innerJoin('auditPersonal as p', 'p.auditId', 'l.id')
      .select(['l.personalDigest', 'p.salt', 'p.content'])
      .where('l.id', '=', auditId)
      .executeTakeFirstOrThrow();
    expect(salt).toHaveLength(32);
    const hashed = createHash('sha256').update(salt).update(content).digest();
    expect(personalDigest?.equals(hashed)).toBe(true);
    expect(personalDigest?.equals(createHash('sha256').update(content).digest())).toBe(false);
  });

  test('goes with the account from rows of other things, too, and the log stays in order', async () => {
    const [gone, there] = [await register('Xerxes Gone'), await register('Xerxes There')];
    const [erased, kept] = await Promise.all(
      [gone, there].map(({ id }) =>
        insertAudit(db, {
          actorUserId: null,
          action: 'league.member_banned',
          subjectType: 'league',
          subjectId: 1,
          after: { member: 'Xerxes' },
          erasedWith: id,
        }),
      ),
    );
    await gone.post('/api/account/delete', {
      confirmation: 'Xerxes Gone',
      password: goodPassword,
    });
    expect((await verifyAudit(db)).faults).toEqual([]);
    expect(
      await db
        .selectFrom('auditErased')
        .selectAll()
        .where('auditId', '=', erased ?? 0)
        .execute(),
    ).toEqual([{ auditId: erased, userId: gone.id }]);

    await sql`alter table audit_personal disable trigger user`.execute(db);
    await sql`delete from audit_personal where audit_id = ${kept}`.execute(db);
    await sql`alter table audit_personal enable trigger user`.execute(db);
    expect((await verifyAudit(db)).faults).toEqual([
      `Row ${kept} is not as written, in the names that stand apart.`,
    ]);
  });

  test.each([
    { why: 'changed', statement: `update audit_personal set content = 'x' where user_id =` },
    { why: 'taken from the living', statement: 'delete from audit_personal where user_id =' },
  ])('is not $why', async ({ statement, why }) => {
    const { id } = await register(`kept ${why.slice(0, 5)}`);
    const before = await logOf(id);
    await expect(sql.raw(`${statement} ${id}`).execute(db)).rejects.toThrow('audit log');
    expect(await logOf(id)).toEqual(before);
  });
});

test('names that the log held before leave it; those of deleted accounts are erased', async () => {
  const old = await testDatabase({ isEmpty: true });
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0010'));
  await migrateToLatest(old.db, before);
  await sql`insert into users (username, username_key, deleted_at) values
    ('Here', 'here', null), ('deleted user', 'deleted:2', now())`.execute(old.db);
  await sql`insert into audit_log (actor_user_id, action, subject_type, subject_id, before, after) values
    (1, 'user.registered', 'user', 1, null, '{"username": "Here"}'),
    (2, 'user.registered', 'user', 2, null, '{"username": "Gone Person"}'),
    (1, 'user.renamed', 'user', 2, '{"username": "Gone Person"}', '{"username": "Gone Again"}'),
    (1, 'user.roles-changed', 'user', 2, null, '{"added": ["Analyst"]}')`.execute(old.db);
  await migrateToLatest(old.db, migrations);
  expect(await rowsOf(old.db)).toEqual([
    { userId: 1, before: null, after: null, isPersonal: true, isProven: true },
    { userId: null, before: null, after: null, isPersonal: true, isProven: null },
    { userId: null, before: null, after: null, isPersonal: true, isProven: null },
    {
      userId: null,
      before: null,
      after: { added: ['Analyst'] },
      isPersonal: false,
      isProven: null,
    },
  ]);
  const { content } = await old.db
    .selectFrom('auditPersonal')
    .select('content')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(content)).toEqual({ before: null, after: { username: 'Here' } });
  await expect(sql`update audit_log set reason = 'x'`.execute(old.db)).rejects.toThrow('append');
});

const rowsOf = async (on: Db) => {
  const { rows } = await sql`
    select p.user_id, l.before, l.after, l.personal_digest is not null as is_personal,
      l.personal_digest = sha256(p.salt || convert_to(p.content, 'UTF8')) as is_proven
    from audit_log l left join audit_personal p on p.audit_id = l.id order by l.id`
    .withPlugin(new CamelCasePlugin())
    .execute(on);
  return rows;
};
