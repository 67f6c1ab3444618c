import type { ReportedSubject, ReportKind } from '@callshot/contract';
import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../../testing/account/users.ts';
import { join, leagueOf } from '../../../testing/community/leagues.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { withFaults } from '../../../testing/with-faults.ts';
import { tellNotices } from '../../reach/notifications/notices/tell-notices.service.ts';

const product = await testProduct();
const { db } = product;
const elsewhere = await testProduct(product);
const admin = await product.user('chief', ['Admin']);
const second = await elsewhere.user('second chief', ['Admin']);

let made = 0;
const someone = () => {
  made += 1;
  return product.user(`user ${made}`);
};
const design = async (by: TestUser): Promise<number> => {
  const style = '.{id} { color: #FFFFFF; }';
  const plate = { id: null, name: `After ${made}`, description: '', style, namePlateTypeId: 7 };
  return (await by.post('/api/nameplate/save', plate)).json().id;
};

/** Something of a new owner's. */
async function subjectOf(kind: ReportKind) {
  const owner = await someone();
  if (kind === 'username') return { owner, kind, id: owner.id };
  if (kind === 'league') return { owner, kind, id: (await leagueOf(owner)).id };
  return { owner, kind, id: await design(owner) };
}
type Subject = Pick<Awaited<ReturnType<typeof subjectOf>>, 'kind' | 'id'>;

const report = (by: TestUser, { kind, id }: Subject, reason = 'Rude') =>
  by.post('/api/reports/report', { kind, id, reason });
const waiting = async (): Promise<ReportedSubject[]> =>
  (await admin.get('/api/reports/waiting')).json().subjects;
async function waits({ kind, id }: Subject): Promise<ReportedSubject> {
  const found = (await waiting()).find((each) => each.kind === kind && each.id === id);
  if (!found) throw new Error(`Nothing of ${kind} ${id} waits`);
  return found;
}
const isWaiting = async ({ kind, id }: Subject) =>
  (await waiting()).some((each) => each.kind === kind && each.id === id);
const answerWith = (
  { kind, id, state, lastReportId }: ReportedSubject,
  body: { action: string; name?: string; reason?: string },
  by = admin,
) =>
  by.post('/api/reports/answer', { kind, id, state, lastReportId, reason: 'Looked at', ...body });
const undo = (answerId: number, by = admin) =>
  by.post('/api/reports/undo', { answerId, reason: 'A mistake' });
const audited = async ({ kind, id }: Subject) =>
  (
    await db
      .selectFrom('auditLog')
      .select('action')
      .where('subjectType', '=', kind === 'username' ? 'user' : kind)
      .where('subjectId', '=', id)
      .where((where) =>
        where.or([
          where('action', 'like', 'reports.%'),
          where('action', 'like', '%renamed'),
          where('action', 'in', ['nameplate.changed', 'user.flagged-for-rename']),
        ]),
      )
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);
const bell = async (user: TestUser): Promise<string> =>
  (await user.get('/api/notification/all')).body;
const everything = async () => ({
  reports: await db.selectFrom('reports').selectAll().orderBy('id').execute(),
  answers: await db.selectFrom('reportAnswers').selectAll().orderBy('id').execute(),
  leagues: await db.selectFrom('leagues').selectAll().orderBy('id').execute(),
  plates: await db.selectFrom('nameplates').selectAll().orderBy('id').execute(),
  users: await db
    .selectFrom('users')
    .select(['id', 'username', 'isUsernameChangeRequired'])
    .orderBy('id')
    .execute(),
  notices: await db.selectFrom('notices').select('id').orderBy('id').execute(),
});
const kinds = ['username', 'league', 'nameplate'] as const;

