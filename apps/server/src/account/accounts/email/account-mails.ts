import { type Html, html } from '../../../platform/http/answers/html.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

/** A change of how an account can be entered, as its owner is told. */
export interface AccountNews {
  /** The same as data. */
  readonly about: { readonly news: string; readonly [value: string]: string };
  readonly title: string;
  readonly text: string;
  readonly ifNotYou: string;
}

/** Every mail about an account, worded once; the HTML says what the text says. */

/**
 * Contains no username: a user who typed in a stranger's address must not choose what the stranger
 * reads.
 */
export const verificationMail = (to: string, link: string): Mail =>
  mail(to, 'Confirm your email for Callshot', [
    'Open this link to confirm that this email is yours:',
    { link, label: 'Confirm this email' },
    'It works once, within 24 hours. If you did not enter this address at Callshot, ignore this mail: nothing happens without the link.',
  ]);

export const resetMail = (to: string, username: string, link: string): Mail =>
  mail(to, 'Set a new Callshot password', [
    `Somebody asked for a new password for your account. Your username is ${username}; you will be asked for it.`,
    { link, label: 'Set a new password' },
    'The link works once, within 24 hours. If it was not you, ignore this mail: your password stays as it is.',
  ]);

export const newsMail = (to: string, { title, text, ifNotYou }: AccountNews): Mail =>
  mail(to, title, [text, ifNotYou]);

/** An Admin asked for it, to see that mail arrives. */
export const testMail = (to: string): Mail =>
  mail(to, 'A test mail of Callshot', [
    'An Admin of Callshot asked for this mail, to see that mail arrives. There is nothing to do.',
  ]);

/** To the former address. */
export const emailChangedMail = (to: string): Mail =>
  mail(to, 'Your Callshot email was changed', [
    'Your account has another email now; this address no longer opens it.',
    'If it was not you, please contact the staff of the site at once.',
  ]);

type Paragraph = string | { readonly link: string; readonly label: string };

const mail = (to: string, subject: string, paragraphs: readonly Paragraph[]): Mail => ({
  to,
  subject,
  text: `${paragraphs.map(textOf).join('\n\n')}\n\nCallshot\n`,
  html: html`<!doctype html>
<html lang="en"><body>${[...paragraphs.map(htmlOf), html`<p>Callshot</p>`]}</body></html>`.html,
});

const textOf = (paragraph: Paragraph): string =>
  typeof paragraph === 'string' ? paragraph : paragraph.link;

const htmlOf = (paragraph: Paragraph): Html =>
  typeof paragraph === 'string'
    ? html`<p>${paragraph}</p>
`
    : html`<p><a href="${paragraph.link}">${paragraph.label}</a></p>
`;
