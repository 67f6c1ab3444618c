import { type AuditRow, auditPageSize } from '@callshot/contract';
import { describe, expect, test } from 'vitest';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { insertAudit } from '../../platform/audit/audit.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const player = await product.user('Some Player');
const named = await product.user('jo@example.com');
const event = await testEvent(db, { stages: [swissStage()] });
const stageId = event.stages[0]?.id ?? 0;

const read = async (query: Record<string, string | number> = {}) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await admin.get(`/api/audit/log?${search}`);
  expect(answer.statusCode).toBe(200);
  return answer.json() as { rows: AuditRow[]; next: number | null };
};
const actionsOf = async (query: Record<string, string | number>) =>
  (await read(query)).rows.map(({ action }) => action);

const [renamed] = await Promise.all([
  insertAudit(db, {
    actorUserId: admin.id,
    action: 'user.renamed',
    subjectType: 'user',
    subjectId: player.id,
    before: { username: 'Other' },
    after: { username: 'Some Player' },
    reason: 'rude',
  }),
]);
await insertAudit(db, {
  actorUserId: named.id,
  action: 'login.staff',
  subjectType: 'user',
  subjectId: named.id,
});
await insertAudit(db, {
  actorUserId: player.id,
  action: 'login.user',
  subjectType: 'user',
  subjectId: player.id,
  sessionId: 12,
});
await insertAudit(db, {
  actorUserId: null,
  action: 'stage.sealed',
  subjectType: 'event_stage',
  subjectId: stageId,
});
await insertAudit(db, {
  actorUserId: player.id,
  action: 'picks.saved',
  subjectType: 'event_stage',
  subjectId: stageId,
  after: { version: 1 },
});

test('a row says who, when, what, before, after and why [rule: staff-17]', async () => {
  const { rows } = await read({ action: 'user.renamed' });
  expect(rows).toEqual([
    {
      id: renamed,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      actor: { id: admin.id, username: 'chief' },
      action: 'user.renamed',
      subjectType: 'user',
      subjectId: player.id,
      subjectName: 'Some Player',
      before: { username: 'Other' },
      after: { username: 'Some Player' },
      isErased: false,
      isWithheld: false,
      reason: 'rude',
      requestId: null,
      sessionId: null,
      told: null,
    },
  ]);
});

test('a row says in which session', async () => {
  const [row] = (await read({ action: 'login.user' })).rows;
  expect(row).toMatchObject({ sessionId: 12, requestId: null });
});

test('the product itself is nobody; a stage is named with its event', async () => {
  const [row] = (await read({ action: 'stage.sealed' })).rows;
  expect(row).toMatchObject({ actor: null, before: null, after: null, reason: null });
  expect(row?.subjectName).toBe(`Test Major · ${event.stages[0]?.name}`);
});

test('who is named by an email stays unnamed', async () => {
  const [row] = (await read({ action: 'login.staff' })).rows;
  const username = `player-${named.id}`;
  expect(row).toMatchObject({ actor: { username }, subjectName: username });
});

const today = new Date().toISOString().slice(0, 10);

describe('filters', () => {
  test.each([
    { why: 'players’ saves are left out', query: {}, has: 'stage.sealed', lacks: 'picks.saved' },
    {
      why: 'unless they are asked for',
      query: { saves: 'shown' },
      has: 'picks.saved',
      lacks: 'nothing',
    },
    { why: 'players’ logins are left out', query: {}, has: 'stage.sealed', lacks: 'login.user' },
    {
      why: 'unless the action is named',
      query: { action: 'login.' },
      has: 'login.user',
      lacks: 'picks.saved',
    },
    {
      why: 'an actor by id',
      query: { actor: admin.id },
      has: 'user.renamed',
      lacks: 'login.staff',
    },
    {
      why: 'an actor by name, any case',
      query: { actor: 'CHIEF' },
      has: 'user.renamed',
      lacks: 'login.staff',
    },
    {
      why: 'a subject',
      query: { subjectType: 'user', subjectId: player.id },
      has: 'user.renamed',
      lacks: 'login.staff',
    },
    {
      why: 'how the action begins',
      query: { action: 'user.' },
      has: 'user.renamed',
      lacks: 'stage.sealed',
    },
    { why: 'days', query: { from: today, to: today }, has: 'user.renamed', lacks: 'nothing' },
    { why: 'a first day', query: { from: '2999-01-01' }, has: null, lacks: 'user.renamed' },
    { why: 'a last day', query: { to: '2001-01-01' }, has: null, lacks: 'user.renamed' },
    {
      why: 'nobody of that name',
      query: { actor: 'nobody at all' },
      has: null,
      lacks: 'user.renamed',
    },
    { why: 'a wildcard is a letter', query: { action: '%' }, has: null, lacks: 'user.renamed' },
  ])('$why', async ({ query, has, lacks }) => {
    const actions = await actionsOf(query);
    if (has === null) expect(actions).toEqual([]);
    else expect(actions).toContain(has);
    expect(actions).not.toContain(lacks);
  });

  test.each([{ from: 'yesterday' }, { from: '2026-02-30' }, { subjectId: 'x' }, { before: '0' }])(
    'what is no filter is 400: %o',
    async (query) => {
      const search = new URLSearchParams(Object.entries(query));
      expect((await admin.get(`/api/audit/log?${search}`)).statusCode).toBe(400);
    },
  );
});

test('pages follow one another without a gap or a row twice', async () => {
  for (let row = 0; row < 2 * auditPageSize + 3; row += 1) {
    await insertAudit(db, {
      actorUserId: null,
      action: 'test.row',
      subjectType: 'test',
      subjectId: row,
    });
  }
  const seen: (number | null)[] = [];
  let next: number | null = null;
  const sizes: number[] = [];
  do {
    const page: Awaited<ReturnType<typeof read>> = await read({
      action: 'test.row',
      ...(next === null ? {} : { before: next }),
    });
    seen.push(...page.rows.map(({ subjectId }) => subjectId));
    sizes.push(page.rows.length);
    next = page.next;
  } while (next !== null);
  expect(sizes).toEqual([auditPageSize, auditPageSize, 3]);
  expect(seen).toEqual(seen.toSorted((a, b) => (b ?? 0) - (a ?? 0)));
  expect(new Set(seen).size).toBe(2 * auditPageSize + 3);
});

test('the actions and subjects that occur, each once', async () => {
  const { actions, subjectTypes } = (await admin.get('/api/audit/actions')).json();
  expect(actions).toEqual([...new Set(actions)].toSorted());
  expect(actions).toEqual(
    expect.arrayContaining(['event.created', 'picks.saved', 'stage.sealed', 'user.renamed']),
  );
  expect(subjectTypes).toEqual(['event', 'event_stage', 'test', 'user']);
});
