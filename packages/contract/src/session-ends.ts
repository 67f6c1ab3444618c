// Stands on its own, so that the browser can load it: nothing here may need zod.

/** Why a session ended that its browser still shows; it says so until it is told once [rule: accounts-51]. */
export type SessionEnd =
  /** The oldest of more than a user may have. */
  | 'too-many'
  /** The password was changed. */
  | 'password'
  /** Its owner ended it from another device. */
  | 'elsewhere'
  /** Staff are logged in for hours, not for days. */
  | 'staff-hours'
  /** Its owner became staff while it was idle. */
  | 'role';

/** The header that tells it: why, and when. */
export const sessionEndedHeader = 'session-ended';
