import { matchKey } from '../bracket/graph.ts';
import type { Bracket, ColumnMatch } from '../model/format.ts';
import type { MatchPlace } from './format-edit.ts';

const OWN_ID = /^m([1-9][0-9]{0,8})$/;

/**
 * Ids for new matches of a freeform bracket; a match keeps its id wherever it is drawn. They count
 * on from the bracket's highest id, so that the same edit gives the same format [rule: formats-18].
 */
export function* nextIds(bracket: Bracket): Generator<string, never> {
  const taken = [...bracket.freeformParts, ...bracket.parts].flatMap(({ columns }) =>
    columns.flatMap(({ matches }) => matches.map(({ id }) => Number(OWN_ID.exec(id)?.[1] ?? 0))),
  );
  for (let number = Math.max(0, ...taken) + 1; ; number += 1) yield `m${number}`;
}

/** A match that leads nowhere yet; in standard brackets its id is where it stands. */
export function newMatch(at: MatchPlace, freeformId: string | null): ColumnMatch {
  const id = freeformId ?? matchKey(at);
  const match = { id, ...at, bracketMatchId: id, loserPath: null };
  return freeformId === null ? match : { ...match, winnerPath: null };
}
