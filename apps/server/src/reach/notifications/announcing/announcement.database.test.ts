import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testProduct } from '../../../../testing/product/product.ts';
import { withFaults } from '../../../../testing/with-faults.ts';

const product = await testProduct();
const { db } = product;
const admin = await product.user('announcer', ['Admin']);

const announce = (html: string, subject = 'News') =>
  admin.post('/api/notification/announce', { audience: 'everyone', gameId: null, subject, html });
const listOf = async (user: typeof admin): Promise<{ id: number; html: string }[]> =>
  (await user.get('/api/notification/all')).json();

describe('an announcement', () => {
  test('that went out within the last minute goes out again only once that is meant', async () => {
    const written = { audience: 'everyone', gameId: null, subject: 'Twice', html: 'The same' };
    const send = (own: object = {}) =>
      admin.post('/api/notification/announce', { ...written, ...own });
    // Two presses at the same moment are one.
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await send({ subject: ' Twice ' })).json().code).toBe('announced_just_now');
    for (const other of [{ html: 'Another' }, { audience: 'game', gameId: 1 }]) {
      expect((await send(other)).statusCode).toBe(200);
    }
    expect((await send({ isRepeated: true })).statusCode).toBe(200);
    await db
      .updateTable('announcements')
      .set({ createdAt: new Date(Date.now() - 61_000) })
      .execute();
    expect((await send()).statusCode).toBe(200);
  });

  test('reaches everyone but the disabled and the gone, cleaned, counted and audited [rule: notifications-2]', async () => {
    const user = await product.user('reader');
    const disabled = await product.user('disabled');
    const gone = await product.user('gone');
    await db
      .updateTable('users')
      .set({ deletedAt: new Date() })
      .where('id', '=', gone.id)
      .execute();
    await db
      .updateTable('users')
      .set({ disabledAt: new Date() })
      .where('id', '=', disabled.id)
      .execute();
    const html = 'Read <b>this</b><script>alert(1)</script> <a href="//evil.example">x</a>';
    const clean = 'Read <b>this</b> x';
    const answer = await announce(html, '  3 <b> News\n');
    const { announcement, ...errors } = answer.json();
    expect(errors).toEqual({ subjectError: null, htmlError: null });
    expect(announcement).toMatchObject({ subject: '3 <b> News', html: clean });
    expect((await listOf(user))[0]?.html).toBe(`<b>3 &lt;b&gt; News</b><br>${clean}`);
    const reached = await db
      .selectFrom('notifications as n')
      .innerJoin('notices as o', 'o.id', 'n.noticeId')
      .select('n.userId')
      .where('o.announcementId', '=', announcement.id)
      .execute();
    expect(reached).toHaveLength(announcement.recipients);
    const reachedIds = reached.map(({ userId }) => userId);
    for (const { id } of [disabled, gone]) expect(reachedIds).not.toContain(id);
    const audit = await db
      .selectFrom('auditLog')
      .select(['actorUserId', 'after'])
      .where('action', '=', 'announcement.sent')
      .where('subjectId', '=', announcement.id)
      .execute();
    expect(audit).toMatchObject([
      { actorUserId: admin.id, after: { subject: '3 <b> News', html: clean } },
    ]);
    const listed = (await admin.get('/api/notification/announcements')).json();
    expect(listed[0]).toMatchObject({
      id: announcement.id,
      subject: '3 <b> News',
      html: clean,
      audience: 'everyone',
      gameId: null,
      recipients: announcement.recipients,
      announcedBy: 'announcer',
    });
  });

  test.each([
    { why: 'nothing', html: '' },
    { why: 'blanks', html: ' \n <br> &nbsp;' },
    { why: 'only what is taken out', html: '<script>alert(1)</script><p></p>' },
  ])('that says nothing is not sent: $why', async ({ html }) => {
    const countAll = async () =>
      (await db.selectFrom('announcements').select('id').execute()).length +
      (await db.selectFrom('notices').select('id').execute()).length;
    const before = await countAll();
    const answer = await announce(html);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(
      withFaults({
        announcement: null,
        subjectError: null,
        htmlError: expect.any(String),
      }),
    );
    expect(await countAll()).toBe(before);
  });

  test.each([
    { why: 'nothing', subject: ' \n ' },
    { why: 'more than a line', subject: 'x'.repeat(101) },
  ])('has a subject: $why is none', async ({ subject }) => {
    const before = await db.selectFrom('notices').select('id').execute();
    const answer = await announce('', subject);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      withFaults({
        announcement: null,
        subjectError: expect.any(String),
        htmlError: expect.any(String),
      }),
    ]);
    expect(await db.selectFrom('notices').select('id').execute()).toEqual(before);
  });

  test('to a game reaches who plays it or asked for messages, and nobody else', async () => {
    const stranger = await product.user('stranger');
    const opted = await product.user('opted');
    await opted.post('/api/notification/preferences', {
      lockReminders: true,
      email: false,
      push: true,
    });
    const sent = await admin.post('/api/notification/announce', {
      audience: 'game',
      gameId: 2,
      subject: 'Only you',
      html: 'Counter-Strike only',
    });
    expect(sent.json().announcement.recipients).toBe(1);
    expect((await listOf(opted))[0]?.html).toBe('<b>Only you</b><br>Counter-Strike only');
    expect(await listOf(stranger)).toEqual([]);
  });

  test.each([
    { why: 'a game without its id', audience: 'game', gameId: null },
    { why: 'everyone of one game', audience: 'everyone', gameId: 1 },
  ])('says whom it is for: $why', async ({ audience, gameId }) => {
    const refused = await admin.post('/api/notification/announce', {
      audience,
      gameId,
      subject: 'x',
      html: 'x',
    });
    expect(refused.statusCode).toBe(400);
  });

  test('that is made is answered as made, though its first users cannot be told yet', async () => {
    const user = await product.user('told late');
    await sql`alter table notifications rename to out_of_reach`.execute(db);
    const answer = await announce('late');
    await sql`alter table out_of_reach rename to notifications`.execute(db);
    expect([answer.statusCode, answer.json().htmlError]).toEqual([200, null]);
    await product.capabilities.start();
    await expect.poll(async () => (await listOf(user))[0]?.html).toMatch(/late$/);
  });

  test('is shown before it is sent, as it will be', async () => {
    const html = '<p>Hello <i>you</i></p>';
    const shown = await admin.post('/api/notification/previewAnnouncement', { html });
    expect(shown.json()).toEqual({ html: 'Hello <i>you</i>' });
  });
});

