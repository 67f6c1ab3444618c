import { isCommonPassword } from './common-passwords.ts';

const shortest = 8;
/** Long enough for any passphrase, short enough that hashing stays bounded. */
const longest = 256;

export function passwordLengthProblem(password: string): string | null {
  if ([...password].length < shortest) return `A password has at least ${shortest} characters`;
  return password.length > longest ? `A password has at most ${longest} characters` : null;
}

/** What is wrong with a password, or null; any characters are welcome and none is trimmed. */
export function passwordProblem(
  password: string,
  owner: { readonly username: string; readonly email: string },
): string | null {
  const problem = passwordLengthProblem(password);
  if (problem !== null) return problem;
  const lower = password.toLowerCase();
  if (lower === owner.username.trim().toLowerCase()) return 'The password must not be the username';
  if (lower === owner.email.trim().toLowerCase()) return 'The password must not be the email';
  if (isCommonPassword(password)) return 'This password is too common';
  return null;
}
