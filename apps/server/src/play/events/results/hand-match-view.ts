import type { OfficialMatch } from '@callshot/contract';
import { hasEndedByHand, type StoredHandMatch } from '@callshot/rules';
import type { LoadedEvent } from '../loaded-event.ts';

/** Matches that staff entered, as those of the wiki are told [rule: events-19]. */
export const handMatchesOf = ({ stages }: LoadedEvent): OfficialMatch[] =>
  stages.flatMap(({ id, byHand }) =>
    [...byHand.values()].flatMap(({ matches }) =>
      matches
        .toSorted((one, other) => one.round - other.round)
        .map((match, at) => handMatch(match, id, at)),
    ),
  );

function handMatch(match: StoredHandMatch, eventStageId: number, at: number): OfficialMatch {
  const corrected = correctedOf(match);
  return {
    eventStageId,
    eventSubstageId: match.eventSubstageId,
    bracketPart: '',
    bracketCol: 0,
    bracketColIndex: at,
    matchIndex: at,
    bestOf: match.bestOf,
    topTeamId: match.topTeamId,
    bottomTeamId: match.bottomTeamId,
    winnerTeamId: match.winnerTeamId,
    topTeamScore: match.topTeamScore,
    bottomTeamScore: match.bottomTeamScore,
    state: stateOf(match),
    startTime: match.startsAt,
    round: match.round,
    ...(corrected && { corrected }),
  };
}

/** The match as it was before staff corrected it; absent while it is open again. */
export function correctedOf(match: StoredHandMatch): OfficialMatch['corrected'] {
  const { correctedFrom, correctedAt, topTeamId, bottomTeamId } = match;
  if (correctedFrom === null || correctedAt === null || !hasEndedByHand(match)) return undefined;
  const { winner, scores } = correctedFrom;
  return {
    at: correctedAt,
    winnerTeamId: winner === null ? null : winner === 'first' ? topTeamId : bottomTeamId,
    topTeamScore: scores[0],
    bottomTeamScore: scores[1],
  };
}

function stateOf({ outcome, topTeamScore }: StoredHandMatch): OfficialMatch['state'] {
  switch (outcome) {
    case 'open':
      return 'PLAYED';
    case 'won':
    case 'draw':
      return topTeamScore === null ? 'DONE' : 'SCORE_DONE';
    case 'walkover':
      return 'WALK_OVER';
    case 'double_forfeit':
      return 'NO_SHOW';
    case 'bye':
      return 'NO_PARTY';
    default:
      return outcome satisfies never;
  }
}
