import {
  type LedgerOutcome,
  type LedgerRow,
  type MatchCall,
  type MatchPick,
  type MatchState,
  outcomeOfCall,
} from '@callshot/rules';
import { OUTCOME_WORDS, OUTCOMES_INSIDE } from '../../../platform/ui/art/outcome-mark.tsx';
import { teamById } from '../board/board-model.ts';
import { pickWords, type Whose } from '../board/whose.ts';
import { type Earned, earnedBy, pointsText, pointsWords } from '../drawn/earned.ts';
import { m } from '../words/messages.js';
import type { BracketTeam } from './bracket-team.ts';

/** The line about a call below its match. */
export interface CallFace {
  /** Null where the call pays nothing by itself. */
  readonly outcome: LedgerOutcome | null;
  /** 'You: VIT 2–0' */
  readonly text: string;
  /** 'Exact +1', while or since the series score pays. */
  readonly exact: string | null;
  /** '+3', without the exact score. */
  readonly points: string;
  /** '+4', with it. */
  readonly total: string;
  /** Why it came out so, where the match itself does not tell. */
  readonly note: string | null;
  /** 'Only 3% picked this' */
  readonly rare: string | null;
  /** The whole text for screen readers. */
  readonly words: string;
}

interface CallInput {
  readonly call: MatchCall;
  readonly match: MatchState;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly hasScores: boolean;
  readonly whose: Whose;
  rareWordsOf(row: LedgerRow): string | null;
}

export function callFace(input: CallInput): CallFace {
  const { call, match, teams, hasScores, whose } = input;
  const { pick, winner, loser, score, reset } = call;
  const outcome = outcomeOfCall(call);
  const ofWinner = earnedBy([...winner, ...(reset ? [reset] : [])]);
  const team = pick ? teamById(teams, pick.winnerTeamId ?? 0) : null;
  const games = pick && hasScores && match.node.bestOf > 1 ? gamesOf(pick) : null;
  const short = team ? joined(' ', team.abbreviation, games?.join('–')) : m.noReset();
  const result = games && m.gamesTo({ winner: games[0], loser: games[1] });
  const long = team ? joined(', ', team.name, result) : m.noBracketReset();
  const isExactOpen = score?.outcome === 'correct' || score?.outcome === 'pending';
  const note = pick && !match.node.round ? noteOf(call, pick, match, teams) : null;
  const [rare = null] = winner.flatMap((row) => input.rareWordsOf(row) ?? []);
  const rows = [...winner, ...loser, ...(reset ? [reset] : [])];
  const judged = outcome === null ? m.notScoredAlone() : OUTCOME_WORDS[outcome];
  return {
    outcome,
    text: whose.isOwn ? m.youShort({ pick: short }) : m.pickShort({ pick: short }),
    exact: score && isExactOpen ? m.exactPlus({ points: score.worth }) : null,
    points: pointsOf(outcome, earnedBy(rows)),
    total: pointsOf(outcome, earnedBy(score ? [...rows, score] : rows)),
    note,
    rare,
    words: joined(
      '. ',
      pickWords(whose, long),
      joined(', ', judged, pointsWords(ofWinner)),
      score && SCORE_WORDS[score.outcome],
      rare,
      note,
    ),
  };
}

const joined = (by: string, ...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(by);

/** Points of the whole call. Points still possible are left out once its winner cannot win. */
const pointsOf = (outcome: LedgerOutcome | null, earned: Earned): string =>
  pointsText(outcome === 'wrong' || outcome === 'void' ? { ...earned, possible: 0 } : earned);

const SCORE_WORDS: Readonly<Record<LedgerOutcome, string | null>> = {
  correct: m.exactOnePoint(),
  pending: m.exactWorthOnePoint(),
  wrong: null,
  void: null,
};

/** Games of the picked winner and of the picked loser. */
function gamesOf({ winnerTeamId, topTeamId, topTeamScore, bottomTeamScore }: MatchPick) {
  if (topTeamScore === null || bottomTeamScore === null) return null;
  return winnerTeamId === topTeamId
    ? ([topTeamScore, bottomTeamScore] as const)
    : ([bottomTeamScore, topTeamScore] as const);
}

function noteOf(
  call: MatchCall,
  pick: MatchPick,
  match: MatchState,
  teams: CallInput['teams'],
): string | null {
  const name = (id: number | null) => (id === null ? m.nobodyInside() : teamById(teams, id).name);
  const isThere = (id: number | null) => teamIds(match).includes(id);
  const notes: string[] = [];
  if (teamIds(match).length === 2 && !(isThere(pick.topTeamId) && isThere(pick.bottomTeamId))) {
    notes.push(m.calledHere({ top: name(pick.topTeamId), bottom: name(pick.bottomTeamId) }));
  }
  const isWonHere = match.winnerTeamId === pick.winnerTeamId;
  if (match.winnerTeamId !== null && !isWonHere && outcomeOfCall(call) === 'correct') {
    notes.push(m.gotAsFar({ team: name(pick.winnerTeamId) }));
  }
  if (isWonHere && call.score?.outcome === 'wrong') notes.push(m.rightWinnerWrongScore());
  const [lost] = call.loser;
  if (lost) {
    const judged = OUTCOMES_INSIDE[lost.outcome];
    notes.push(
      m.asLoser({
        team: name(pick.loserTeamId),
        outcome: joined(', ', judged, pointsWords(earnedBy(call.loser))),
      }),
    );
  }
  return notes.length > 0 ? notes.join('. ') : null;
}

const teamIds = ({ top, bottom }: MatchState): (number | null)[] =>
  [top, bottom].flatMap((slot) => (slot.kind === 'team' ? [slot.teamId] : []));
