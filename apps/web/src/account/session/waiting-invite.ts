const KEY = 'callshot.waiting-invite';
/** Milliseconds an invite waits. Later the user has put it off, or another uses this browser. */
const KEPT_FOR = 60 * 60 * 1000;

interface Waiting {
  readonly code: string;
  readonly at: number;
}

/** The code or token of an invite that somebody chose to join by: once they are signed in it is tried, once. */
export function rememberInvite(code: string): void {
  const waiting: Waiting = { code, at: Date.now() };
  sessionStorage.setItem(KEY, JSON.stringify(waiting));
}

export function waitingInvite(): string | null {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return null;
  const { code, at } = JSON.parse(stored) as Waiting;
  if (Date.now() - at < KEPT_FOR) return code;
  forgetInvite();
  return null;
}

export const forgetInvite = (): void => sessionStorage.removeItem(KEY);

const JOINED = 'callshot.joined-league';

/** A league that was joined by an invite, for the page that is loaded next. */
export const rememberJoined = (leagueId: number): void =>
  sessionStorage.setItem(JOINED, String(leagueId));

/** The same, once. */
export function takeJoined(): number | null {
  const leagueId = sessionStorage.getItem(JOINED);
  sessionStorage.removeItem(JOINED);
  return leagueId === null ? null : Number(leagueId);
}

/** Whether something of an invite is still to be done. */
export const isInviteUnderWay = (): boolean =>
  sessionStorage.getItem(KEY) !== null || sessionStorage.getItem(JOINED) !== null;

export const invitePath = (code: string): string => `/join/${encodeURIComponent(code)}`;

/** The path of the invite that waits for a user who just signed in. */
export function waitingInvitePath(): string | null {
  const code = waitingInvite();
  return code === null ? null : invitePath(code);
}
