import type { MatchState } from '../bracket/bracket-picks.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { type MatchNode, matchKey } from '../bracket/graph.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { endedGroups } from '../fixtures/fixture-ends.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { BracketStage, FixtureStage } from '../model/format.ts';
import { slotOfMatch } from '../model/slots.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import type { DecidedMatch, ToldMatch } from './decided-match.ts';
import { matchesOfTeams } from './matches-of-teams.ts';

/**
 * The matches of a stage that have ended officially, earlier ones first [rule: events-35]. Brackets are read from
 * official results. Swiss stages and groups are read from their known matches, of which doubtful ones are left out.
 * `told` adds starts and maps.
 */
export const decidedMatches = (
  stage: EventStage,
  told: readonly ToldMatch[],
): readonly DecidedMatch[] => askStage(DECIDED, stage, told);

const withoutByes = (stage: EventStage, told: readonly ToldMatch[]): readonly DecidedMatch[] =>
  inBothTeams(stage, told).filter(({ teamIds }) => teamIds[1] !== null);

const inBothTeams = ({ substages }: EventStage, told: readonly ToldMatch[]) =>
  substages.flatMap((substage) => matchesOfTeams(substage, told));

const DECIDED: ByStage<readonly DecidedMatch[], [told: readonly ToldMatch[]]> = {
  // A bye is a win [rule: swiss-7].
  swiss: inBothTeams,
  groups: withoutByes,
  orders: withoutByes,
  fixtures: inFixtures,
  brackets: inBrackets,
};

function inFixtures(
  stage: EventStage<FixtureStage>,
  told: readonly ToldMatch[],
): readonly DecidedMatch[] {
  const matchPicks = stage.substages.flatMap(({ officialMatches }) => officialMatches);
  return endedGroups(stage, { groupStagePicks: [], matchPicks }).flatMap(
    ({ substage, matches }) => {
      const besides = toldByKey(substage, told);
      return matches.flatMap(({ row, end }): DecidedMatch[] => {
        const { topTeamId, bottomTeamId, outcome } = row;
        const isBothLost = outcome === 'double_forfeit';
        if (topTeamId === null || bottomTeamId === null) return [];
        if (end.kind !== 'ended' && !isBothLost) return [];
        return [
          {
            eventSubstageId: substage.eventSubstageId,
            teamIds: [topTeamId, bottomTeamId],
            end: end.kind === 'ended' ? SIDES[end.winner ?? 'draw'] : 'both_lost',
            isForfeit: isBothLost || outcome === 'walkover',
            maps: end.kind === 'ended' ? end.scores : null,
            startsAt: besides.get(slotOfMatch(row))?.startTime ?? null,
          },
        ];
      });
    },
  );
}

const SIDES = { top: 'first', bottom: 'second', draw: 'draw' } as const;

function inBrackets(
  { format, substages }: EventStage<BracketStage>,
  told: readonly ToldMatch[],
): readonly DecidedMatch[] {
  const graph = compileBracket(format);
  return substages.flatMap((substage) => {
    const besides = toldByKey(substage, told);
    return officialBracket(graph, substage).matches.flatMap((match) => {
      const own = besides.get(match.node.key);
      const decided = ofBracket(match, own);
      const { eventSubstageId } = substage;
      return decided ? [{ ...decided, eventSubstageId, startsAt: own?.startTime ?? null }] : [];
    });
  });
}

const toldByKey = ({ eventSubstageId }: EventSubstage, told: readonly ToldMatch[]) =>
  new Map(
    told
      .filter((match) => match.eventSubstageId === eventSubstageId)
      .map((match) => {
        const { bracketPart: part, bracketCol: col, bracketColIndex: colIndex } = match;
        return [matchKey({ part, col, colIndex }), match];
      }),
  );

/** Null while it is open, and where two teams did not meet. */
function ofBracket(
  match: MatchState,
  told: ToldMatch | undefined,
): Omit<DecidedMatch, 'eventSubstageId' | 'startsAt'> | null {
  const { node, top, bottom, winnerTeamId, outcome } = match;
  if (node.isQualifier || top.kind !== 'team' || bottom.kind !== 'team') return null;
  const teamIds = [top.teamId, bottom.teamId] as const;
  if (outcome === 'double_forfeit') {
    return { teamIds, end: 'both_lost', isForfeit: true, maps: null };
  }
  if (winnerTeamId === null || (outcome !== 'played' && outcome !== 'walkover')) return null;
  const isForfeit = outcome === 'walkover';
  const end = winnerTeamId === top.teamId ? 'first' : 'second';
  const maps = isForfeit ? null : (scoreOf(match) ?? gamesOf(match, told));
  return { teamIds, end, isForfeit, maps };
}

/** Without series scores a winner may be written down as 1-0, however long the series was: no maps follow from that. */
function scoreOf({ node, topTeamScore, bottomTeamScore }: MatchState): DecidedMatch['maps'] {
  if (topTeamScore === null || bottomTeamScore === null) return null;
  return isWhole(node, topTeamScore, bottomTeamScore) ? [topTeamScore, bottomTeamScore] : null;
}

const isWhole = ({ bestOf }: MatchNode, ...maps: readonly number[]): boolean =>
  Math.max(...maps) > bestOf / 2;

/** Maps counted one by one; null where they do not make the winner of the match. */
function gamesOf(match: MatchState, told: ToldMatch | undefined): DecidedMatch['maps'] {
  if (!told || !isSameMatch(match, told)) return null;
  const wonBy = (isTop: boolean): number =>
    (told.games ?? []).filter(({ isTopWinner }) => isTopWinner === isTop).length;
  const [top, bottom] = [wonBy(true), wonBy(false)];
  const isTopWinner = match.top.kind === 'team' && match.winnerTeamId === match.top.teamId;
  const isKnown = isWhole(match.node, top, bottom) && isTopWinner === top > bottom;
  return isKnown ? [top, bottom] : null;
}

const isSameMatch = ({ top, bottom }: MatchState, told: ToldMatch): boolean =>
  top.kind === 'team' &&
  bottom.kind === 'team' &&
  told.topTeamId === top.teamId &&
  told.bottomTeamId === bottom.teamId;
