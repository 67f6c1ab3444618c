/**
 * Slots: every prediction of a stage is one byte. A stage's format and teams compile into a layout
 * once; picks encode into it and back without loss; points are table look-ups on its pairs.
 */

/** The meaning of one byte of an entry. Value 0 is always "nothing picked". */
export type Slot =
  /** Swiss or group team: 0 none, 1 advancing, 2 advancing and 3-0 / first place, 3 0-3 (Swiss), advancing and second place (group). In an order: the place. */
  | { readonly kind: 'team'; readonly substage: number; readonly teamId: number }
  /** Winner (loser) of a match: position of the team in the substage + 1; NOT_PLAYED for a reset predicted not to be played. */
  | { readonly kind: 'winner' | 'loser'; readonly substage: number; readonly match: number }
  /** Series score of a match: 1 + games won by the loser. */
  | { readonly kind: 'score'; readonly substage: number; readonly match: number }
  /** Match of a group that is picked: position of its call, from 1; `match` is its position in the group's list. */
  | { readonly kind: 'fixture'; readonly substage: number; readonly match: number }
  /** Winner of the grand final after a possible reset. */
  | { readonly kind: 'champion'; readonly substage: number; readonly match: number }
  /** Padding of a pair with only one slot; always 0. */
  | { readonly kind: 'padding' };

/** In a reset match's winner slot: the user predicts that it is not played. */
export const NOT_PLAYED = 255;

/**
 * `slots` has an even length, `stride`; slots 2k and 2k+1 form pair k. Two slots that are only
 * scored together (a winner and its series score) share a pair. So an entry's points are the sum
 * over pairs of one look-up on `low | high << 8`.
 */
export interface SlotLayout {
  readonly slots: readonly Slot[];
  readonly stride: number;
  readonly pairCount: number;
  /** Changes when the layout changes, so that bytes are never read with the wrong one. */
  readonly fingerprint: string;
}
