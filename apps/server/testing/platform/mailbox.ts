import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The mail as it came over the wire. */
  readonly raw: string;
  /** Its content with transfer encoding and line folding undone. */
  readonly text: string;
}

export interface TestMailbox {
  readonly smtpUrl: string;
  readonly mails: readonly ReceivedMail[];
  /** The next mail to this address that was not taken yet; waits for it. */
  next(to: string): Promise<ReceivedMail>;
  /** Refuses what comes from now on with this status; null = it takes it again. */
  refuse(status: number | null): void;
  close(): Promise<void>;
}

/** A real mail server on loopback that keeps what it is given. */
export async function testMailbox(): Promise<TestMailbox> {
  const mails: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const waiting = new Set<() => void>();
  let refusal: number | null = null;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal !== null) {
          return done(Object.assign(new Error('The mailbox is full'), { responseCode: refusal }));
        }
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw,
          text: decoded(raw),
        });
        done();
        for (const wake of waiting) wake();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  const take = (to: string): ReceivedMail | undefined => {
    const mail = mails.find((one) => one.to.includes(to) && !taken.has(one));
    if (mail) taken.add(mail);
    return mail;
  };
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    next: async (to) => {
      for (;;) {
        const mail = take(to);
        if (mail) return mail;
        await new Promise<void>((resolve) => {
          const wake = () => {
            waiting.delete(wake);
            resolve();
          };
          waiting.add(wake);
        });
      }
    },
    refuse: (status) => {
      refusal = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Every part of the mail is read as quoted-printable, which leaves plain parts as they are. */
const decoded = (raw: string): string => {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};
