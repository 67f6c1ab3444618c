import { type PlacedMatch, placed } from './placed-match.ts';
import type { OutlineMatch } from './wiki-group.ts';

type Role = 'opening' | 'winners' | 'elimination' | 'decider';

/** In the order of play of most pages; others have elimination before winners. */
const USUAL: readonly Role[] = ['opening', 'opening', 'winners', 'elimination', 'decider'];

const GROUP_SIZE = 4;

/** A list that surely is such a group: its headers say so, or four teams play in it. */
export function isGslList(outline: readonly OutlineMatch[]): boolean {
  if (asGslBracket(outline) === null) return false;
  const teams = new Set(outline.flatMap((match) => match.teams.filter((team) => team !== null)));
  return rolesByHeader(outline) !== null || teams.size === GROUP_SIZE;
}

/**
 * A group of four that the wiki keeps as a list of five matches, as the bracket that it is; null where it
 * is another list. Which match is which is said by the headers, else by who plays in them.
 */
export function asGslBracket(outline: readonly OutlineMatch[]): PlacedMatch[] | null {
  const teams = new Set(outline.flatMap((match) => match.teams.filter((team) => team !== null)));
  if (outline.length !== USUAL.length || teams.size > GROUP_SIZE) return null;
  const roles = rolesByHeader(outline) ?? rolesByTeams(outline) ?? USUAL;
  const of = (role: Role) => outline.filter((_, at) => roles[at] === role);
  const [first, second] = of('opening');
  const [winners] = of('winners');
  const [elimination] = of('elimination');
  const [decider] = of('decider');
  if (!first || !second || !winners || !elimination || !decider) return null;
  return [
    placed(first, { indexInRound: 0 }),
    placed(second, { indexInRound: 1 }),
    placed(winners, {
      roundIndex: 1,
      feeders: [
        { matchId: first.matchId, slot: 0 },
        { matchId: second.matchId, slot: 1 },
      ],
    }),
    placed(elimination, { ...LOWER, roundIndex: 1 }),
    placed(decider, {
      ...LOWER,
      roundIndex: 2,
      feeders: [{ matchId: elimination.matchId, slot: 1 }],
    }),
  ];
}

const LOWER = { section: 'lower', sectionIndex: 1 } as const;

const WORDS: readonly (readonly [RegExp, Role])[] = [
  [/opening|initial/i, 'opening'],
  [/winner|upper/i, 'winners'],
  [/eliminat|loser|lower/i, 'elimination'],
  [/decider|deciding/i, 'decider'],
];

/** A header stands for all matches down to the next; dates say nothing. */
function rolesByHeader(outline: readonly OutlineMatch[]): readonly Role[] | null {
  let header = '';
  const roles = outline.flatMap(({ place }) => {
    if (place.kind === 'list' && place.header !== '') header = place.header;
    return WORDS.find(([word]) => word.test(header))?.[1] ?? [];
  });
  return isWhole(roles) ? roles : null;
}

/** Winners of the openings meet each other, as do the losers. */
function rolesByTeams(outline: readonly OutlineMatch[]): readonly Role[] | null {
  const openings = outline.slice(0, 2);
  const won = openings.flatMap(({ teams, winner }) => teamAt(teams, winner, 'first') ?? []);
  const lost = openings.flatMap(({ teams, winner }) => teamAt(teams, winner, 'second') ?? []);
  const roles = outline.map(({ teams }, at): Role => {
    if (at < 2) return 'opening';
    const areAll = (of: readonly string[]) =>
      of.length === 2 && teams.every((team) => team !== null && of.includes(team));
    if (areAll(won)) return 'winners';
    return areAll(lost) ? 'elimination' : 'decider';
  });
  return isWhole(roles) ? roles : null;
}

/** The winner, or with 'second' the loser. */
function teamAt(
  [first, second]: OutlineMatch['teams'],
  winner: OutlineMatch['winner'],
  wanted: 'first' | 'second',
): string | null {
  if (winner === null) return null;
  return winner === wanted ? first : second;
}

const isWhole = (roles: readonly Role[]): boolean =>
  roles.toSorted().join() === USUAL.toSorted().join();
