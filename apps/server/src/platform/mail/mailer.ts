import { createTransport } from 'nodemailer';

/** One mail to one person; `html` says the same as `text` does. */
export interface Mail {
  readonly to: string;
  /** One mail has one name, however often it is handed over: mail programs show it once. */
  readonly name?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Resolves with the mail server's words when it has taken the mail; rejects when it has not. */
  send(mail: Mail): Promise<string>;
  close(): void;
}

export interface MailerOptions {
  readonly smtpUrl: string;
  /** Sender of every mail. */
  readonly from: string;
}

const connections = 3;
const connectMs = 5000;
const silenceMs = 10_000;

/** Hands mail to the operator's mail server, over a few kept connections. */
export function createMailer({ smtpUrl, from }: MailerOptions): Mailer {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    // A password goes over the network encrypted or not at all.
    requireTLS: url.username !== '' && !isLoopback(url.hostname),
    ...(url.username === ''
      ? {}
      : {
          auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
        }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    // Mails may not refer to files or addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, name, subject, text, html, headers }) => {
      const { response } = await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(name === undefined ? {} : { messageId: `<${name}@${domainOf(from)}>` }),
        ...(html === undefined ? {} : { html }),
        ...(headers === undefined ? {} : { headers: { ...headers } }),
      });
      return response;
    },
    close: () => transport.close(),
  };
}

const domainOf = (sender: string): string => /@([^\s<>@]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost';

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
