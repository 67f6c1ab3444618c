import type { OfficialMatch } from '@callshot/contract';
import { callKey, type MatchNode, matchKey } from '@callshot/rules';
import { rareWords } from '../../../platform/core/rare-words.ts';
import type { FactsByMatch, Field, MatchFacts } from '../../bracket/slot/match-facts.ts';
import type { StageCrowd } from '../../leaderboards/crowd.queries.ts';

const HOUR_MS = 3_600_000;
/** A match whose games are not reported counts as on for so long after its start. */
const LONGEST_MS = 6 * HOUR_MS;

/** The facts of a bracket's matches besides their winners. */
export function factsOf(
  matches: readonly OfficialMatch[],
  eventSubstageId: number,
  now: number,
): FactsByMatch {
  return new Map(
    matches
      .filter((match) => match.eventSubstageId === eventSubstageId)
      .map((match) => [keyOf(match), factsOfMatch(match, now)]),
  );
}

const keyOf = ({ bracketPart: part, bracketCol: col, bracketColIndex: colIndex }: OfficialMatch) =>
  matchKey({ part, col, colIndex });

function factsOfMatch(match: OfficialMatch, now: number): MatchFacts {
  const { topTeamScore: top, bottomTeamScore: bottom, startTime, state } = match;
  const startsAt = startTime === null ? null : Date.parse(startTime);
  const games = top === null || bottom === null ? null : { top, bottom };
  const hasBegun = startsAt !== null && startsAt <= now && now < startsAt + LONGEST_MS;
  const isOn = match.isLive === true || games !== null || hasBegun;
  return { startsAt, games, isLive: state === 'PLAYED' && isOn };
}

/** Everybody's calls of a bracket. */
export function fieldOfBracket(crowd: StageCrowd, eventSubstageId: number): Field {
  const { entrants, winners, scores } = crowd;
  const called = new Map(
    winners
      .filter((winner) => winner.eventSubstageId === eventSubstageId)
      .map((winner) => [`${winner.matchKey} ${winner.teamId}`, winner.entrants]),
  );
  const ended = new Map(
    scores
      .filter((score) => score.eventSubstageId === eventSubstageId)
      .map((score) => [`${score.matchKey} ${score.gamesLost}`, score.entrants]),
  );
  const scored = new Set(scores.map(({ matchKey: key }) => key));
  return {
    // The teams of a bracket reset differ between slips, so its calls are not counted.
    percentOf: (node: MatchNode, teamId) =>
      node.isReset
        ? null
        : Math.round((100 * (called.get(`${callKey(node)} ${teamId}`) ?? 0)) / entrants),
    scorePercentOf: ({ key, isReset }, gamesLost) =>
      isReset || !scored.has(key)
        ? null
        : Math.round((100 * (ended.get(`${key} ${gamesLost}`) ?? 0)) / entrants),
    rareWordsOf: (row) => rareWords(crowd, row),
  };
}
