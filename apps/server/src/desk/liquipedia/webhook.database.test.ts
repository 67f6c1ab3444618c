import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { playoffStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testWiki, webhookSecret } from '../../../testing/desk/wiki.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';

const wiki = await testWiki({ pollSeconds: 120 });
const { db, app } = wiki;
const event = await testEvent(db, { stages: [playoffStage({ teams: 4 })] });
const eventId = event.row.id;

const page = 'BLAST/Major/2025/Austin';
const tell = (body: object, secret: string | null = webhookSecret) =>
  app.inject({
    method: 'POST',
    url: `/api/liquipedia/webhook${secret === null ? '' : `?secret=${encodeURIComponent(secret)}`}`,
    payload: body,
  });
const edit = { wiki: 'counterstrike', page, event: 'edit' };

const follow = () =>
  db
    .selectFrom('eventWikis')
    .select(['webhookAt'])
    .select(
      sql<number>`round(extract(epoch from next_look_at - last_look_at))::int`.as('afterSeconds'),
    )
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();

/** Looked at a moment ago, and again in an hour. */
const justLooked = () =>
  db
    .updateTable('eventWikis')
    .set({
      webhookAt: null,
      lastLookAt: sql<Date>`clock_timestamp()`,
      nextLookAt: sql<Date>`clock_timestamp() + interval '1 hour'`,
    })
    .execute();

beforeAll(async () => {
  const mapping = [
    {
      stageIndex: 0,
      substageIndex: 0,
      matchKeys: ['900204|BLAST/Major/2025/Playoffs_page|AbCdEfGhIj'],
      standingsKey: null,
    },
  ];
  await db
    .insertInto('eventWikis')
    .values({
      eventId,
      wiki: 'counterstrike',
      pageId: 900_200,
      pageName: page,
      mapping: JSON.stringify(mapping),
    })
    .execute();
});

test.each([
  { why: 'its own page', body: edit },
  {
    why: 'its page with spaces and another case',
    body: { ...edit, page: 'blast/Major/2025/Austin' },
  },
  { why: 'a page below it', body: { ...edit, page: `${page}/Stage_1` } },
  {
    why: 'a page that its mapping names',
    body: { ...edit, page: 'BLAST/Major/2025/Playoffs page' },
  },
  { why: 'a page that was moved', body: { ...edit, event: 'move', namespace: 0 } },
])('an event is looked at soon when the wiki names $why', async ({ body }) => {
  await justLooked();
  expect((await tell(body)).statusCode).toBe(204);
  const { webhookAt, afterSeconds } = await follow();
  expect(webhookAt).not.toBeNull();
  expect(afterSeconds).toBe(30);
});

test('however often it is said, it is looked at once [rule: results-5]', async () => {
  await justLooked();
  const answers = await Promise.all(Array.from({ length: 20 }, () => tell(edit)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204));
  expect((await follow()).afterSeconds).toBe(30);
});

test.each([
  { why: 'another page', body: { ...edit, page: 'BLAST/Major/2025/Austin_2' } },
  { why: 'another wiki', body: { ...edit, wiki: 'dota2' } },
  { why: 'nothing', body: { ...edit, page: '' } },
])('of $why nothing follows', async ({ body }) => {
  await justLooked();
  expect((await tell(body)).statusCode).toBe(204);
  expect(await follow()).toEqual({ webhookAt: null, afterSeconds: 3600 });
});

test.each([
  { why: 'a wrong secret', secret: 'x'.repeat(webhookSecret.length), status: 403 },
  { why: 'half of it', secret: webhookSecret.slice(0, 8), status: 403 },
  { why: 'an empty one', secret: '', status: 403 },
  { why: 'none', secret: null, status: 400 },
])('with $why nothing follows', async ({ secret, status }) => {
  await justLooked();
  expect((await tell(edit, secret)).statusCode).toBe(status);
  expect((await follow()).webhookAt).toBeNull();
});

test('where the operator set no secret there is no webhook', async () => {
  const config = { wiki: { ...wiki.settings, webhookSecret: null } };
  const closed = await testProduct(wiki, { config });
  for (const secret of ['', 'null']) {
    const url = `/api/liquipedia/webhook?secret=${secret}`;
    const answer = await closed.app.inject({ method: 'POST', url, payload: edit });
    expect(answer.json().code).toBe('wrong_secret');
  }
});

test('what is kept of a page that was changed is read again', async () => {
  const creator = await wiki.user('maker', ['EventCreator']);
  const read = () => creator.get('/api/liquipedia/getDetails?gameId=2&pageId=900200');
  await read();
  const asked = wiki.fake.asked.length;
  await read();
  expect(wiki.fake.asked.length).toBe(asked);
  await tell(edit);
  await read();
  expect(wiki.fake.asked.length).toBe(asked + 5);
});

test('an address that tells too often is told to wait', async () => {
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => tell({ ...edit, page: 'x' })),
  );
  expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
});
