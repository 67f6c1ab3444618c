/**
 * A site that draws brackets of four, and tells them as Challonge (`GET /v1/tournaments/{id}.json`) and start.gg
 * (GraphQL, sets of an event) document it. It is strict: a result that its own bracket could not have is refused.
 */
export interface BracketSite {
  /** A set by its letter; scores in the order of its sides. */
  report(letter: string, scores: readonly [number, number]): void;
  /** One of the two gave up. */
  forfeit(letter: string, loser: 0 | 1): void;
  challonge(): object;
  startgg(): object;
}

interface From {
  readonly letter: string;
  readonly isLoser: boolean;
}

interface SiteSet {
  readonly letter: string;
  readonly id: number;
  /** Below 0 = the lower bracket. */
  readonly round: number;
  readonly name: string;
  readonly from: readonly [number | From, number | From];
  scores: readonly [number, number] | null;
  isForfeited: boolean;
  winner: 0 | 1 | null;
}

const w = (letter: string): From => ({ letter, isLoser: false });
const l = (letter: string): From => ({ letter, isLoser: true });

type Drawn = Pick<SiteSet, 'letter' | 'round' | 'name' | 'from'>;

/** Best seed against worst; the lower half of the draw comes first, as sites may draw it. */
const SINGLE: readonly Drawn[] = [
  { letter: 'A', round: 1, name: 'Semifinals', from: [1, 2] },
  { letter: 'B', round: 1, name: 'Semifinals', from: [0, 3] },
  { letter: 'C', round: 2, name: 'Finals', from: [w('A'), w('B')] },
];

const DOUBLE: readonly Drawn[] = [
  { letter: 'A', round: 1, name: 'Winners Semi-Final', from: [0, 3] },
  { letter: 'B', round: 1, name: 'Winners Semi-Final', from: [1, 2] },
  { letter: 'C', round: 2, name: 'Winners Final', from: [w('A'), w('B')] },
  { letter: 'D', round: 3, name: 'Grand Final', from: [w('C'), w('F')] },
  { letter: 'R', round: 4, name: 'Grand Final Reset', from: [w('D'), l('D')] },
  { letter: 'E', round: -1, name: 'Losers Semi-Final', from: [l('A'), l('B')] },
  { letter: 'F', round: -2, name: 'Losers Final', from: [l('C'), w('E')] },
];

const entrantId = (seed: number): number => 5000 + seed;

export function bracketSite(
  entrants: readonly string[],
  elimination: 'single' | 'double',
): BracketSite {
  if (entrants.length !== 4) throw new Error('This site draws four');
  const sets = (elimination === 'single' ? SINGLE : DOUBLE).map(
    (drawn, at): SiteSet => ({
      ...drawn,
      id: 23575258 + at,
      scores: null,
      isForfeited: false,
      winner: null,
    }),
  );
  const named = (letter: string): SiteSet => {
    const found = sets.find((set) => set.letter === letter);
    if (!found) throw new Error(`There is no set ${letter}`);
    return found;
  };
  const seedOf = (from: number | From): number | null => {
    if (typeof from === 'number') return from;
    const before = named(from.letter);
    if (before.winner === null) return null;
    return seedOf(before.from[from.isLoser ? (before.winner === 0 ? 1 : 0) : before.winner]);
  };
  const end = (letter: string, winner: 0 | 1): SiteSet => {
    const set = named(letter);
    if (set.winner !== null) throw new Error(`Set ${letter} has ended`);
    if (set.from.some((from) => seedOf(from) === null)) {
      throw new Error(`Set ${letter} waits for its entrants`);
    }
    if (letter === 'R' && named('D').winner === 0) throw new Error('No reset is played');
    set.winner = winner;
    return set;
  };
  const idOf = (from: number | From): number | null =>
    typeof from === 'number' ? null : named(from.letter).id;
  const isLoser = (from: number | From): boolean => typeof from !== 'number' && from.isLoser;
  const entrantOf = (from: number | From): number | null => {
    const seed = seedOf(from);
    return seed === null ? null : entrantId(seed);
  };
  return {
    report: (letter, scores) => {
      const [one, other] = scores;
      if (one === other || one < 0 || other < 0) throw new Error('A set has a winner');
      end(letter, one > other ? 0 : 1).scores = scores;
    },
    forfeit: (letter, loser) => {
      end(letter, loser === 0 ? 1 : 0).isForfeited = true;
    },
    challonge: () => ({
      tournament: {
        id: 1086875,
        name: 'Hall Cup',
        url: 'hall_cup',
        tournament_type: `${elimination} elimination`,
        state: 'underway',
        participants: entrants.map((name, seed) => ({
          participant: { id: entrantId(seed), name, seed: seed + 1, group_player_ids: [] },
        })),
        matches: sets.map(({ from, scores, winner, ...set }) => ({
          match: {
            id: set.id,
            tournament_id: 1086875,
            identifier: set.letter,
            group_id: null,
            round: set.round,
            state:
              winner !== null
                ? 'complete'
                : entrantOf(from[0]) && entrantOf(from[1])
                  ? 'open'
                  : 'pending',
            player1_id: entrantOf(from[0]),
            player2_id: entrantOf(from[1]),
            player1_prereq_match_id: idOf(from[0]),
            player2_prereq_match_id: idOf(from[1]),
            player1_is_prereq_match_loser: isLoser(from[0]),
            player2_is_prereq_match_loser: isLoser(from[1]),
            winner_id: winner === null ? null : entrantOf(from[winner]),
            loser_id: winner === null ? null : entrantOf(from[winner === 0 ? 1 : 0]),
            scores_csv: scores?.join('-') ?? '',
            forfeited: set.isForfeited || null,
            scheduled_time: null,
          },
        })),
      },
    }),
    startgg: () => ({
      data: {
        event: {
          id: 864717,
          name: 'Hall Cup',
          sets: {
            pageInfo: { total: sets.length },
            nodes: sets.toReversed().map(({ from, scores, winner, ...set }) => ({
              // A set gets its number once both entrants are known.
              id:
                entrantOf(from[0]) && entrantOf(from[1]) ? set.id : `preview_1949617_${set.letter}`,
              identifier: set.letter,
              round: set.round,
              fullRoundText: set.name,
              state: winner === null ? 1 : 3,
              winnerId: winner === null ? null : entrantOf(from[winner]),
              totalGames: 5,
              startAt: null,
              phaseGroup: { id: 1949617, displayIdentifier: '1', phase: { name: 'Bracket' } },
              slots: from.map((side, at) => ({
                id: `${set.id}-${at}`,
                slotIndex: at,
                prereqId: typeof side === 'number' ? `${70 + side}` : startggId(side.letter),
                prereqType: typeof side === 'number' ? 'seed' : 'set',
                prereqPlacement: isLoser(side) ? 2 : 1,
                entrant: entrantNamed(side),
                standing: {
                  stats: {
                    score: {
                      value: set.isForfeited ? (winner === at ? 0 : -1) : (scores?.[at] ?? null),
                    },
                  },
                },
              })),
            })),
          },
        },
      },
    }),
  };

  function startggId(letter: string): string {
    const { from, id } = named(letter);
    return entrantOf(from[0]) && entrantOf(from[1]) ? `${id}` : `preview_1949617_${letter}`;
  }

  function entrantNamed(side: number | From): object | null {
    const seed = seedOf(side);
    return seed === null ? null : { id: entrantId(seed), name: entrants[seed] };
  }
}
