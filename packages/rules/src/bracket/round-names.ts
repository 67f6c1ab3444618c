import type { Bracket, BracketPart } from '../model/format.ts';

const FROM_THE_END = ['Final', 'Semi-Finals', 'Quarter-Finals'];

/** Header of a column: its own name, or the computed one [rule: bracket-view-5]. */
export function roundName(bracket: Bracket, part: BracketPart, col: number): string {
  const column = part.columns[col];
  if (column?.name) return column.name;
  if (column?.isQualifier) return 'Qualified';
  if (bracket.freeform) return freeformName(part, col);
  const playedColumns = part.columns.filter((candidate) => !candidate.isQualifier).length;
  const fromEnd = playedColumns - 1 - col;
  if (part.identifier === 'GF' && fromEnd === 0) return 'Grand Final';
  return `${prefixOf(bracket, part)}${FROM_THE_END[fromEnd] ?? `Round ${col + 1}`}`;
}

function freeformName(part: BracketPart, col: number): string {
  return part.columns.length === 1 && part.name ? part.name : `Round ${col + 1}`;
}

function prefixOf(bracket: Bracket, part: BracketPart): string {
  const hasLower = bracket.parts.some((other) => other.identifier === 'LB' && other.columns.length);
  if (!hasLower || part.identifier === 'GF') return '';
  return part.identifier === 'LB' ? 'Lower ' : 'Upper ';
}
