import type { MatchState } from '../bracket/bracket-picks.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { endedGroups } from '../fixtures/fixture-ends.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { BracketStage } from '../model/format.ts';
import type { PickSet } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { isStageDecided } from './is-stage-decided.ts';
import { officialStandings } from './official-standings.ts';

/** The official share of a stage, in teams or in matches. */
export interface OfficialProgress {
  readonly known: number;
  readonly total: number;
  /** Nothing that is scored is open any more. */
  readonly isDecided: boolean;
}

export const officialProgress = (stage: EventStage, official: PickSet): OfficialProgress => ({
  ...askStage(PROGRESS, stage, official),
  isDecided: isStageDecided(stage, official),
});

type Count = Omit<OfficialProgress, 'isDecided'>;

function countTeams(stage: EventStage, official: PickSet): Count {
  const standings = officialStandings(stage, official).flatMap((substage) => substage.standings);
  const countOf = (of: typeof standings) =>
    of.reduce((sum, { teamIds }) => sum + teamIds.length, 0);
  return {
    known: countOf(standings.filter(({ standing }) => standing !== 'playing')),
    total: countOf(standings),
  };
}

function countMatches({ format, substages }: EventStage<BracketStage>): Count {
  const graph = compileBracket(format);
  const played = substages
    .flatMap((substage) => officialBracket(graph, substage).matches)
    .filter(isPlayed);
  return { known: played.filter(hasEnded).length, total: played.length };
}

const hasEnded = ({ winnerTeamId, outcome }: MatchState): boolean =>
  winnerTeamId !== null || outcome !== 'played';

/** Byes are no matches, nor is a reset that is not needed. */
function isPlayed(match: MatchState): boolean {
  const { node, top, bottom, outcome } = match;
  if (node.isQualifier || outcome === 'bye') return false;
  if (top.kind === 'nobody' && bottom.kind === 'nobody') return false;
  return !node.isReset || match.isRequired || hasEnded(match);
}

const PROGRESS: ByStage<Count, [official: PickSet]> = {
  swiss: countTeams,
  groups: countTeams,
  orders: countTeams,
  fixtures: (stage, official) => {
    const ends = endedGroups(stage, official).flatMap(({ matches }) => matches);
    return { known: ends.filter(({ end }) => end.kind !== 'open').length, total: ends.length };
  },
  brackets: countMatches,
};
