import type { DeskTeam } from '../matches/match-rows.ts';
import type { HandRow } from './hand-state.ts';

export interface MatchLineProps {
  row: HandRow;
  teams: ReadonlyMap<number, DeskTeam>;
  /** Those of the group. */
  teamIds: readonly number[];
  isSwiss: boolean;
  /** Results can be entered. */
  canEnd: boolean;
  problem: string | null;
  onChange(change: (row: HandRow) => HandRow, into?: string): void;
  onDelete(): void;
}
