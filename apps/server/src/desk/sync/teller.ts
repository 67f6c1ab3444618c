/** The one who tells of matches, for the log and as the actor of the results. */
export interface Teller {
  /** The subject of a sentence. */
  readonly name: string;
  /** Null = nobody: the wiki. */
  readonly actorUserId: number | null;
  readonly reason: string | null;
}

export const THE_WIKI: Teller = { name: 'The wiki', actorUserId: null, reason: null };
