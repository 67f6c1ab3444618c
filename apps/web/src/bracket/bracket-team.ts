/** What a bracket shows of a team. */
export interface BracketTeam {
  readonly id: number;
  readonly name: string;
  readonly abbreviation: string;
  readonly logoUrl: string | null;
}
