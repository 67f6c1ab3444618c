import type { EventDesk } from '@callshot/contract';
import type { DeskStage } from '../stage/stage-acts.ts';

export type DeskTeam = EventDesk['teams'][number];
type DeskMatch = DeskStage['matches'][number];

export type MatchState = 'official' | 'planned' | 'waiting';

/** A match as the list shows it. */
export interface MatchRow {
  readonly key: string;
  readonly eventSubstageId: number;
  readonly slot: string;
  readonly round: string;
  readonly state: MatchState;
  readonly top: SideOfMatch;
  readonly bottom: SideOfMatch;
  readonly startsAt: string | null;
  /** How it ended, where it was not by its score. */
  readonly note: string | null;
}

interface SideOfMatch {
  readonly team: DeskTeam | null;
  readonly score: number | null;
  readonly isWinner: boolean;
}

const notes: Readonly<Record<DeskMatch['outcome'], string | null>> = {
  played: null,
  walkover: 'Walkover',
  void: 'Not played',
  double_forfeit: 'Both forfeited',
  bye: 'Bye',
};

/** The matches of a stage's brackets as they follow each other, those between nobody yet at the end. */
export function matchRows(
  stage: DeskStage,
  teams: ReadonlyMap<number, DeskTeam>,
): readonly MatchRow[] {
  const teamOf = (id: number | null) => (id === null ? null : (teams.get(id) ?? null));
  const several = stage.substages.length > 1;
  const titles = new Map(stage.substages.map(({ id, title }) => [id, title]));
  return stage.matches.map((match) => {
    const { eventSubstageId, slot, winnerTeamId, topTeamId, bottomTeamId, outcome } = match;
    const title = several ? titles.get(eventSubstageId) : undefined;
    return {
      key: `${eventSubstageId} ${slot}`,
      eventSubstageId,
      slot,
      round: title ? `${title}, ${match.round}` : match.round,
      state: stateOf(match),
      top: side(teamOf(topTeamId), match.topTeamScore, winnerTeamId),
      bottom: side(teamOf(bottomTeamId), match.bottomTeamScore, winnerTeamId),
      startsAt: match.startsAt,
      note: notes[outcome],
    };
  });
}

const side = (
  team: DeskTeam | null,
  score: number | null,
  winnerTeamId: number | null,
): SideOfMatch => ({ team, score, isWinner: team !== null && team.id === winnerTeamId });

function stateOf({ winnerTeamId, outcome, topTeamId, bottomTeamId }: DeskMatch): MatchState {
  if (winnerTeamId !== null || outcome !== 'played') return 'official';
  return topTeamId !== null && bottomTeamId !== null ? 'planned' : 'waiting';
}

/** In the order in which they came, those of one round together. */
export function byRound(
  rows: readonly MatchRow[],
): readonly { readonly round: string; readonly rows: readonly MatchRow[] }[] {
  const rounds = new Map<string, MatchRow[]>();
  for (const row of rows) {
    const round = rounds.get(row.round);
    if (round) round.push(row);
    else rounds.set(row.round, [row]);
  }
  return [...rounds].map(([round, own]) => ({ round, rows: own }));
}
