import {
  type Bracket,
  type BracketGraph,
  type BracketState,
  compileBracket,
  type FormatStage,
  generateBracket,
  officialBracket,
  openBracket,
  openingsFor,
  pickWinner,
  StageType,
} from '@callshot/rules';
import type { BracketTeam } from '../src/play/bracket/slot/bracket-team.ts';

interface PlayoffOptions {
  readonly teamCount: number;
  readonly elimination: 'single' | 'double';
  readonly useSeriesScore?: boolean;
  /** All are best of 5, the last part of a double elimination may be longer. */
  readonly finalBestOf?: number;
  readonly hasBracketReset?: boolean;
}

export interface Playoff {
  readonly graph: BracketGraph;
  readonly open: BracketState;
  readonly official: BracketState;
  readonly teams: ReadonlyMap<number, BracketTeam>;
}

export function playoffStage(bracket: Bracket, options: Partial<PlayoffOptions> = {}): FormatStage {
  return {
    name: 'Playoffs',
    type: StageType.playoffs,
    teamsToOpenPicks: null,
    swissStageDetails: null,
    groupStageDetails: null,
    playoffDetails: {
      useSeriesScore: options.useSeriesScore ?? false,
      hasBracketReset: options.hasBracketReset ?? false,
      pointsForCorrectBracketReset: 1,
    },
    bracket,
  };
}

/** A seeded bracket with teams 1 (best) to `teamCount`, nothing picked. */
export function playoff(options: PlayoffOptions): Playoff {
  const bestOf = ({ part }: { part: string }) => (part === 'GF' ? (options.finalBestOf ?? 5) : 5);
  const graph = compileBracket(playoffStage(generateBracket({ ...options, bestOf }), options));
  const ids = Array.from({ length: options.teamCount }, (_, at) => at + 1);
  const at = { eventStageId: 1, eventSubstageId: 1 };
  const openings = { officialMatches: openingsFor(graph, at, ids) };
  return {
    graph,
    open: openBracket(graph, openings),
    official: officialBracket(graph, openings),
    teams: new Map(ids.map((id) => [id, teamNumber(id)])),
  };
}

const teamNumber = (id: number): BracketTeam => ({
  id,
  name: `Team ${id}`,
  abbreviation: `T${id}`,
  logoUrl: null,
  mark: { field: id % 16, shape: id % 8, charge: 0, tag: `T${id}`, short: `${id}` },
});

/** Picks winners in turn; throws when the rules refuse one. */
export function pickAll(
  graph: BracketGraph,
  state: BracketState,
  winners: Readonly<Record<string, number>>,
): BracketState {
  return Object.entries(winners).reduce((now, [key, teamId]) => {
    const picked = pickWinner(graph, now, key, teamId);
    if (!picked.ok) throw new Error(`${key}: ${picked.code}`);
    return picked.state;
  }, state);
}