describe.each(kinds)('a report of a %s', (kind) => {
  test('waits with others’ under its subject, once a user however often and at once it is sent', async () => {
    const subject = await subjectOf(kind);
    const [one, other] = [await someone(), await someone()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(one, subject)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409, 409]);
    expect((await report(one, subject)).json().code).toBe('already_reported');
    await report(other, subject, '  Threats ');
    expect(await waits(subject)).toMatchObject({
      openReports: 2,
      answers: 0,
      isDone: false,
      owner: { id: subject.owner.id },
      reports: [
        { reason: 'Threats', reporter: { id: other.id, reports: 1, dismissed: 0 } },
        { reason: 'Rude', reporter: { id: one.id } },
      ],
    });
    // The reported user's export does not mention it.
    const exported = await subject.owner.get('/api/account/export');
    expect(exported.statusCode).toBe(200);
    const learnt = exported.body + (await bell(subject.owner));
    expect(learnt).not.toContain('Threats');
    await answerWith(await waits(subject), { action: 'dismiss' });
  });

  test('is answered once by two at once, on two processes; the other is told', async () => {
    const subject = await subjectOf(kind);
    await report(await someone(), subject);
    const seen = await waits(subject);
    const answers = await Promise.all([
      answerWith(seen, { action: 'dismiss' }),
      answerWith(seen, { action: 'dismiss' }, second),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().code).toBe('reports_answered');
    expect(await audited(subject)).toEqual(['reports.dismissed']);
  });

  test('that staff dismissed is asked no second time until it has changed; what came later waits on', async () => {
    const subject = await subjectOf(kind);
    const [one, late] = [await someone(), await someone()];
    await report(one, subject);
    const seen = await waits(subject);
    await report(late, subject, 'Something else');
    expect((await answerWith(seen, { action: 'dismiss', reason: '' })).statusCode).toBe(200);
    expect(await waits(subject)).toMatchObject({
      openReports: 1,
      answers: 1,
      reports: [{ reason: 'Something else' }],
    });
    expect((await report(one, subject)).json().code).toBe('already_answered');
    const name = `New ${kind} ${subject.id}`.slice(0, 20);
    await answerWith(await waits(subject), { action: 'rename', name });
    expect((await report(one, subject)).statusCode).toBe(204);
    expect((await waits(subject)).reports).toMatchObject([
      { name, reporter: { id: one.id, reports: 2, dismissed: 1 } },
    ]);
    await answerWith(await waits(subject), { action: 'dismiss' });
  });

  test('brings another name by the rules of names; whose it is is told why; it is taken back', async () => {
    const subject = await subjectOf(kind);
    await report(await someone(), subject);
    const seen = await waits(subject);
    const before = await everything();
    for (const [name, error] of [
      ['', /./],
      [seen.name, /another name/],
      ['the f.u.c.k club', /not allowed here/],
    ] as const) {
      const answer = await answerWith(seen, { action: 'rename', name });
      expect(answer.json()).toEqual(
        withFaults({ nameError: expect.stringMatching(error), answer: null }),
      );
    }
    expect(await everything()).toEqual(before);
    const name = `Clean ${subject.id}`;
    const { answer } = (await answerWith(seen, { action: 'rename', name })).json();
    expect(answer).toMatchObject({ action: 'rename', name: seen.name, newName: name, reports: 1 });
    expect(await bell(subject.owner)).toContain('Looked at');
    expect(await isWaiting(subject)).toBe(false);
    expect((await undo(answer.answerId)).json()).toMatchObject({
      undone: { by: { id: admin.id } },
    });
    expect(await waits(subject)).toMatchObject({ name: seen.name, openReports: 1, answers: 0 });
    expect((await undo(answer.answerId)).json().code).toBe('already_undone');
    expect((await audited(subject)).at(-1)).toBe('reports.answer_undone');
    await answerWith(await waits(subject), { action: 'dismiss' });
  });

  test('is not answered over what has changed since, nor taken back over it', async () => {
    const subject = await subjectOf(kind);
    await report(await someone(), subject);
    const seen = await waits(subject);
    const { answer } = (
      await answerWith(seen, { action: 'rename', name: `One ${subject.id}` })
    ).json();
    await report(await someone(), subject);
    const before = await everything();
    const lastReportId = (await waits(subject)).lastReportId;
    const stale = await answerWith({ ...seen, lastReportId }, { action: 'dismiss' });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'subject_changed']);
    expect(await everything()).toEqual(before);
    await answerWith(await waits(subject), { action: 'rename', name: `Two ${subject.id}` });
    const after = await everything();
    expect((await undo(answer.answerId)).json().code).toBe('subject_changed');
    expect(await everything()).toEqual(after);
  });

  test.each([
    { why: 'a visitor', code: 401 },
    { why: 'one’s own', code: 400 },
    { why: 'no reason', code: 400 },
    { why: 'too long a reason', code: 400 },
    { why: 'a lone surrogate', code: 400 },
    { why: 'none that there ever was', code: 404 },
    { why: 'too large an id', code: 400 },
  ])('is refused, and nothing stays of it: $why', async ({ why, code }) => {
    const subject = await subjectOf(kind);
    const by =
      why === 'a visitor' ? product.visitor : why === 'one’s own' ? subject.owner : await someone();
    const ids: Record<string, number> = {
      'none that there ever was': 2 ** 31 - 1,
      'too large an id': 2 ** 31,
    };
    const reasons: Record<string, string> = {
      'no reason': '  ',
      'too long a reason': 'x'.repeat(501),
      'a lone surrogate': 'x\ud800',
    };
    const before = await everything();
    const body = { kind, id: ids[why] ?? subject.id, reason: reasons[why] ?? 'Rude' };
    expect((await by.post('/api/reports/report', body)).statusCode).toBe(code);
    expect(await everything()).toEqual(before);
  });
});

