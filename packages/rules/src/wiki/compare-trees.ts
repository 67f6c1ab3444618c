import type { BracketMismatch } from './bracket-mismatch.ts';
import type { BracketTree, Side, TreeNode } from './bracket-tree.ts';

/** Why a bracket of the wiki cannot be laid on a format's: what can be counted first. */
export function treeMismatches(format: BracketTree, wiki: BracketTree): BracketMismatch[] {
  const sides = lowerMismatch(format, wiki);
  const counted = [
    ...differing('starting_teams', startingTeams(wiki), startingTeams(format)),
    ...differing('ways_out', wiki.roots.length, format.roots.length),
    ...(sides.length > 0 ? sides : SIDES.flatMap((side) => roundMismatches(side, format, wiki))),
  ];
  if (counted.length > 0) return counted;
  return [{ code: 'feeders_differ', matches: format.nodes.length }];
}

const SIDES: readonly Side[] = ['upper', 'lower', 'final'];

const differing = (
  code: 'starting_teams' | 'ways_out',
  wiki: number,
  format: number,
): BracketMismatch[] => (wiki === format ? [] : [{ code, wiki, format }]);

/** Places that no winner comes into, but those that losers drop into. */
const startingTeams = ({ nodes }: BracketTree): number =>
  nodes
    .filter(({ side }) => side !== 'lower')
    .reduce((places, { feeders }) => places + 2 - feeders.length, 0);

const ofSide = ({ nodes }: BracketTree, side: Side): TreeNode[] =>
  nodes.filter((node) => node.side === side);

function lowerMismatch(format: BracketTree, wiki: BracketTree): BracketMismatch[] {
  const [ours, theirs] = [ofSide(format, 'lower').length, ofSide(wiki, 'lower').length];
  if (ours > 0 && theirs === 0) return [{ code: 'lower_only_in_format', matches: ours }];
  if (ours === 0 && theirs > 0) return [{ code: 'lower_only_on_wiki', matches: theirs }];
  return [];
}

/** The number of rounds; where it is the same, the first round with another number of matches. */
function roundMismatches(side: Side, format: BracketTree, wiki: BracketTree): BracketMismatch[] {
  const [ours, theirs] = [roundSizes(format, side), roundSizes(wiki, side)];
  if (ours.length !== theirs.length) {
    return [{ code: 'round_count', side, wiki: theirs.length, format: ours.length }];
  }
  const at = ours.findIndex((size, round) => size !== theirs[round]);
  if (at < 0) return [];
  const [size = 0, other = 0] = [ours[at], theirs[at]];
  return [{ code: 'round_size', side, round: at + 1, wiki: other, format: size }];
}

function roundSizes(tree: BracketTree, side: Side): number[] {
  const sizes: number[] = [];
  for (const { round } of ofSide(tree, side)) sizes[round - 1] = (sizes[round - 1] ?? 0) + 1;
  return sizes;
}
