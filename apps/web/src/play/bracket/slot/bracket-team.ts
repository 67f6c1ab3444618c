import type { MarkedTeam } from '../../../platform/ui/art/mark-face.ts';

export interface BracketTeam extends MarkedTeam {
  readonly id: number;
  readonly name: string;
  readonly abbreviation: string;
}

/** Beside 'MOUZ' or 'FAZE' a name that is no more than that says nothing. */
export const nameSaysMore = ({ name, abbreviation }: BracketTeam): boolean =>
  name.toLowerCase() !== abbreviation.toLowerCase();
