import { compileBracket } from '../bracket/compile-bracket.ts';
import { openingMatch } from '../bracket/openings.ts';
import { type EventStage, type EventSubstage, MAX_TEAMS } from '../model/event-stage.ts';
import type { BracketStage, FormatStage } from '../model/format.ts';
import type { MatchPick } from '../model/picks.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { teamsOnSlip } from '../stage/team-picking.ts';

/**
 * A stage as an event would have it, with one substage and teams that are nothing but numbers: as
 * many as start in its bracket, or as such stages usually have.
 */
export function madeUpStage(format: FormatStage): EventStage {
  const substage = { eventSubstageId: 1, title: format.name, ...askFormat(TEAMS, format) };
  return { eventStageId: 1, stageIndex: 0, format, substages: [substage] };
}

type Teams = Pick<EventSubstage, 'teamIds' | 'officialMatches'>;

const listed = (count: number): Teams => ({
  teamIds: Array.from({ length: Math.min(MAX_TEAMS, count) }, (_, at) => at + 1),
  officialMatches: [],
});

const TEAMS: ByFormat<Teams> = {
  // Half of the teams advance.
  swiss: (stage) => {
    const { advancingCount } = stage.swissStageDetails;
    return listed(Math.max(1, 2 * advancingCount, teamsOnSlip(stage)));
  },
  groups: (stage) => listed(teamsOnSlip(stage) + 1),
  brackets: drawnTeams,
};

/** A team in every slot that no match leads to. */
function drawnTeams(stage: BracketStage): Teams {
  const teamIds: number[] = [];
  const next = () => teamIds[teamIds.push(teamIds.length + 1) - 1] ?? null;
  const officialMatches: MatchPick[] = [];
  for (const node of compileBracket(stage).matches) {
    if (node.isQualifier || node.isReset) continue;
    const [top, bottom] = [node.top, node.bottom].map(({ kind }) =>
      kind === 'opening' ? next() : null,
    );
    if (top == null && bottom == null) continue;
    const row = openingMatch(
      node,
      { eventStageId: 1, eventSubstageId: 1 },
      top ?? null,
      bottom ?? null,
    );
    // Where one team waits for another there is no bye.
    const { outcome: _, ...played } = row;
    officialMatches.push({ ...played, winnerTeamId: null });
  }
  return { teamIds, officialMatches };
}