test('what staff do is for Admins alone, and a kind has its own actions', async () => {
  const subject = await subjectOf('username');
  const user = await someone();
  await report(user, subject);
  const seen = await waits(subject);
  const moderator = await product.user('mod erato', ['Moderator']);
  const before = await everything();
  for (const by of [user, moderator, subject.owner]) {
    const answers = [
      await by.get('/api/reports/waiting'),
      await by.get('/api/reports/answered'),
      await answerWith(seen, { action: 'dismiss' }, by),
      await undo(1, by),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  }
  for (const body of [
    { action: 'close' },
    { action: 'disable' },
    { action: 'rename' },
    { action: 'flag', reason: '' },
  ]) {
    expect((await answerWith(seen, body)).statusCode).toBe(400);
  }
  expect((await undo(2 ** 31 - 1)).json().code).toBe('subject_not_found');
  expect(await everything()).toEqual(before);
  await answerWith(seen, { action: 'dismiss' });
});

test('a user is asked for another username, and not any more when that is taken back', async () => {
  const subject = await subjectOf('username');
  await report(await someone(), subject);
  const isAsked = async () =>
    (await admin.get(`/api/user/managed?userId=${subject.id}`)).json().usernameChangeAvailable;
  const { answer } = (await answerWith(await waits(subject), { action: 'flag' })).json();
  expect(answer).toMatchObject({ action: 'flag', newName: null });
  expect(await isAsked()).toBe(true);
  expect((await undo(answer.answerId)).statusCode).toBe(200);
  expect(await isAsked()).toBe(false);
  expect(await audited(subject)).toEqual([
    'user.flagged-for-rename',
    'user.flagged-for-rename',
    'reports.answer_undone',
  ]);
  // The User Manager is another way to the same.
  await admin.post('/api/user/update', { userId: subject.id, flagUsernameChange: true });
  expect(await isWaiting(subject)).toBe(false);
  const [last] = (await admin.get('/api/reports/answered')).json();
  expect(last).toMatchObject({ kind: 'username', id: subject.id, action: 'flag', reason: '' });
});

test('a renamed user logs in with the new name; a name that somebody took meanwhile is not given back', async () => {
  const subject = await subjectOf('username');
  await report(await someone(), subject);
  const seen = await waits(subject);
  const taken = await answerWith(seen, { action: 'rename', name: 'CHIEF' });
  expect(taken.json().nameError).toBe('This username is taken');
  const name = `Given ${subject.id}`;
  const { answer } = (await answerWith(seen, { action: 'rename', name })).json();
  const card = await product.visitor.get(`/api/user/usercardinfo/${subject.id}`);
  expect(card.json().username).toBe(name);
  await db.deleteFrom('usernameHistory').where('userId', '=', subject.id).execute();
  await admin.post('/api/user/update', { userId: (await someone()).id, username: seen.name });
  expect((await undo(answer.answerId)).json().code).toBe('name_taken');
});

test('a league is closed, its members are told why, and it comes back', async () => {
  const subject = await subjectOf('league');
  const member = await someone();
  await join(member, subject.id);
  await report(await someone(), subject);
  const seen = await waits(subject);
  expect(seen.people).toBe(2);
  const { answer } = (await answerWith(seen, { action: 'close' })).json();
  const { services } = product.capabilities;
  const onError = (error: unknown) => {
    throw error;
  };
  await tellNotices({ ...services, onError, onMade: () => {} });
  expect(await bell(member)).toContain('Looked at');
  const league = () => member.get(`/api/leagues/get?leagueId=${subject.id}`);
  expect((await league()).statusCode).toBe(404);
  await undo(answer.answerId);
  expect((await league()).json()).toMatchObject({ isMember: true, memberCount: 2 });
  expect(await isWaiting(subject)).toBe(true);
  // Its creator deletes it: nothing of it waits.
  await subject.owner.delete(`/api/leagues/delete?leagueId=${subject.id}`);
  expect(await isWaiting(subject)).toBe(false);
});

test('a hidden league is there for none who are not in it', async () => {
  const subject = await subjectOf('league');
  await db.updateTable('leagues').set({ isHidden: true }).where('id', '=', subject.id).execute();
  expect((await report(await someone(), subject)).json().code).toBe('subject_not_found');
});

test('a nameplate is disabled, shown as Classic, and allowed again', async () => {
  const subject = await subjectOf('nameplate');
  await subject.owner.get(`/api/nameplate/set?nameplateId=${subject.id}`);
  await report(await someone(), subject);
  const cardOf = async () =>
    (await product.visitor.get(`/api/user/usercardinfo/${subject.owner.id}`)).json().nameplateId;
  const seen = await waits(subject);
  expect(seen).toMatchObject({ people: 1, nameplateId: subject.id });
  const { answer } = (await answerWith(seen, { action: 'disable' })).json();
  expect(await cardOf()).toBe(0);
  expect(await bell(subject.owner)).toContain('Looked at');
  expect((await report(await someone(), subject)).json().code).toBe('subject_not_found');
  await undo(answer.answerId);
  expect(await cardOf()).toBe(subject.id);
  // Disabled in the editor, its reports are answered as well.
  await admin.post('/api/nameplate/disable', { id: subject.id, disabled: true, reason: 'No' });
  expect(await isWaiting(subject)).toBe(false);
});

test('the overview counts subjects, and the log tells of answers in words', async () => {
  const count = async () =>
    (await admin.get('/api/staff/overview')).json().health.reports as number;
  const before = await count();
  const subject = await subjectOf('league');
  await report(await someone(), subject);
  await report(await someone(), subject);
  expect(await count()).toBe(before + 1);
  const { answer } = (await answerWith(await waits(subject), { action: 'dismiss' })).json();
  expect(await count()).toBe(before);
  await undo(answer.answerId);
  const rows = (await admin.get('/api/audit/log')).json().rows as { told: { lines: string[] } }[];
  expect(rows.slice(0, 2).map(({ told }) => told.lines)).toEqual([
    ['Dismissing taken back: its reports wait again'],
    ['2 reports dismissed: it stays as it is'],
  ]);
});
