import { spokenLanguage } from '@callshot/rules';
import { type Html, html } from '../../../platform/http/answers/html.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { m } from '../words/messages.ts';

/** Every mail about an account, worded once; the HTML says what the text says. */

/**
 * Contains no username: a user who typed in a stranger's address must not choose what the stranger
 * reads.
 */
export const verificationMail = (to: string, link: string): Mail =>
  mail(to, m.verifyTitle(), [m.verifyAsk(), { link, label: m.verifyAction() }, m.verifyIgnore()]);

export const resetMail = (to: string, username: string, link: string): Mail =>
  mail(to, m.resetTitle(), [
    m.resetAsk({ username }),
    { link, label: m.resetAction() },
    m.resetIgnore(),
  ]);

/** A change of how an account can be entered, as its owner is told. */
export interface NewsWords {
  readonly title: string;
  readonly text: string;
  readonly ifNotYou: string;
}

export const newsMail = (to: string, { title, text, ifNotYou }: NewsWords): Mail =>
  mail(to, title, [text, ifNotYou]);

/** An Admin asked for it, to see that mail arrives. */
export const testMail = (to: string): Mail => mail(to, m.testTitle(), [m.testText()]);

/** To the former address. */
export const emailChangedMail = (to: string): Mail =>
  mail(to, m.emailChangedTitle(), [m.formerEmailText(), m.formerEmailNotYou()]);

type Paragraph = string | { readonly link: string; readonly label: string };

const mail = (to: string, subject: string, paragraphs: readonly Paragraph[]): Mail => ({
  to,
  subject,
  text: `${paragraphs.map(textOf).join('\n\n')}\n\nCallshot\n`,
  html: html`<!doctype html>
<html lang="${spokenLanguage()}"><body>${[...paragraphs.map(htmlOf), html`<p>Callshot</p>`]}</body></html>`
    .html,
});

const textOf = (paragraph: Paragraph): string =>
  typeof paragraph === 'string' ? paragraph : paragraph.link;

const htmlOf = (paragraph: Paragraph): Html =>
  typeof paragraph === 'string'
    ? html`<p>${paragraph}</p>
`
    : html`<p><a href="${paragraph.link}">${paragraph.label}</a></p>
`;
