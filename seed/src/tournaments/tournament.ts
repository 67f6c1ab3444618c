import type { GameId } from '@callshot/rules';
/** A real tournament as the seed uses it: teams by name, stages in order, every match that was played. */
export interface Tournament {
  readonly key: string;
  readonly gameId: GameId;
  readonly name: string;
  readonly url: string;
  readonly attribution: { readonly name: string; readonly url: string };
  readonly rewardTypeId: number;
  readonly stages: readonly TournamentStage[];
}

export type TournamentStage = SwissResults | BracketResults;

export interface SwissResults {
  readonly kind: 'swiss';
  readonly name: string;
  /** Teams in seed order (order of first appearance where no seeds are recorded). */
  readonly teams: readonly string[];
  readonly matches: readonly RecordedRound[];
  readonly startsAt: Date | null;
}

export interface BracketResults {
  readonly kind: 'bracket';
  readonly name: string;
  readonly groups: readonly {
    readonly title: string;
    /** Teams in the order of the first-round matches: 1 v 2, 3 v 4, … */
    readonly teams: readonly string[];
    /** In an order in which every match's participants are known when it comes. */
    readonly matches: readonly PlayedMatch[];
  }[];
  readonly startsAt: Date | null;
}

export interface PlayedMatch {
  readonly team1: string;
  readonly team2: string;
  readonly score1: number;
  readonly score2: number;
  readonly winner: string;
}

/** A match of a Swiss stage. */
export interface RecordedRound extends PlayedMatch {
  readonly sourceId: string;
  /** Counted from 1. */
  readonly round: number;
  readonly bestOf: number;
  /** Null = not recorded. */
  readonly maps?:
    | readonly { readonly map: string; readonly team1: number; readonly team2: number }[]
    | null;
}
