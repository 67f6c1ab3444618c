import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { mailFailureOf } from './mail-failure.ts';
import { createMailer } from './mailer.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A mail server that says this at each step; null = it hangs up there. */
async function mailServer(says: Readonly<Record<string, string | null>>): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let isMail = false;
    const say = (step: string, otherwise: string) => {
      const word = step in says ? says[step] : otherwise;
      if (word === null || word === undefined) socket.destroy();
      else socket.write(`${word}\r\n`);
    };
    say('greeting', '220 here');
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (isMail) {
        if (!text.includes('\r\n.\r\n')) return;
        isMail = false;
        return say('message', '250 taken');
      }
      for (const line of text.split('\r\n').filter(Boolean)) {
        const [word = ''] = line.toLowerCase().split(/[ :]/);
        if (word === 'ehlo' && !('ehlo' in says)) socket.write('250-here\r\n250 AUTH PLAIN\r\n');
        else if (word === 'data') {
          say('data', '354 go on');
          isMail = !('data' in says);
        } else say(word, word === 'auth' ? '235 welcome' : '250 fine');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  { why: 'a greeting that refuses', says: { greeting: '554 no service' }, failure: 'away' },
  { why: 'a greeting that is busy', says: { greeting: '421 too many' }, failure: 'away' },
  { why: 'a login that is refused', says: { auth: '535 wrong password' }, failure: 'away' },
  { why: 'a login that is put off', says: { auth: '454 later' }, failure: 'away' },
  { why: 'a sender that is refused', says: { mail: '550 not you' }, failure: 'never' },
  { why: 'a mailbox that does not exist', says: { rcpt: '550 no such user' }, failure: 'never' },
  { why: 'a mailbox that is full', says: { rcpt: '552 full' }, failure: 'never' },
  { why: 'a mailbox that is busy', says: { rcpt: '450 greylisted' }, failure: 'later' },
  { why: 'a server without room', says: { rcpt: '452 no room' }, failure: 'later' },
  { why: 'a server that closes between', says: { rcpt: '421 closing' }, failure: 'away' },
  { why: 'a message that is refused', says: { message: '554 spam' }, failure: 'never' },
  { why: 'a message that is put off', says: { message: '451 later' }, failure: 'later' },
  { why: 'a line that breaks at the greeting', says: { greeting: null }, failure: 'away' },
  { why: 'a line that breaks within', says: { rcpt: null }, failure: 'away' },
])('$why: $failure', async ({ says, failure }) => {
  const smtpUrl = `smtp://user:secret@${await mailServer(says)}`;
  const mailer = createMailer({ smtpUrl, from: 'a@example.org' });
  const sent = mailer.send({ to: 'b@example.org', subject: 'x', text: 'x' });
  const error = await sent.then(
    () => null,
    (reason: unknown) => reason,
  );
  mailer.close();
  expect(error).not.toBeNull();
  expect(mailFailureOf(error), String(error)).toBe(failure);
});

test.each([
  { why: 'nobody listens', smtpUrl: 'smtp://127.0.0.1:1', failure: 'away' },
  { why: 'there is no such server', smtpUrl: 'smtp://mail.invalid:25', failure: 'away' },
])('$why: $failure', async ({ smtpUrl, failure }) => {
  const mailer = createMailer({ smtpUrl, from: 'a@example.org' });
  const error = await mailer.send({ to: 'b@example.org', subject: 'x', text: 'x' }).catch((e) => e);
  mailer.close();
  expect(mailFailureOf(error), String(error)).toBe(failure);
});

test('what no server said is no reason to try again', () => {
  expect(mailFailureOf(new TypeError('nothing to print'))).toBe('never');
  expect(mailFailureOf('a text')).toBe('never');
});
