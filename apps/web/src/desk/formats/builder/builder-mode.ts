import type { MatchPlace } from '@callshot/rules';

/**
 * The choice that is being made in the drawing. While there is a mode, no match can be focused
 * [rule: builder-16].
 */
export type BuilderMode =
  | { readonly kind: 'loser'; readonly match: MatchPlace }
  | { readonly kind: 'view'; readonly view: number }
  | { readonly kind: 'group'; readonly group: number };

export const MODE_BANNERS: Readonly<Record<BuilderMode['kind'], string>> = {
  loser: 'Select the slot the loser will move to',
  view: 'Select the matches the view contains',
  group: 'Select the columns in the scoring group',
};

export const PHASES = ['Bracket Details', 'View Definition', 'Scoring Breakdown'] as const;
