import { bracketOfParts, partOfColumns } from '../bracket/generate-bracket.ts';
import { type Bracket, type BracketPart, StageType } from '../model/format.ts';
import type { PartIdentifier } from '../model/format-defaults.ts';
import { withDefaultPaths } from './default-paths.ts';
import { columnsBySize } from './standard-columns.ts';

// Brackets begin by themselves [rule: builder-14].

/** Four teams of a group, of whom two go on; in playoffs double elimination of eight. */
export const newBracketOf = ({ type }: { readonly type: StageType }): Bracket =>
  bracketOf(type === StageType.group ? { UB: 2, LB: 2, GF: 0 } : { UB: 3, LB: 4, GF: 1 });

function bracketOf(columns: Readonly<Record<PartIdentifier, number>>): Bracket {
  const part = (identifier: PartIdentifier): BracketPart =>
    partOfColumns(identifier, columnsBySize(identifier, columns[identifier]));
  return bracketOfParts(withDefaultPaths([part('UB'), part('LB'), part('GF')]));
}
