/**
 * Leader election for work that one process does for all, such as computing the totals of boards.
 * While a leader is dying two processes may lead for some seconds, so a leader's writes must be
 * safe to repeat.
 */
export interface Leadership {
  isLeader(): boolean;
}

/** This process's role among those that share its database. */
export interface Standing extends Leadership {
  /** Whether it hears what the others commit. */
  isListening(): boolean;
}

/** A single process leads and misses nothing. */
export const alone: Standing = { isLeader: () => true, isListening: () => true };
