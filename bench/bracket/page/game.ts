import {
  type BracketState,
  compileBracket,
  generateBracket,
  openBracket,
  openingsFor,
  pickWinner,
  StageType,
} from '@callshot/rules';

const TEAM_COUNT = 64;
const teamIds = Array.from({ length: TEAM_COUNT }, (_, at) => at + 1);

export const teams = new Map(
  teamIds.map((id) => [
    id,
    {
      id,
      name: `Team number ${id}`,
      abbreviation: `TM${id}`,
      logoUrl: null,
      mark: {
        field: id % 16,
        shape: (id >> 4) % 8,
        charge: id % 6,
        tag: `T${id}`,
        short: `${id % 100}`,
      },
    },
  ]),
);

/** 64 teams, double elimination with a reset: 127 matches. */
export const graph = compileBracket({
  name: 'Playoffs',
  type: StageType.playoffs,
  teamsToOpenPicks: null,
  swissStageDetails: null,
  groupStageDetails: null,
  playoffDetails: { useSeriesScore: false, hasBracketReset: true, pointsForCorrectBracketReset: 1 },
  bracket: generateBracket({ teamCount: TEAM_COUNT, elimination: 'double' }),
});

const at = { eventStageId: 1, eventSubstageId: 1 };

export const openState = openBracket(graph, { officialMatches: openingsFor(graph, at, teamIds) });

/** The bracket after picking the top team of the first match, then of the second, and so on. */
export function statesWhilePicking(picks: number): BracketState[] {
  const states = [openState];
  let state = openState;
  for (const node of graph.matches.slice(0, picks)) {
    const top = state.matches[node.index]?.top;
    if (top?.kind !== 'team') throw new Error(`${node.key} has no team to pick`);
    const picked = pickWinner(graph, state, node.key, top.teamId);
    if (!picked.ok) throw new Error(`${node.key}: ${picked.code}`);
    state = picked.state;
    states.push(state);
  }
  return states;
}
