import type { EventDesk, OfficialMatch } from '@callshot/contract';
import { hasOwnMatches } from '../stage/has-own-matches.ts';
import type { DeskStage } from '../stage/stage-acts.ts';
import { m } from '../words/messages.js';

export type DeskTeam = EventDesk['teams'][number];
type DeskMatch = DeskStage['matches'][number];

type MatchState = 'official' | 'live' | 'doubt' | 'planned' | 'waiting';

/** A match as the list shows it. */
export interface MatchRow {
  readonly key: string;
  readonly eventSubstageId: number;
  /** Set for a match of a bracket, whose time can be set. */
  readonly slot: string | null;
  readonly round: string;
  readonly state: MatchState;
  readonly top: SideOfMatch;
  readonly bottom: SideOfMatch;
  readonly startsAt: string | null;
  /** Its ending, if not by its score. */
  readonly note: string | null;
  /** A match with one team only. */
  readonly isBye: boolean;
  /** Its picks are locked while others of its stage are open. */
  readonly isSealed: boolean;
  /** Both teams are known: how it ended can be said here. */
  readonly canEnd: boolean;
}

interface SideOfMatch {
  readonly team: DeskTeam | null;
  readonly score: number | null;
  readonly isWinner: boolean;
}

export interface MatchSources {
  readonly teams: ReadonlyMap<number, DeskTeam>;
  /** Matches as the wiki has them. */
  readonly official: readonly OfficialMatch[];
  /** Matches of the wiki of which something waits for staff. */
  readonly doubted: ReadonlySet<string>;
}

const notes: Readonly<Record<DeskMatch['outcome'], string | null>> = {
  played: null,
  walkover: m.walkover(),
  void: m.matchNotPlayed(),
  double_forfeit: m.bothForfeited(),
  bye: m.bye(),
};

/** The matches of a stage as they follow each other: its own, else those that the wiki has. */
export function matchRows(stage: DeskStage, sources: MatchSources): readonly MatchRow[] {
  const own = sources.official.filter(({ eventStageId }) => eventStageId === stage.id);
  if (!hasOwnMatches(stage)) return own.map((match) => listedRow(stage, match, sources));
  const told = new Map(own.map((match) => [`${match.eventSubstageId} ${slotOf(match)}`, match]));
  return stage.matches.map((match) =>
    bracketRow(stage, match, told.get(`${match.eventSubstageId} ${match.slot}`), sources),
  );
}

export const slotOf = ({ bracketPart, bracketCol, bracketColIndex }: OfficialMatch): string =>
  `${bracketPart}-${bracketCol}-${bracketColIndex}`;

function bracketRow(
  stage: DeskStage,
  match: DeskMatch,
  told: OfficialMatch | undefined,
  { teams, doubted }: MatchSources,
): MatchRow {
  const { eventSubstageId, slot, winnerTeamId, outcome } = match;
  const isOver = winnerTeamId !== null || outcome !== 'played';
  const top = teamOf(teams, match.topTeamId);
  const bottom = teamOf(teams, match.bottomTeamId);
  return {
    key: `${eventSubstageId} ${slot}`,
    eventSubstageId,
    slot,
    round: within(stage, eventSubstageId, match.round),
    state: stateOf({ told, doubted, isOver, isKnown: top !== null && bottom !== null }),
    top: side(top, match.topTeamScore, winnerTeamId),
    bottom: side(bottom, match.bottomTeamScore, winnerTeamId),
    startsAt: match.startsAt,
    note: notes[outcome],
    isBye: outcome === 'bye',
    isSealed: match.isSealed,
    canEnd: outcome !== 'bye' && top !== null && bottom !== null,
  };
}

function listedRow(
  stage: DeskStage,
  match: OfficialMatch,
  { teams, doubted }: MatchSources,
): MatchRow {
  const { eventSubstageId, winnerTeamId, externalId, matchIndex, round } = match;
  const top = teamOf(teams, match.topTeamId);
  const bottom = teamOf(teams, match.bottomTeamId);
  return {
    key: `${eventSubstageId} ${externalId ?? matchIndex}`,
    eventSubstageId,
    slot: null,
    round: within(stage, eventSubstageId, round ? m.roundNumber({ round }) : m.matches()),
    state: stateOf({
      told: match,
      doubted,
      isOver: match.state !== 'PLAYED',
      isKnown: top !== null && bottom !== null,
    }),
    top: side(top, match.topTeamScore, winnerTeamId),
    bottom: side(bottom, match.bottomTeamScore, winnerTeamId),
    startsAt: match.startTime,
    note: match.state === 'WALK_OVER' ? m.walkover() : null,
    isBye: false,
    isSealed: false,
    canEnd: false,
  };
}

/** Names the group, if the stage has several. */
function within({ substages }: DeskStage, eventSubstageId: number, round: string): string {
  const title = substages.find(({ id }) => id === eventSubstageId)?.title;
  return substages.length > 1 && title ? `${title}, ${round}` : round;
}

const teamOf = (teams: MatchSources['teams'], id: number | null): DeskTeam | null =>
  id === null ? null : (teams.get(id) ?? null);

const side = (
  team: DeskTeam | null,
  score: number | null,
  winnerTeamId: number | null,
): SideOfMatch => ({ team, score, isWinner: team !== null && team.id === winnerTeamId });

interface Standing extends Pick<MatchSources, 'doubted'> {
  readonly told: OfficialMatch | undefined;
  readonly isOver: boolean;
  readonly isKnown: boolean;
}

function stateOf({ told, doubted, isOver, isKnown }: Standing): MatchState {
  if (told?.externalId !== undefined && doubted.has(told.externalId)) return 'doubt';
  if (isOver) return 'official';
  if (told?.isLive) return 'live';
  return isKnown ? 'planned' : 'waiting';
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
