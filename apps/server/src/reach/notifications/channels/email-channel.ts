import { spokenLanguage } from '@callshot/rules';
import type { FastifyBaseLogger } from 'fastify';
import { html } from '../../../platform/http/answers/html.ts';
import { mailFailureOf } from '../../../platform/mail/mail-failure.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { createRests } from '../../../platform/outbound/rests.ts';
import { type Answered, sendAgain } from '../../../platform/outbox/sent.ts';
import { printHtml, readHtml } from '../announcing/notification-html.ts';
import { unsubscribeToken } from '../preferences/unsubscribe-token.ts';
import { m } from '../words/messages.ts';
import type { ToSend } from './deliveries.repository.ts';
import { plainTextOf } from './plain-text.ts';
import type { Retold } from './retold.ts';
import { type MessageChannel, messageBackOff } from './send-deliveries.service.ts';
import type { ServerKeys } from './server-keys.ts';

export interface EmailParts {
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
  readonly keys: ServerKeys;
  readonly publicUrl: string;
}

const mailServer = 'the mail server';
const outageRests = { firstMs: 5000, longestMs: 300_000 } as const;

/** E-mail with a text and an HTML part, which one click of the mail program ends (RFC 8058). */
export function createEmailChannel({ mailer, log, keys, publicUrl }: EmailParts): MessageChannel {
  const rests = createRests(outageRests);
  return {
    name: 'email',
    isResting: (now) => rests.left(mailServer, now) > 0,
    send: async (message, now): Promise<Answered> => {
      const { address, userId, id } = message;
      if (address === null) return { sent: 'skipped', problem: null };
      const token = unsubscribeToken(await keys.unsubscribe(), { userId, channel: 'email' });
      const mail = {
        to: address,
        name: `notification-${id}`,
        ...printMail(message, { publicUrl, token }),
      };
      try {
        await mailer.send(mail);
        rests.worked(mailServer);
        return { sent: 'sent', problem: null };
      } catch (error) {
        const failure = mailFailureOf(error);
        const problem = reasonOf(error);
        log.warn({ reason: problem, failure }, 'an email was not sent');
        if (failure === 'away') rests.failed(mailServer, now);
        const sent = failure === 'never' ? 'failed' : sendAgain(messageBackOff, message);
        return { sent, problem };
      }
    },
  };
}

interface Printed {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

function printMail(
  message: ToSend & Retold,
  { publicUrl, token }: { readonly publicUrl: string; readonly token: string },
): Printed {
  const page = publicUrl + message.url;
  const ending = `${publicUrl}/unsubscribe#token=${token}`;
  const why = m.whyMail();
  // In an e-mail a path leads nowhere: links and pictures are named with their site.
  const body = { html: printHtml(readHtml(message.html, publicUrl), publicUrl) };
  return {
    subject: message.title.replace(/\s+/g, ' '),
    text: `${plainTextOf(message.html, publicUrl)}\n\n${page}\n\n-- \n${why}\n${m.endMailsAt({ address: ending })}\n`,
    html: html`<!doctype html>
<html lang="${spokenLanguage()}"><body>
<p${message.textLanguage === undefined ? '' : html` lang="${message.textLanguage}"`}>${body}</p>
<p><a href="${page}">${m.openSite()}</a></p>
<hr>
<p><small>${why} <a href="${ending}">${m.endMails()}</a></small></p>
</body></html>
`.html,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/notification/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** A code, or the name of the error: texts may hold the address. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error) return `Answered ${String(error.responseCode)}`;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
