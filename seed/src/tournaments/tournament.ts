/** A real tournament as the seed uses it: teams by name, stages in order, every match that was played. */
export interface Tournament {
  readonly key: string;
  readonly gameId: 1 | 2;
  readonly name: string;
  readonly url: string;
  readonly attribution: { readonly name: string; readonly url: string };
  readonly rewardTypeId: number;
  readonly stages: readonly TournamentStage[];
}

export type TournamentStage = SwissResults | BracketResults;

export interface SwissResults {
  readonly kind: 'swiss';
  readonly name: string;
  /** Teams in seed order (order of first appearance where no seeds are recorded). */
  readonly teams: readonly string[];
  readonly matches: readonly PlayedMatch[];
  readonly startsAt: Date | null;
}

export interface BracketResults {
  readonly kind: 'bracket';
  readonly name: string;
  readonly groups: readonly {
    readonly title: string;
    /** Teams in the order of the opening matches: 1 v 2, 3 v 4, … */
    readonly teams: readonly string[];
    /** In an order in which every match's participants are known when it comes. */
    readonly matches: readonly PlayedMatch[];
  }[];
  readonly startsAt: Date | null;
}

export interface PlayedMatch {
  readonly team1: string;
  readonly team2: string;
  readonly score1: number;
  readonly score2: number;
  readonly winner: string;
}

/** Teams of a Swiss stage by how it ended for them: three wins advance, three losses eliminate. */
export interface SwissOutcome {
  readonly advancing: readonly string[];
  readonly cleanSweepWinners: readonly string[];
  readonly cleanSweepLosers: readonly string[];
  readonly eliminated: readonly string[];
}

const WINS_TO_ADVANCE = 3;

/** The outcome of a Swiss stage, counted from its matches. */
export function swissOutcome(stage: SwissResults): SwissOutcome {
  const records = new Map(stage.teams.map((team) => [team, { wins: 0, losses: 0 }]));
  for (const match of stage.matches) {
    const loser = match.winner === match.team1 ? match.team2 : match.team1;
    const won = records.get(match.winner);
    const lost = records.get(loser);
    if (!won || !lost) throw new Error(`${match.winner} or ${loser} is not in ${stage.name}`);
    won.wins += 1;
    lost.losses += 1;
  }
  const teamsWith = (isSo: (record: { wins: number; losses: number }) => boolean) =>
    [...records].filter(([, record]) => isSo(record)).map(([team]) => team);
  return {
    advancing: teamsWith((r) => r.wins === WINS_TO_ADVANCE),
    cleanSweepWinners: teamsWith((r) => r.wins === WINS_TO_ADVANCE && r.losses === 0),
    cleanSweepLosers: teamsWith((r) => r.losses === WINS_TO_ADVANCE && r.wins === 0),
    eliminated: teamsWith((r) => r.losses === WINS_TO_ADVANCE),
  };
}
