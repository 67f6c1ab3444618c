import type { GameId } from '@callshot/rules';
import { type KeptDraft, keptDraft } from '../../../platform/editing/kept-draft.ts';
import type { SlotOrder } from './opening-pairs.ts';

/** The typed fields of an event without the wiki. */
export interface HandDraft {
  readonly gameId: GameId;
  readonly name: string;
  readonly imageUrl: string;
  readonly wikiUrl: string;
  readonly formatId: number | null;
  readonly rewardType: number;
  /** `yyyy-mm-ddThh:mm` in UTC. */
  readonly startsAt: string;
  /** `yyyy-mm-dd` in UTC. */
  readonly lastDay: string;
  /** By stage and substage, as `0.0`. */
  readonly substages: Readonly<Record<string, HandSubstage>>;
}

export interface HandSubstage {
  readonly teams: string;
  readonly order: SlotOrder;
  /** The start of its first match, as `startsAt`; empty = not known. */
  readonly startsAt: string;
}

export const EMPTY_SUBSTAGE: HandSubstage = { teams: '', order: 'seeded', startsAt: '' };

export const emptyHandDraft = (gameId: GameId): HandDraft => ({
  gameId,
  name: '',
  imageUrl: '',
  wikiUrl: '',
  formatId: null,
  rewardType: 1,
  startsAt: '',
  lastDay: '',
  substages: {},
});

const STORED_AS = 'callshot.event-by-hand';

export const handDraft = (userId: number): KeptDraft<HandDraft> =>
  keptDraft(localStorage, `${STORED_AS}.${userId}`, 1);
