import { type FieldFault, fieldFault } from '@callshot/contract';
import { isPublishedPassword } from '../demo-accounts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { normalPassword } from './normal-password.ts';

const shortest = 8;
/** Long enough for any passphrase, short enough that hashing stays bounded. */
const longest = 256;

export function passwordLengthProblem(password: string): FieldFault | null {
  const normal = normalPassword(password);
  if ([...normal].length < shortest) return fieldFault('password_short', { least: shortest });
  return normal.length > longest ? fieldFault('password_long', { most: longest }) : null;
}

export interface PasswordOwner {
  readonly username: string;
  readonly email: string;
  readonly publicUrl: string;
}

/** The fault of a password, or null. Any characters are allowed and none is trimmed. */
export function passwordProblem(password: string, owner: PasswordOwner): FieldFault | null {
  const problem = passwordLengthProblem(password);
  if (problem !== null) return problem;
  const bare = bareText(password);
  if (bare === '') return fieldFault('password_blank');
  for (const { words, code } of guessesAbout(owner)) {
    if (words.some((word) => isMadeOf(bare, word))) return fieldFault(code);
  }
  return isCommonPassword(bare) || isPublishedPassword(bare) ? fieldFault('password_common') : null;
}

/** Attackers try these first. Case and surrounding blanks hardly make another password. */
const bareText = (text: string): string =>
  normalPassword(text).trim().replace(/ +/g, ' ').toLowerCase();

function guessesAbout({ username, email, publicUrl }: PasswordOwner) {
  const { hostname } = new URL(publicUrl);
  const [mailbox = ''] = email.split('@');
  return [
    { code: 'password_of_username', words: [username] },
    { code: 'password_of_email', words: [email, mailbox] },
    { code: 'password_of_site', words: ['callshot', hostname, nameOfSite(hostname)] },
  ] as const;
}

/** `callshot` of `www.callshot.example`. */
const nameOfSite = (hostname: string): string =>
  hostname.split('.').toSorted((a, b) => b.length - a.length)[0] ?? hostname;

/** True for the word alone or repeated, with any digits and signs around it. */
function isMadeOf(bare: string, word: string): boolean {
  const wanted = bareText(word);
  if (wanted === '') return false;
  if (bare === wanted) return true;
  const [core, around] = [coreOf(wanted), coreOf(bare)];
  return core.length >= 3 && around !== '' && around.replaceAll(core, '') === '';
}

/** Letters alone, and the digits between them. */
const coreOf = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N}]/gu, '').replace(/^\p{N}+|\p{N}+$/gu, '');
