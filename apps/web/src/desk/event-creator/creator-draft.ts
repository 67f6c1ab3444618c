import type { UpcomingTournament } from '@callshot/contract';
import type { DraftChanges, GameId } from '@callshot/rules';
import { type KeptDraft, keptDraft } from '../../platform/editing/kept-draft.ts';
import { type MappingState, NOTHING_MAPPED } from '../mapping/mapping-state.ts';
import { firstWindow, type SearchWindow } from './search-window.ts';

/** Everything that somebody has put into the screen. */
export interface CreatorDraft {
  readonly gameId: GameId;
  readonly window: SearchWindow;
  /** The window that was searched last; null = none yet. */
  readonly searched: SearchWindow | null;
  readonly tournament: UpcomingTournament | null;
  /** The tournament has an event, and another one is meant. */
  readonly isSecondEvent: boolean;
  readonly name: string;
  readonly imageUrl: string;
  readonly wikiUrl: string;
  readonly formatId: number | null;
  /** Another format is chosen in place of the drafted one. */
  readonly isOtherFormat: boolean;
  /** The points of the drafted format; null = the usual ones. */
  readonly presetId: number | null;
  /** Changes of the drafted format. */
  readonly changes: DraftChanges;
  readonly rewardType: number;
  /** The reward type is the one that the title says. */
  readonly isRewardGuessed: boolean;
  readonly isLoaded: boolean;
  readonly mapping: MappingState;
}

export const emptyDraft = (gameId: GameId, now: number): CreatorDraft => ({
  gameId,
  window: firstWindow(now),
  searched: null,
  tournament: null,
  isSecondEvent: false,
  name: '',
  imageUrl: '',
  wikiUrl: '',
  formatId: null,
  isOtherFormat: false,
  presetId: null,
  changes: {},
  rewardType: 1,
  isRewardGuessed: false,
  isLoaded: false,
  mapping: NOTHING_MAPPED,
});

const STORED_AS = 'callshot.event-creator';

export const creatorDraft = (userId: number): KeptDraft<CreatorDraft> =>
  keptDraft(localStorage, `${STORED_AS}.${userId}`, 3);
