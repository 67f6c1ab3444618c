import { PickType, placeOfType } from '../model/picks.ts';
import type { CrowdPicks } from '../slots/crowd-picks.ts';
import { isThrough, type MatrixColumn, type MatrixRow, optionOf } from './matrix.ts';

/** Members who have a team through, or call it to win a match. */
export interface Backing {
  readonly teamId: number;
  readonly members: number;
  readonly entrants: number;
}

/** The places of a group whose order is picked that send a team on; 0 in other stages. */
type ThroughIn = (eventSubstageId: number) => number;

/** The calls of all entrants. Only stages picked by enough of them have it. */
export type Everybody = Pick<CrowdPicks, 'teams' | 'winners'>;

/**
 * By column, the teams that somebody backs, most members first: in a column of a team that team
 * alone, whoever backs it.
 */
export function backingOf(
  columns: readonly MatrixColumn[],
  rows: readonly Pick<MatrixRow, 'cells'>[],
  everybody: Everybody | null,
  throughIn: ThroughIn = () => 0,
): Backing[][] {
  const crowds = crowdsOf(everybody, throughIn);
  return columns.map((column, at) => {
    const counts = countsOf(rows, at);
    const members = new Map<number, number>(column.teamId === null ? [] : [[column.teamId, 0]]);
    column.options.forEach((option, place) => {
      const { teamId, call } = option;
      if (
        teamId === null ||
        !(call === 'winner' || isThrough(option, throughIn(column.eventSubstageId)))
      )
        return;
      members.set(teamId, (members.get(teamId) ?? 0) + (counts[place] ?? 0));
    });
    const crowd = crowds.get(placeOf(column)) ?? NOBODY;
    const teams = column.teamId === null ? [...crowd.keys()] : [];
    return [...new Set([...members.keys(), ...teams])]
      .map((teamId) => ({
        teamId,
        members: members.get(teamId) ?? 0,
        entrants: crowd.get(teamId) ?? 0,
      }))
      .toSorted((a, b) => b.members - a.members || b.entrants - a.entrants || a.teamId - b.teamId);
  });
}

const NOBODY: ReadonlyMap<number, number> = new Map();

function countsOf(rows: readonly Pick<MatrixRow, 'cells'>[], column: number): number[] {
  const counts: number[] = [];
  for (const { cells } of rows) {
    const option = optionOf(cells.charAt(column));
    if (option !== null) counts[option] = (counts[option] ?? 0) + 1;
  }
  return counts;
}

const placeOf = ({ eventSubstageId, teamId, matchKey }: MatrixColumn): string =>
  `${eventSubstageId} ${matchKey ?? teamId}`;

/** By column, then by team. */
function crowdsOf(
  everybody: Everybody | null,
  throughIn: ThroughIn,
): Map<string, Map<number, number>> {
  const crowds = new Map<string, Map<number, number>>();
  const add = (place: string, teamId: number, entrants: number): void => {
    crowds.set(place, (crowds.get(place) ?? new Map<number, number>()).set(teamId, entrants));
  };
  for (const { eventSubstageId, teamId, pickTypeId, entrants } of everybody?.teams ?? []) {
    const place = placeOfType(pickTypeId);
    const isBacked =
      place === null ? pickTypeId === PickType.advancing : place <= throughIn(eventSubstageId);
    if (!isBacked) continue;
    const column = `${eventSubstageId} ${teamId}`;
    add(column, teamId, entrants + (crowds.get(column)?.get(teamId) ?? 0));
  }
  for (const { eventSubstageId, matchKey, teamId, entrants } of everybody?.winners ?? []) {
    add(`${eventSubstageId} ${matchKey}`, teamId, entrants);
  }
  return crowds;
}
