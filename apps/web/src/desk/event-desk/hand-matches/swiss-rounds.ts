import {
  type FormatStage,
  type HandMatch,
  type ProposedPair,
  proposeRound,
  type RoundProposal,
  type SwissField,
  type SwissTable,
  swissEnding,
  swissGroup,
  swissTable,
  teamMatchesByHand,
  winsNeeded,
} from '@callshot/rules';
import { listed } from '../../../platform/ui/words/listed.ts';
import { m } from '../words/messages.js';
import { type HandRow, isComplete, newRow } from './hand-state.ts';

type NoRound = Extract<RoundProposal, { ok: false }>['problem'];

/** The records and proposals that follow from the matches of a Swiss stage [rule: swiss-9]. */
export interface SwissRounds {
  /** Empty while the matches contradict each other. */
  readonly records: readonly SwissStanding[];
  readonly next: NextRound;
  /** A note for staff: why there is no next round, or that they decide who goes through. */
  readonly note: string | null;
  readonly isWrong: boolean;
}

export interface SwissStanding {
  readonly teamId: number;
  readonly wins: number;
  readonly losses: number;
  readonly difficulty: number;
  readonly fate: 'through' | 'out' | 'playing';
}

/** Null = nothing can be proposed now. */
export type NextRound = {
  readonly round: number;
  readonly pairs: readonly ProposedPair[];
} | null;

export type NameOf = (teamId: number) => string;

/** `at` = the position of the group in its stage. */
export function swissRounds(
  { swissStageDetails }: FormatStage,
  at: number,
  teamIds: readonly number[],
  rows: readonly HandRow[],
  nameOf: NameOf,
): SwissRounds {
  const details = swissStageDetails && swissGroup(swissStageDetails, at);
  const field: SwissField = { seeds: teamIds, enough: winsNeeded(details) };
  const matches = teamMatchesByHand(rows.filter(isComplete) as readonly HandMatch[]);
  const table = swissTable(field, matches);
  if (!table.ok) {
    return { records: [], next: null, note: whyNone(table.problem, nameOf), isWrong: true };
  }
  const proposal = proposeRound(field, matches);
  const ending = swissEnding(field, matches, details?.advancingCount ?? 0);
  const note = proposal.ok
    ? repeatsNote(proposal.pairs, nameOf)
    : whyNone(proposal.problem, nameOf);
  const won = ending.ok && ending.won !== null ? ending.won : null;
  return {
    records: standingsOf(field, table),
    next: proposal.ok ? proposal : null,
    note:
      won === null
        ? note
        : m.othersThrough({
            count: won,
            wins: field.enough,
            places: details?.advancingCount ?? 0,
          }),
    isWrong: false,
  };
}

/** Records with what is played of the running round. */
function standingsOf(
  { enough }: SwissField,
  { rows, running }: Extract<SwissTable, { ok: true }>,
): SwissStanding[] {
  const played = rows.map(({ teamId, wins, losses, difficulty }): SwissStanding => {
    const own = running.find(({ teamIds }) => teamIds.includes(teamId));
    const isOver = own !== undefined && own.result !== 'open';
    const isWon = isOver && own.result === (own.teamIds[0] === teamId ? 'first' : 'second');
    const record = { wins: wins + (isWon ? 1 : 0), losses: losses + (isOver && !isWon ? 1 : 0) };
    const fate = record.wins >= enough ? 'through' : record.losses >= enough ? 'out' : 'playing';
    return { teamId, ...record, difficulty, fate };
  });
  return played.toSorted((one, other) => other.wins - one.wins || one.losses - other.losses);
}

/** Which of the proposed pairs have met before, as there is no other way. */
function repeatsNote(pairs: readonly ProposedPair[], nameOf: NameOf): string | null {
  const again = pairs.flatMap(({ teamIds: [one, other], isRepeat }) => {
    if (!isRepeat) return [];
    return [
      other === null ? m.byeAgain({ team: nameOf(one) }) : `${nameOf(one)} – ${nameOf(other)}`,
    ];
  });
  return again.length === 0 ? null : m.metBefore({ pairs: listed(again) });
}

function whyNone(problem: NoRound, nameOf: NameOf): string {
  switch (problem.code) {
    case 'round_runs':
      return m.roundRuns({ round: problem.round, count: problem.open });
    case 'all_played':
      return m.allPlayed();
    case 'too_few_teams':
      return m.teamsNotKnown();
    case 'no_round':
      return m.noRound();
    case 'unknown_team':
      return m.unknownTeam({ round: problem.round });
    case 'own_opponent':
      return m.ownOpponent({ round: problem.round });
    case 'no_winner':
      return m.noWinner({ round: problem.round });
    case 'not_over':
      return m.roundNotOver({ round: problem.round });
    case 'plays_twice':
      return m.playsTwice({ round: problem.round, team: nameOf(problem.teamId) });
    case 'plays_on':
      return m.playsOn({ round: problem.round, team: nameOf(problem.teamId) });
    case 'left_out':
      return m.leftOut({ round: problem.round, team: nameOf(problem.teamId) });
    default:
      return problem satisfies never;
  }
}

interface Made {
  readonly eventSubstageId: number;
  readonly bestOf: number;
}

/** Matches of the proposed round, to be changed and saved as any others. */
export const proposedRows = (
  { round, pairs }: NonNullable<NextRound>,
  { eventSubstageId, bestOf }: Made,
): HandRow[] => pairs.map(({ teamIds }) => newRow({ eventSubstageId, round, bestOf, teamIds }));
