import { readHtml, type Token } from './notification-html.ts';

/** What a notification says, without marks: for e-mails and web push. */
export const plainTextOf = (html: string, ownOrigin: string): string =>
  readHtml(html, ownOrigin)
    .map(wordsOf)
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

function wordsOf(token: Token): string {
  switch (token.kind) {
    case 'text':
    case 'instant':
      return token.text;
    case 'break':
      return '\n';
    case 'picture':
      return ` ${token.alt} `;
    case 'link-end':
      // Without the page nobody sees where a link leads.
      return 'outside' in token.address ? ` (${token.address.outside})` : '';
    default:
      return '';
  }
}
