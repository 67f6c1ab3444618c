import { readHtml, type Token } from '../announcing/notification-html.ts';

/** A notification without markup, for e-mails and web push. */
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
      // Plain text shows the targets of links.
      return 'outside' in token.address ? ` (${token.address.outside})` : '';
    default:
      return '';
  }
}
