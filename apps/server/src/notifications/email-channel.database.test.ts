import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { TestUser } from '../accounts/test-users.ts';
import { testMessages } from './test-messages.ts';

const messages = await testMessages();
const { db, app, mailbox, log, wait, reachable, announce, sendAll, mailsTo, outcomesOf } = messages;
const hour = 3_600_000;

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

  test('that the mail server refuses is not tried again, and nobody is named in the log', async () => {
    const user = await reachable('refused', { email: true });
    await announce('refused');
    mailbox.refuse(true);
    await sendAll();
    mailbox.refuse(false);
    await sendAll();
    expect(mailsTo('refused')).toEqual([]);
    expect(await outcomesOf(user)).toEqual(['failed']);
    expect(log.join()).toContain('an email was not sent');
    expect(log.join()).not.toContain('example.org');
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
