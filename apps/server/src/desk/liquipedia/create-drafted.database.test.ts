import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { austinPage, testWiki, worldsPage } from '../../../testing/desk/wiki.ts';
import { lockDraftedFormats } from '../formats/formats.repository.ts';
import { createDrafted } from './create-drafted.service.ts';

const wiki = await testWiki();
const { db, capabilities } = wiki;
const admin = await wiki.user('chief', ['Admin']);
const creator = await wiki.user('maker', ['EventCreator']);

const draftOf = async (gameId: number, pageId: number) =>
  (await creator.get(`/api/liquipedia/draftFormat?gameId=${gameId}&pageId=${pageId}`)).json();
const draft = await draftOf(2, austinPage);

const wanted = {
  tournamentId: austinPage,
  liquipediaUrl: '',
  imageUrl: '',
  rewardType: 2,
  gameId: 2 as const,
  nameOverride: 'Austin',
  json: draft.json as string,
  stageMapping: draft.mapping,
  confirmed: ['startsAt' as const],
};
const halved = wanted.stageMapping.map((own: object) => ({ ...own, standingsKey: null }));
const create = (more: object = {}, who = admin, headers = {}) =>
  who.post('/api/liquipedia/createDrafted', { ...wanted, ...more }, headers);

/** Rows that making an event may leave behind. */
const counts = async () => {
  const count = async (table: 'events' | 'teams' | 'eventFormats' | 'eventWikis' | 'auditLog') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  return {
    events: await count('events'),
    teams: await count('teams'),
    formats: await count('eventFormats'),
    wikis: await count('eventWikis'),
    audits: await count('auditLog'),
  };
};

/** The draft as somebody changed it: other stages are another format. */
const changed = (name: string): string => {
  const format = JSON.parse(wanted.json);
  return JSON.stringify({
    ...format,
    stages: format.stages.map((stage: object, at: number) =>
      at === 0 ? { ...stage, name } : stage,
    ),
  });
};

const actions = async () =>
  (await db.selectFrom('auditLog').select(['action', 'actorUserId']).orderBy('id').execute()).slice(
    -3,
  );

test.each([
  { why: 'no format', more: { json: 'Austin' }, is: [400, 'format_unreadable'] },
  { why: 'no stages', more: { json: '{"version":1,"stages":[]}' }, is: [409, 'format_not_ready'] },
  { why: 'too long', more: { json: `"${'x'.repeat(262_144)}"` }, is: [413, 'format_too_large'] },
  { why: 'a mapping of less', more: { stageMapping: halved }, is: [400, 'mapping_refused'] },
  { why: 'a page that is gone', more: { tournamentId: 4 }, is: [404, 'tournament_not_found'] },
  { why: 'a link that is none', more: { liquipediaUrl: 'wiki' }, is: [400, 'url_refused'] },
  { why: 'a question first', more: { confirmed: [] }, is: [409, 'needs_confirmation'] },
])('$why: refused, and nothing is left behind [rule: drafts-20]', async ({ more, is }) => {
  const before = await counts();
  const answer = await create(more);
  expect([answer.statusCode, answer.json().code]).toEqual(is);
  expect(await counts()).toEqual(before);
});

test('who may not save formats makes no event with one that is none yet [rule: drafts-20]', async () => {
  const before = await counts();
  const answer = await create({}, creator);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'format_needs_admin']);
  expect(await counts()).toEqual(before);
});

