import type { BracketResults, PlayedMatch, RecordedRound, SwissResults } from './tournament.ts';

/** A recorded match as the data files hold it. */
interface RecordedMatch extends PlayedMatch {
  readonly sourceId: string;
  readonly start?: string;
  readonly feedsFrom?: readonly string[];
}

export interface RecordedSwiss {
  readonly stage: string;
  readonly seeds?: readonly { readonly seed: number; readonly team: string }[];
  readonly matches: readonly (RecordedMatch & RecordedRound)[];
}

export interface RecordedPlayoffs {
  readonly stage: string;
  readonly matches: readonly RecordedMatch[];
}

export interface RecordedGroups {
  readonly stage: string;
  readonly groups: Readonly<Record<string, { readonly matches: readonly RecordedMatch[] }>>;
}

const earliest = (matches: readonly RecordedMatch[]): Date | null => {
  const starts = matches.flatMap((match) => (match.start ? [match.start] : [])).sort();
  return starts[0] ? new Date(starts[0]) : null;
};

export function readSwiss(recorded: RecordedSwiss, name = recorded.stage): SwissResults {
  const seeded = [...(recorded.seeds ?? [])].sort((a, b) => a.seed - b.seed).map((s) => s.team);
  const appeared = [...new Set(recorded.matches.flatMap((match) => [match.team1, match.team2]))];
  return {
    kind: 'swiss',
    name,
    teams: seeded.length > 0 ? seeded : appeared,
    matches: recorded.matches,
    startsAt: earliest(recorded.matches),
  };
}

export function readGroups(recorded: RecordedGroups): BracketResults {
  const groups = Object.entries(recorded.groups).map(([title, { matches }]) => ({
    title: `Group ${title}`,
    teams: openingTeams(matches),
    matches,
  }));
  return {
    kind: 'bracket',
    name: recorded.stage,
    groups,
    startsAt: earliest(groups.flatMap((group) => group.matches)),
  };
}

/** Opening matches are those whose teams have not been seen before. */
function openingTeams(matches: readonly RecordedMatch[]): string[] {
  const seen: string[] = [];
  for (const { team1, team2 } of matches) {
    if (!seen.includes(team1) && !seen.includes(team2)) seen.push(team1, team2);
  }
  return seen;
}

/** Single-elimination playoffs; the drawn order follows from what feeds what, from the final back. */
export function readPlayoffs(recorded: RecordedPlayoffs): BracketResults {
  const byId = new Map(recorded.matches.map((match) => [match.sourceId, match]));
  const rounds: RecordedMatch[][] = [];
  let round = recorded.matches.slice(-1);
  while (round.length > 0) {
    rounds.unshift(round);
    round = round.flatMap((match) =>
      (match.feedsFrom ?? []).flatMap((id) => {
        const feeder = byId.get(id);
        return feeder ? [feeder] : [];
      }),
    );
  }
  const teams = rounds[0]?.flatMap((match) => [match.team1, match.team2]) ?? [];
  return {
    kind: 'bracket',
    name: recorded.stage,
    groups: [{ title: recorded.stage, teams, matches: rounds.flat() }],
    startsAt: earliest(recorded.matches),
  };
}
