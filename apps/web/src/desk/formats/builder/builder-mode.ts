import type { MatchPlace } from '@callshot/rules';
import { m } from '../words/messages.js';

/**
 * The choice that is being made in the drawing. While there is a mode, no match can be focused
 * [rule: builder-16].
 */
export type BuilderMode =
  | { readonly kind: 'loser'; readonly match: MatchPlace }
  | { readonly kind: 'view'; readonly view: number }
  | { readonly kind: 'group'; readonly group: number };

export const MODE_BANNERS: Readonly<Record<BuilderMode['kind'], string>> = {
  loser: m.selectSlot(),
  view: m.selectMatches(),
  group: m.selectColumns(),
};

export const PHASES = [m.bracketDetails(), m.viewDefinition(), m.scoringBreakdown()] as const;
