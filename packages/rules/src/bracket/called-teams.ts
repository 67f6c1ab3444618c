import type { Bracket, ScoringGroup } from '../model/format.ts';
import { matchKey } from './graph.ts';
import { type BracketPlace, linkBracket } from './links.ts';

/**
 * The teams that a slip calls in the columns of a scoring group. A winner is called in each match that is picked,
 * both teams where both go on. A participant is called by the pick that leads there: a team that starts in a column is
 * called by nobody [rule: scoring-5, scoring-6, scoring-10].
 *
 * @returns A whole number from 0. A team that is called in two columns counts twice.
 */
export function calledTeams(
  bracket: Bracket,
  { columns, scoreWinnersOnly }: Pick<ScoringGroup, 'columns' | 'scoreWinnersOnly'>,
): number {
  const { places, winnerTo, loserTo } = linkBracket(bracket);
  const picked = places.filter(isPicked);
  return columns.reduce((sum, { part, col }) => {
    const isIn = (other: { readonly part: string; readonly col: number } | undefined) =>
      other?.part === part && other.col === col;
    const called = scoreWinnersOnly
      ? picked.filter(isIn).map(({ column }) => (column.bothTeamsAdvance ? 2 : 1))
      : picked.flatMap((place) =>
          [winnerTo.get(matchKey(place)), loserTo.get(matchKey(place))].filter(isIn).map(() => 1),
        );
    return sum + called.reduce<number>((all, own) => all + own, 0);
  }, 0);
}

const isPicked = ({ column }: BracketPlace): boolean =>
  !column.isQualifier && !column.lockPicks && !column.isLocked;
