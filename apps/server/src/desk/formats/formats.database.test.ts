import type { FormatSummary, SavedFormat } from '@callshot/contract';
import type { EventFormat } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import {
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const mira = await product.user('mira', ['Admin']);
const creator = await product.user('creator', ['EventCreator']);

const cup = (stageName = 'Stage 1'): EventFormat => ({
  version: 1,
  stages: [
    { ...swissStage().format, name: stageName },
    { ...playoffStage({ teams: 8 }).format, name: 'Playoffs' },
  ],
  scoringBreakdown: { groups: [] },
});

interface Wanted {
  readonly id?: number;
  readonly name?: string;
  readonly format?: unknown;
  readonly modified?: string | null;
}

const save = (wanted: Wanted, user = admin) => {
  const { id = 0, name = 'Major', format = cup(), modified = null } = wanted;
  return user.post('/api/eventFormat', { id, name, json: JSON.stringify(format), modified });
};
const saved = async (wanted: Wanted): Promise<SavedFormat> => (await save(wanted)).json();
const listed = async (id: number): Promise<FormatSummary | undefined> =>
  (await creator.get('/api/eventFormat')).json().find((row: FormatSummary) => row.id === id);
const audits = (id: number) =>
  db
    .selectFrom('auditLog')
    .select(['actorUserId', 'action', 'before', 'after'])
    .where('subjectType', '=', 'event_format')
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute();
const rows = () => db.selectFrom('eventFormats').selectAll().orderBy('id').execute();
const eventFrom = (format: SavedFormat) =>
  testEvent(db, { stages: [swissStage()], eventFormatId: format.id, formatName: format.name });

test('a new format is saved, listed and read, and the log tells of it [rule: formats-1]', async () => {
  const answer = await saved({ name: '  Major 2026 ' });
  expect(answer).toMatchObject({
    name: 'Major 2026',
    problems: 0,
    events: 0,
    usedBy: [],
    modifiedBy: 'chief',
  });
  expect(answer.modified).toBe(answer.created);
  expect(JSON.parse(answer.json)).toMatchObject({
    version: 1,
    stages: [{ name: 'Stage 1' }, { name: 'Playoffs' }],
  });
  const { json: _, modifiedBy: __, usedBy: ___, ...summary } = answer;
  expect(await listed(answer.id)).toEqual(summary);
  expect((await creator.get(`/api/eventFormat/${answer.id}`)).json()).toEqual(answer);
  expect(await audits(answer.id)).toEqual([
    {
      actorUserId: admin.id,
      action: 'format.created',
      before: null,
      after: { name: 'Major 2026', stages: ['Stage 1', 'Playoffs'] },
    },
  ]);
});

test('names need not be unique, and the format saved last stands first [rule: builder-3, formats-5]', async () => {
  const [first, second] = [await saved({ name: 'Twin' }), await saved({ name: 'Twin' })];
  await saved({ id: first.id, name: 'Twin', format: cup('A'), modified: first.modified });
  const ids = (await admin.get('/api/eventFormat')).json().map(({ id }: FormatSummary) => id);
  expect(ids.slice(0, 2)).toEqual([first.id, second.id]);
});

test('a change is told by what it changed, and the same again writes nothing', async () => {
  const first = await saved({ name: 'Before' });
  const change = { id: first.id, name: 'After', format: cup('Opening'), modified: first.modified };
  const second: SavedFormat = (await save(change, mira)).json();
  expect(second).toMatchObject({ id: first.id, created: first.created, modifiedBy: 'mira' });
  expect(Date.parse(second.modified)).toBeGreaterThan(Date.parse(first.modified));
  expect((await audits(first.id)).slice(1)).toEqual([
    {
      actorUserId: mira.id,
      action: 'format.changed',
      before: { name: 'Before', 'stages[0].name': 'Stage 1' },
      after: { name: 'After', 'stages[0].name': 'Opening' },
    },
  ]);
  const before = [await rows(), await audits(first.id)];
  // Sent twice, the answer to the first being lost on its way.
  expect((await save(change, mira)).json()).toEqual(second);
  expect([await rows(), await audits(first.id)]).toEqual(before);
});

describe('somebody else saved since', () => {
  test('the later save is refused with the newer copy, and changes nothing', async () => {
    const first = await saved({ name: 'Shared' });
    const newer: SavedFormat = (
      await save({ id: first.id, format: cup('Theirs'), modified: first.modified }, mira)
    ).json();
    const before = await rows();
    const mine = { id: first.id, format: cup('Mine') };
    for (const modified of [first.modified, null, '2001-01-01T00:00:00Z']) {
      const refused = await save({ ...mine, modified });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'format_changed']);
      expect(refused.json().current).toEqual(newer);
    }
    expect(await rows()).toEqual(before);
    expect((await save({ ...mine, modified: newer.modified })).statusCode).toBe(200);
  });

  test('of many at the same instant one wins, and all others are told [rule: staff-18]', async () => {
    const first = await saved({ name: 'Rush' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        save({ id: first.id, format: cup(`Of ${at}`), modified: first.modified }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json().current).toEqual(winner);
    }
    expect(await audits(first.id)).toHaveLength(2);
  });

  test('a deleted format is said to be gone', async () => {
    const first = await saved({ name: 'Gone' });
    expect((await admin.delete(`/api/eventFormat/${first.id}`)).statusCode).toBe(204);
    const refused = await save({ id: first.id, format: cup('B'), modified: first.modified });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'format_not_found']);
    expect((await admin.get(`/api/eventFormat/${first.id}`)).statusCode).toBe(404);
    expect((await admin.delete(`/api/eventFormat/${first.id}`)).statusCode).toBe(404);
    expect((await audits(first.id)).at(-1)).toMatchObject({
      action: 'format.deleted',
      before: { name: 'Gone', stages: ['Stage 1', 'Playoffs'] },
      after: null,
    });
  });
});