describe('an announcement in several languages', () => {
  const send = (own: object) =>
    admin.post('/api/notification/announce', {
      audience: 'everyone',
      gameId: null,
      subject: 'Aktualności',
      html: 'Cześć',
      language: 'pl',
      ...own,
    });
  const german = { subject: ' Neues ', html: 'Hallo <u>ihr</u>' };

  test('stands in the bell in the language of each reader [rule: notifications-22]', async () => {
    const readers = new Map<string, typeof admin>();
    for (const language of ['de', 'pl', 'fr']) {
      const reader = await product.user(`reader-${language}`);
      await reader.post('/api/account/preferences', {
        plainNames: false,
        stillPlates: false,
        language,
      });
      readers.set(language, reader);
    }
    const { announcement } = (await send({ translations: { de: german } })).json();
    const newest = async (language: string): Promise<object | undefined> => {
      const reader = readers.get(language);
      return reader && (await listOf(reader))[0];
    };
    expect(await newest('de')).toMatchObject({ html: '<b>Neues</b><br>Hallo ihr' });
    expect(await newest('de')).not.toHaveProperty('language');
    expect(await newest('pl')).toMatchObject({ html: '<b>Aktualności</b><br>Cześć' });
    expect(await newest('fr')).toMatchObject({
      html: '<b>Aktualności</b><br>Cześć',
      language: 'pl',
    });
    expect(await newest('fr')).not.toHaveProperty('saying');
    const written = {
      language: 'pl',
      translations: { de: { subject: 'Neues', html: 'Hallo ihr' } },
    };
    const [listed] = (await admin.get('/api/notification/announcements')).json();
    expect(listed).toMatchObject(written);
    const { after } = await db
      .selectFrom('auditLog')
      .select('after')
      .where('action', '=', 'announcement.sent')
      .where('subjectId', '=', announcement.id)
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject(written);
  });

  test.each([
    { why: 'no subject', de: { ...german, subject: ' ' }, field: 'subjectError' },
    {
      why: 'a subject too long',
      de: { ...german, subject: 'x'.repeat(101) },
      field: 'subjectError',
    },
    { why: 'nothing left of its text', de: { ...german, html: '<u></u>' }, field: 'htmlError' },
  ])('with a translation of $why is not sent', async ({ de, field }) => {
    const before = await db.selectFrom('announcements').select('id').execute();
    const answer = (await send({ translations: { fr: german, de } })).json();
    expect(answer).toMatchObject({
      announcement: null,
      faultyLanguage: 'de',
      [field]: expect.any(String),
    });
    expect(await db.selectFrom('announcements').select('id').execute()).toEqual(before);
  });

  test.each([
    { why: 'into its own language', translations: { pl: german } },
    { why: 'into what is no language', translations: { 'a path/': german } },
    {
      why: 'into 21 languages',
      translations: Object.fromEntries([...'abcdefghijklmnopqrstu'].map((x) => [`${x}x`, german])),
    },
  ])('is 400 $why', async ({ translations }) => {
    expect((await send({ translations })).statusCode).toBe(400);
  });
});