test('three at once make one event and one format, under the tournament’s name [rule: drafts-20]', async () => {
  const before = await counts();
  const answers = await Promise.all([create(), create(), create()]);
  expect(answers.map(({ statusCode }) => statusCode).sort(), answers[0].body).toEqual([
    200, 409, 409,
  ]);
  expect(
    answers.filter(({ statusCode }) => statusCode === 409).map((one) => one.json().code),
  ).toEqual(['event_exists', 'event_exists']);
  const after = await counts();
  expect(after).toMatchObject({ events: before.events + 1, formats: before.formats + 1 });
  const made = answers.find(({ statusCode }) => statusCode === 200)?.json();
  expect(made.format).toMatchObject({ name: draft.name, isNew: true });
  expect(await actions()).toEqual(
    ['format.created', 'event.created', 'event.mapped'].map((action) => ({
      action,
      actorUserId: admin.id,
    })),
  );
  const event = (await wiki.visitor.get(`/api/event/get?eventId=${made.eventId}`)).json();
  expect(event).toMatchObject({ nameOverride: 'Austin', format: { id: made.format.id } });
  const saved = (await admin.get(`/api/eventFormat/${made.format.id}`)).json();
  expect(saved).toMatchObject({ name: draft.name, json: wanted.json, problems: 0, events: 1 });
});

test('an equal format is used again, by staff who may save none as well [rule: drafts-20]', async () => {
  const before = await counts();
  const answer = await create({ isSecondEvent: true }, creator);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().format).toMatchObject({ name: draft.name, isNew: false });
  // Spaces of a file are no other format.
  const spaced = JSON.stringify(JSON.parse(wanted.json), null, 2);
  const again = await create({ isSecondEvent: true, json: spaced }, creator);
  expect(again.json().format).toEqual(answer.json().format);
  expect(await counts()).toMatchObject({ events: before.events + 2, formats: before.formats });
});

test('a name that is taken gets a number, whoever asks at once [rule: drafts-20]', async () => {
  const before = await counts();
  const answers = await Promise.all(
    ['One', 'Two', 'One'].map((name) => create({ isSecondEvent: true, json: changed(name) })),
  );
  const [one, two, again] = answers.map((answer) => answer.json().format);
  expect([one.name, two.name].toSorted()).toEqual([`${draft.name} 2`, `${draft.name} 3`]);
  expect(again.id).toBe(one.id);
  expect(await counts()).toMatchObject({ events: before.events + 3, formats: before.formats + 2 });
});

test('two tournaments of one format at once save it once [rule: drafts-20]', async () => {
  const json = changed('Of two');
  const byHand = wanted.stageMapping.map((own: object) => ({
    ...own,
    matchKeys: [],
    standingsKey: null,
  }));
  const body = { json, stageMapping: byHand, isSecondEvent: true };
  const before = await counts();
  const waiting = async () => {
    const { rows } = await sql<{ waits: number }>`select count(*)::int as waits
      from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
    return rows[0]?.waits;
  };
  const asked = await db.transaction().execute(async (trx) => {
    await lockDraftedFormats(trx);
    const both = Promise.all([
      create(body),
      create({ ...body, gameId: 1, tournamentId: worldsPage }),
    ]);
    await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
    return { both };
  });
  const answers = await asked.both;
  const [one, two] = answers.map((answer) => answer.json().format);
  expect(two.id, answers[1].body).toBe(one.id);
  expect(await counts()).toMatchObject({ events: before.events + 2, formats: before.formats + 1 });
});

test('one key makes one event and one format', async () => {
  const more = { nameOverride: 'Twice', isSecondEvent: true, json: changed('Twice') };
  const send = () => create(more, admin, { 'idempotency-key': 'twice' });
  const before = await counts();
  const [one, two] = await Promise.all([send(), send()]);
  expect([one.statusCode, two.statusCode], `${one.body} ${two.body}`).toEqual([200, 200]);
  expect(two.json()).toEqual(one.json());
  expect(await counts()).toMatchObject({ events: before.events + 1, formats: before.formats + 1 });
});

test('the product itself makes one: the audit names nobody [rule: drafts-20]', async () => {
  const made = await createDrafted(
    capabilities.services,
    { userId: null, savesFormats: true },
    { ...wanted, isSecondEvent: true, json: changed('By itself') },
    null,
  );
  expect(made).toMatchObject({ ok: true, value: { format: { isNew: true } } });
  expect(await actions()).toEqual(
    ['format.created', 'event.created', 'event.mapped'].map((action) => ({
      action,
      actorUserId: null,
    })),
  );
});
