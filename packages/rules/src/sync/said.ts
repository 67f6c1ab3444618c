import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { PickSet } from '../model/picks.ts';
import type { WikiMatch, WikiTable } from '../wiki/records.ts';
import type { Doubt } from './doubt.ts';

/** A match of the wiki that a stage is mapped to. */
export interface SaidMatch {
  readonly eventSubstageId: number;
  /** Key of the match of the stage's bracket that it is; null in Swiss stages and groups. */
  readonly place: string | null;
  /** The wiki's first opponent stands at the bottom. */
  readonly isSwapped: boolean;
  readonly match: WikiMatch;
}

/** A starting match with one team, who goes on: the wiki has it in a slot of this match. */
export interface SaidBye {
  readonly eventSubstageId: number;
  readonly place: string;
  readonly matchId: string;
  readonly slot: 0 | 1;
}

/** A table of the wiki that a Swiss stage or group is mapped to. */
export interface SaidTable {
  readonly eventSubstageId: number;
  readonly table: WikiTable;
}

/** A stage and everything that decides what of the wiki's word becomes official. */
export interface StageSync {
  readonly stage: EventStage;
  readonly official: PickSet;
  readonly said: readonly SaidMatch[];
  readonly tables: readonly SaidTable[];
  /** None where people have picked in the draw as it is. */
  readonly byes: readonly SaidBye[];
  /** The team that the wiki knows by this key; null = none of the event. */
  readonly teamIdOf: (key: string) => number | null;
  /** Teams that take part and have no place in any stage, nor come to this one. */
  readonly placeless: ReadonlySet<number>;
  /** Results that staff entered or took away, by `heldKey`. */
  readonly held: ReadonlySet<string>;
  /** Teams that have no place yet: who went through the stage before, and who enters here. */
  readonly arriving: readonly number[];
  /** Everybody who comes from other stages has come. */
  readonly isFed: boolean;
  /** Keys of doubts whose likeliest answer staff applied. */
  readonly applied: ReadonlySet<string>;
  /** The instant, ISO. */
  readonly now: string;
}

export const heldKey = (row: { readonly eventSubstageId: number; readonly slot: string }): string =>
  `${row.eventSubstageId} ${row.slot}`;

/** The results to publish, and the doubts that wait for staff. */
export interface Proposals {
  /** All that is official now, and what the wiki adds to it. */
  readonly official: PickSet;
  /** Teams that the wiki puts into substages, beside those that stand there. */
  readonly joining: readonly { readonly eventSubstageId: number; readonly teamId: number }[];
  readonly doubts: readonly Doubt[];
}

/** The matches of a substage. */
export const matchesIn = (
  { said }: Pick<StageSync, 'said'>,
  { eventSubstageId }: Pick<EventSubstage, 'eventSubstageId'>,
): WikiMatch[] =>
  said.flatMap((one) => (one.eventSubstageId === eventSubstageId ? [one.match] : []));
