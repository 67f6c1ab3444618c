import type { MatchState } from '../bracket/bracket-picks.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { finalMatch } from '../bracket/final-match.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { BracketStage } from '../model/format.ts';
import { type PickSet, placeOfTeam } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { officialStandings, type Standing } from '../stage/official-standings.ts';

/** The fate and place of a team in a stage. */
export interface StageEnd {
  /** Null = it is not settled, or a bracket does not tell it by itself. */
  readonly fate: 'through' | 'out' | null;
  /** From 1; null where the stage gives it none, or not yet. */
  readonly place: number | null;
}

const OPEN: StageEnd = { fate: null, place: null };

/** The end of a team in a stage by official results alone. */
export const stageEnd = (stage: EventStage, official: PickSet, teamId: number): StageEnd =>
  askStage(ENDS, stage, official, teamId);

const BY_STANDING: Readonly<Record<Standing, StageEnd>> = {
  undefeated: { fate: 'through', place: null },
  first: { fate: 'through', place: 1 },
  second: { fate: 'through', place: 2 },
  advanced: { fate: 'through', place: null },
  playing: OPEN,
  eliminated: { fate: 'out', place: null },
  winless: { fate: 'out', place: null },
};

function byStanding(stage: EventStage, official: PickSet, teamId: number): StageEnd {
  const standing = officialStandings(stage, official)
    .flatMap(({ standings }) => standings)
    .find(({ teamIds }) => teamIds.includes(teamId))?.standing;
  return standing ? BY_STANDING[standing] : OPEN;
}

const ENDS: ByStage<StageEnd, [official: PickSet, teamId: number]> = {
  swiss: byStanding,
  groups: byStanding,
  orders: (stage, official, teamId) => ({
    ...byStanding(stage, official, teamId),
    place: placeOfTeam(official.groupStagePicks, teamId),
  }),
  fixtures: byStanding,
  brackets: ({ format, substages }, _, teamId) => {
    const place = placeInBracket(format, substages, teamId);
    return { fate: null, place };
  },
};

/** The champion and the loser of the final; other rounds give no place by themselves. */
function placeInBracket(
  format: BracketStage,
  substages: EventStage['substages'],
  teamId: number,
): number | null {
  const graph = compileBracket(format);
  for (const substage of substages) {
    const { matches } = officialBracket(graph, substage);
    const last = decider(matches[finalMatch(graph) ?? -1], matches[graph.reset ?? -1]);
    if (last?.winnerTeamId == null) continue;
    if (last.winnerTeamId === teamId) return 1;
    if (last.loserTeamId === teamId) return 2;
  }
  return null;
}

/** A reset that is played decides. */
const decider = (final: MatchState | undefined, reset: MatchState | undefined) =>
  reset?.top.kind === 'team' ? reset : final;
