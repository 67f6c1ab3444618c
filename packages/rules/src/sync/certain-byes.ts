import { compileBracket } from '../bracket/compile-bracket.ts';
import type { SaidBye, StageSync } from './said.ts';

/**
 * The byes that the wiki leaves out, once every team here is known and as many places stay empty.
 * Earlier, a match that is merely missing from an answer looks the same.
 */
export function certainByes({ stage, byes, arriving }: StageSync): readonly SaidBye[] {
  if (byes.length === 0) return byes;
  const { matches } = compileBracket(stage.format);
  const places = matches
    .filter(({ isQualifier, isReset }) => !isQualifier && !isReset)
    .flatMap(({ top, bottom }) => [top, bottom])
    .filter(({ kind }) => kind === 'opening').length;
  const teams = new Set([...stage.substages.flatMap(({ teamIds }) => teamIds), ...arriving]);
  const empty = stage.substages.length * places - teams.size;
  return empty === byes.length ? byes : [];
}
