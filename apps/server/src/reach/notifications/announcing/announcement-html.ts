import { type FieldFault, fieldFault } from '@callshot/contract';
import { plain, printHtml, readHtml } from './notification-html.ts';

/** An Admin's announcement as it is shown; empty when nothing is left. */
export function announcementHtml(written: string, ownOrigin: string): string {
  const tokens = readHtml(written, ownOrigin);
  const saysSomething = tokens.some(
    (token) =>
      token.kind === 'picture' ||
      token.kind === 'instant' ||
      (token.kind === 'text' && token.text.trim() !== ''),
  );
  return saysSomething ? printHtml(tokens) : '';
}

const longestSubject = 100;

/** A subject is one line of text: it heads mails and stands first in the bell. */
export const tidySubject = (written: string): string =>
  plain(written.normalize('NFC')).replace(/\s+/g, ' ').trim();

/** The fault of a tidied subject, or null. */
export function subjectProblem(subject: string): FieldFault | null {
  if (subject === '') return fieldFault('subject_missing');
  return [...subject].length > longestSubject
    ? fieldFault('subject_long', { most: longestSubject })
    : null;
}
