import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../../../testing/account/users.ts';
import { testMessages } from '../../../../testing/reach/messages.ts';

const messages = await testMessages();
const { db, app, mailbox, log, wait, reachable, announce, sendAll, mailsTo, outcomesOf } = messages;
const hour = 3_600_000;

const problemsOf = async (user: TestUser) => {
  const rows = await db
    .selectFrom('deliveries as d')
    .innerJoin('notifications as n', 'n.id', 'd.notificationId')
    .select('d.problem')
    .where('n.userId', '=', user.id)
    .execute();
  return rows.map(({ problem }) => problem);
};

describe('an email', () => {
  test('says it in text and in HTML, with addresses that lead somewhere', async () => {
    await reachable('reader', { email: true });
    await announce(
      'Vote <b>now</b> in <a href="/rl">the lobby</a>, 3 &lt; 4\n<a href="https://liquipedia.net/x">Who</a> plays',
      'Finals: vote!',
    );
    await sendAll();
    const mail = await mailbox.next('reader@example.org');
    expect(mail.raw).toMatch(/^Subject: Finals: vote!\r$/m);
    expect(mail.text).toContain(
      'Vote now in the lobby, 3 < 4\r\nWho (https://liquipedia.net/x) plays',
    );
    expect(mail.text).toContain(
      'Vote <b>now</b> in <a href="http://localhost:3000/rl">the lobby</a>, 3 &lt; 4<br><a href="https://liquipedia.net/x" rel="noopener noreferrer nofollow">Who</a> plays',
    );
    expect(mail.text).toMatch(/No more emails: http:\/\/localhost:3000\/unsubscribe#token=[\w.-]+/);
  });

  test('is ended by one click of the mail program', async () => {
    const user = await reachable('clicker', { email: true });
    await announce('first');
    await sendAll();
    const { raw } = await mailbox.next('clicker@example.org');
    const unfolded = raw.replace(/\r\n[ \t]+/g, ' ');
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const [, address = ''] = /^List-Unsubscribe: <(\S+)>\r$/m.exec(unfolded) ?? [];
    const { pathname, search } = new URL(address);
    const clicked = await app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.json()).toEqual({ channel: 'email' });
    await announce('second');
    await sendAll();
    expect(mailsTo('clicker')).toHaveLength(1);
    expect((await user.get('/api/notification/preferences')).json().email).toBe(false);
    const listed: { html: string }[] = (await user.get('/api/notification/all')).json();
    expect(listed.map(({ html }) => html)).toContain('<b>News</b><br>second');
  });

  test('goes to verified addresses of those who asked, as it stands when it is sent', async () => {
    const gone: [string, (user: TestUser) => Promise<unknown>][] = [
      [
        'switched-off',
        (user) =>
          sql`update notification_preferences set email = false
        where user_id = ${user.id}`.execute(db),
      ],
      [
        'unverified',
        (user) =>
          sql`update users set email_verified_at = null
        where id = ${user.id}`.execute(db),
      ],
      [
        'disabled',
        (user) =>
          sql`update users set disabled_at = clock_timestamp()
        where id = ${user.id}`.execute(db),
      ],
      [
        'deleted',
        (user) =>
          sql`update users set deleted_at = clock_timestamp()
        where id = ${user.id}`.execute(db),
      ],
    ];
    const users = [];
    for (const [name] of gone) users.push(await reachable(name, { email: true }));
    await reachable('never-asked', {});
    await announce('who hears this');
    for (const [at, [, leave]] of gone.entries()) await leave(users[at]!);
    await sendAll();
    for (const [name] of gone) expect(mailsTo(name), name).toEqual([]);
    expect(mailsTo('never-asked')).toEqual([]);
    for (const user of users) expect(await outcomesOf(user)).toEqual(['skipped']);
  });

  test('that the mail server refuses for good is not tried again, and nobody is named in the log', async () => {
    const user = await reachable('refused', { email: true });
    await announce('refused');
    mailbox.refuse(550);
    await sendAll();
    mailbox.refuse(null);
    wait(2 * hour);
    await sendAll();
    expect(mailsTo('refused')).toEqual([]);
    expect(await outcomesOf(user)).toEqual(['failed']);
    expect(await problemsOf(user)).toEqual(['Answered 550']);
    expect(log.join()).toContain('an email was not sent');
    expect(log.join()).not.toContain('example.org');
  });

  test('that is put off is sent later, once and under one name', async () => {
    const user = await reachable('greylisted', { email: true });
    await announce('greylisted');
    mailbox.refuse(450);
    await sendAll();
    expect(await outcomesOf(user)).toEqual([null]);
    expect(await problemsOf(user)).toEqual(['Answered 450']);
    mailbox.refuse(null);
    await sendAll();
    expect(mailsTo('greylisted')).toEqual([]);
    for (let at = 0; at < 3; at += 1) {
      wait(20_000);
      await sendAll();
    }
    const mails = mailsTo('greylisted');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.raw).toMatch(/^Message-ID: <notification-\d+@example.org>\r$/m);
    expect(await outcomesOf(user)).toEqual(['sent']);
    expect(await problemsOf(user)).toEqual([null]);
  });

  test('that is always put off is given up', async () => {
    const user = await reachable('busy', { email: true });
    await announce('busy');
    mailbox.refuse(451);
    for (let at = 0; at < 12; at += 1) {
      await sendAll();
      wait(hour + 1000);
    }
    mailbox.refuse(null);
    expect(await outcomesOf(user)).toEqual(['failed']);
    await sendAll();
    expect(mailsTo('busy')).toEqual([]);
  });

  test('waits for a mail server that is away, which is asked now and then', async () => {
    const users: TestUser[] = [];
    for (let at = 0; at < 25; at += 1) users.push(await reachable(`away-${at}`, { email: true }));
    await announce('away');
    mailbox.refuse(421);
    for (let at = 0; at < 30; at += 1) {
      await sendAll();
      wait(1000);
    }
    const warnings = log.filter((line) => line.includes('an email was not sent'));
    expect(warnings.length).toBeGreaterThan(0);
    // Ten go out together, each of the three times that the server is asked in half a minute.
    expect(warnings.length).toBeLessThanOrEqual(30);
    mailbox.refuse(null);
    for (let at = 0; at < 10; at += 1) {
      wait(60_000);
      await sendAll();
    }
    const outcomes = await Promise.all(users.map(outcomesOf));
    expect(outcomes.flat()).toEqual(users.map(() => 'sent'));
    expect(users.map((_, at) => mailsTo(`away-${at}`).length)).toEqual(users.map(() => 1));
  });

  test('that is worth nothing any more is not sent', async () => {
    const user = await reachable('stale', { email: true });
    await announce('stale');
    wait(24 * hour + 60_000);
    await sendAll();
    expect(await outcomesOf(user)).toEqual(['skipped']);
    expect(mailsTo('stale')).toEqual([]);
  });
});
