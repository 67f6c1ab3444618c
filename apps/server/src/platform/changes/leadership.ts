/**
 * Whether this process does what one process does for all, such as computing the totals of boards.
 * Exactly one is elected; while a leader is dying two may believe it for some seconds, so that what
 * a leader writes must be safe to write twice.
 */
export interface Leadership {
  isLeader(): boolean;
}

/** How this process stands among those that share its database. */
export interface Standing extends Leadership {
  /** Whether it hears what the others commit. */
  isListening(): boolean;
}

/** A process with nobody beside it leads, and misses nothing. */
export const alone: Standing = { isLeader: () => true, isListening: () => true };
