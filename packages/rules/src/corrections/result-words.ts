import type { FormatStage } from '../model/format.ts';
import { type MatchOutcome, placeOfType } from '../model/picks.ts';
import { placeTitle, standingTitle } from '../stage/standing-title.ts';
import { placeOfTold, type ToldMatch, type ToldResult, type ToldTeam } from './told-result.ts';
import { m } from './words/messages.ts';

/** The names that sentences about a stage’s results need. */
export interface ResultNames {
  readonly format: Pick<FormatStage, 'swissStageDetails'>;
  nameOf(teamId: number): string;
}

type EndedMatch = Omit<ToldMatch, 'outcome'> & { readonly outcome?: MatchOutcome | undefined };

/** 'Alpha 2–1 Beta' */
export function wordsOfMatch(match: EndedMatch, top: string, bottom: string): string {
  const { topTeamId, winnerTeamId, topTeamScore, bottomTeamScore } = match;
  const isTop = winnerTeamId === topTeamId;
  const [winner, loser] = isTop ? [top, bottom] : [bottom, top];
  if (match.outcome === 'walkover') return m.wonByWalkover({ winner, loser });
  if (match.outcome === 'double_forfeit') return m.bothForfeited({ top, bottom });
  if (match.outcome === 'void') return m.isVoid({ top, bottom });
  if (topTeamScore !== null && bottomTeamScore !== null) {
    return m.ended({ top, topScore: topTeamScore, bottomScore: bottomTeamScore, bottom });
  }
  return winnerTeamId === null ? m.isOpenAgain({ top, bottom }) : m.won({ winner, loser });
}

/** 'Alpha 2–1 Beta', or 'Alpha: Advanced' */
export function wordsOfResult(told: ToldResult, names: ResultNames): string {
  const { nameOf } = names;
  if (told.match === null) {
    return m.standing({ team: nameOf(told.teamId), title: titleOf(told.team, names) });
  }
  const [top, bottom] = [told.match.topTeamId, told.match.bottomTeamId].map((teamId) =>
    teamId === null ? m.nobodyInMatch() : nameOf(teamId),
  );
  return wordsOfMatch(told.match, top ?? '', bottom ?? '');
}

/** The former result, shown beside the new one. For the same teams ‘was 2–1’ is enough. */
export function wordsOfFormer(was: ToldResult, is: ToldResult, names: ResultNames): string {
  if (was.match === null || is.match === null) {
    return m.former({ result: was.team ? titleOf(was.team, names) : '' });
  }
  const { topTeamId, bottomTeamId, topTeamScore, bottomTeamScore, outcome } = was.match;
  const isSamePair = topTeamId === is.match.topTeamId && bottomTeamId === is.match.bottomTeamId;
  const isScored = topTeamScore !== null && bottomTeamScore !== null && outcome === 'played';
  const isShort = isSamePair && isScored && is.match.topTeamScore !== null;
  return isShort
    ? m.formerScore({ topScore: topTeamScore, bottomScore: bottomTeamScore })
    : m.former({ result: wordsOfResult(was, names) });
}

function titleOf(team: ToldTeam, { format }: ResultNames): string {
  const place = placeOfTold(team);
  const standing = standingTitle(format.swissStageDetails ?? {}, team.standing);
  if (place === null) return standing;
  const isFateTold = team.pickTypeIds.some((type) => placeOfType(type) === null);
  return isFateTold ? `${placeTitle(place)} · ${standing}` : placeTitle(place);
}
