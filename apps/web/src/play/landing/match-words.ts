import type { OfficialMatch } from '@callshot/contract';
import { m } from './words/messages.js';

type Decided = Pick<
  OfficialMatch,
  'topTeamId' | 'bottomTeamId' | 'winnerTeamId' | 'topTeamScore' | 'bottomTeamScore'
>;

/**
 * The outcome of a match, said of the team that was called to win it. The team's name stands before
 * it.
 */
export function matchWords(
  match: Decided,
  calledId: number,
  nameOf: (teamId: number) => string,
): string {
  const { topTeamId, bottomTeamId, winnerTeamId } = match;
  const other = winnerTeamId === topTeamId ? bottomTeamId : topTeamId;
  const games = [match.topTeamScore, match.bottomTeamScore].flatMap((score) => score ?? []);
  const [low, high] = games.sort((a, b) => a - b);
  const score = (left: number | undefined, right: number | undefined) =>
    games.length === 2 ? ` ${left}–${right}` : '';
  if (winnerTeamId === null || other === null) return m.didNotPlay();
  if (winnerTeamId === calledId) return m.beat({ team: nameOf(other), score: score(high, low) });
  if (other === calledId) return m.lostTo({ team: nameOf(winnerTeamId), score: score(low, high) });
  return m.wasNotThere({
    winner: nameOf(winnerTeamId),
    loser: nameOf(other),
    score: score(high, low),
  });
}
