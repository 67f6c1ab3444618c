import type { MarkedTeam } from '../ui/mark-face.ts';

/** What a bracket shows of a team. */
export interface BracketTeam extends MarkedTeam {
  readonly id: number;
  readonly name: string;
  readonly abbreviation: string;
}