test('a format with problems is saved as a draft, and no event can be made from it', async () => {
  const format = cup(' ');
  const draft = await saved({ name: 'Half done', format });
  expect(draft.problems).toBe(1);
  expect((await listed(draft.id))?.problems).toBe(1);
  await expect(
    testEvent(db, {
      stages: [{ ...swissStage(), format: { ...swissStage().format, name: ' ' } }],
      eventFormatId: draft.id,
    }),
  ).rejects.toThrow('empty');
  const mended = await saved({ id: draft.id, format: cup(), modified: draft.modified });
  expect([mended.problems, (await listed(draft.id))?.problems]).toEqual([0, 0]);
});

test('the events of a format keep their copy, are named, and keep the format from being deleted [rule: builder-5, builder-6]', async () => {
  const format = await saved({ name: 'Played' });
  const event = await eventFrom(format);
  const usedBy = [
    { eventId: event.row.id, gameId: 1, name: 'Test Major', state: 'open', stageName: 'Swiss' },
  ];
  const read = (await creator.get(`/api/eventFormat/${format.id}`)).json();
  expect(read).toMatchObject({ events: 1, usedBy });
  expect(await listed(format.id)).toMatchObject({ events: 1 });

  const before = [await rows(), await audits(format.id)];
  const refused = await admin.delete(`/api/eventFormat/${format.id}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'format_in_use']);
  expect([await rows(), await audits(format.id)]).toEqual(before);

  const copy = () =>
    db
      .selectFrom('events')
      .select(['formatName', 'formatJson'])
      .where('id', '=', event.row.id)
      .executeTakeFirstOrThrow();
  const held = await copy();
  const changed = await save({
    id: format.id,
    name: 'Played again',
    format: cup('Other'),
    modified: format.modified,
  });
  expect(changed.statusCode).toBe(200);
  expect(await copy()).toEqual(held);
});

test('an event made while its format is being deleted keeps it, or is not made', async () => {
  for (let round = 0; round < 5; round += 1) {
    const format = await saved({ name: `Contended ${round}` });
    const [made, deleted] = await Promise.all([
      eventFrom(format).then(
        () => true,
        () => false,
      ),
      admin.delete(`/api/eventFormat/${format.id}`),
    ]);
    expect(deleted.statusCode).toBe(made ? 409 : 204);
  }
});

test('who may: event creators read, Admins alone write', async () => {
  const format = await saved({ name: 'Guarded' });
  const others = [await product.user('player'), await product.user('surveyor', ['SurveyCreator'])];
  for (const user of others) {
    expect((await user.get('/api/eventFormat')).statusCode).toBe(403);
    expect((await user.get(`/api/eventFormat/${format.id}`)).statusCode).toBe(403);
  }
  for (const user of [creator, ...others]) {
    expect((await save({ name: 'Mine' }, user)).statusCode).toBe(403);
    expect((await user.delete(`/api/eventFormat/${format.id}`)).statusCode).toBe(403);
  }
  expect((await product.visitor.get('/api/eventFormat')).statusCode).toBe(401);
});
