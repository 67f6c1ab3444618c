const KEY = 'callshot.invite-of-account';
/** As long as a link that confirms an e-mail is good. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

interface InviteOfAccount {
  readonly code: string;
  readonly email: string;
  readonly at: number;
}

const tidied = (email: string): string => email.trim().toLowerCase();

/** The invite that an account with this e-mail was made for: another mail to it leads there as well. */
export function rememberInviteOfAccount(code: string, email: string): void {
  const made: InviteOfAccount = { code, email: tidied(email), at: Date.now() };
  sessionStorage.setItem(KEY, JSON.stringify(made));
}

/** The same; for any other address there is none. */
export function inviteOfAccount(email: string): string | null {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return null;
  const { code, email: its, at } = JSON.parse(stored) as InviteOfAccount;
  return its === tidied(email) && Date.now() - at < KEPT_FOR ? code : null;
}
