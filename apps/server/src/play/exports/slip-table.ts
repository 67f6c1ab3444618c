import {
  decodePicks,
  type GroupStagePick,
  isDrawn,
  type MatchPick,
  matchesOf,
  type PickSet,
  pickTypeName,
  type SpreadsheetValue,
  slotOfMatch,
} from '@callshot/rules';
import type { LoadedEvent, LoadedStage } from '../events/loaded-event.ts';
import { teamNamesOf } from '../events/teams/team-names.ts';
import { stageWords } from '../picks/stage-words.ts';
import type { EventBoard } from '../scoreboards/event-board.ts';
import type { ExportTable } from './export-table.ts';
import { slotsOnBoard } from './slots-on-board.ts';

/** Everybody's picks of sealed stages: a line a pick, or the picks as calls tell them. */
export function slipTable({ stages, entrants }: EventBoard, event: LoadedEvent): ExportTable {
  const parts = stages.map(({ loaded }) => ({
    loaded,
    slotsOf: slotsOnBoard(entrants, loaded),
    linesOf: pickLines(event, loaded),
  }));
  const slipsOf = (entrant: number) =>
    parts.map(({ loaded, slotsOf, linesOf }) => ({
      loaded,
      linesOf,
      picks: decodePicks(loaded.stage, loaded.layout, slotsOf(entrant)),
    }));
  return {
    head: ['player', 'stage', 'group', 'round', 'match', 'pick', 'team', 'opponent', 'won', 'lost'],
    linesOf: ({ player, entrant }) =>
      slipsOf(entrant).flatMap(({ loaded, linesOf, picks }) =>
        linesOf(picks).map((line) => [player, loaded.name, ...line]),
      ),
    objectOf: ({ userId, player, entrant }) => ({
      userId,
      player,
      stages: slipsOf(entrant).map(({ loaded, picks }) => ({
        eventStageId: loaded.id,
        name: loaded.name,
        ...picks,
      })),
    }),
  };
}

type Line = readonly SpreadsheetValue[];

function pickLines(event: LoadedEvent, { stage }: LoadedStage): (picks: PickSet) => Line[] {
  const teamOf = teamNamesOf(event);
  const words = stageWords(stage);
  const drawn = new Set(matchesOf(stage.format).flatMap(({ key, round }) => (round ? key : [])));
  const teamLine = ({ eventSubstageId, teamId, pickTypeId }: GroupStagePick): Line => {
    const pick = pickTypeName(stage.format, pickTypeId);
    return [words.group(eventSubstageId), '', '', pick, teamOf(teamId), '', '', ''];
  };
  const matchLine = (match: MatchPick): Line => [
    words.group(match.eventSubstageId),
    ...words.match(slotOfMatch(match)),
    ...(drawn.has(slotOfMatch(match)) ? goingOn(match) : calledMatch(match)),
  ];
  // Calls of a drawn round name no opponent.
  const goingOn = ({ winnerTeamId }: MatchPick): Line => [
    'Goes on',
    teamOf(winnerTeamId),
    '',
    '',
    '',
  ];
  const calledMatch = (match: MatchPick): Line => [
    ...(isDrawn(match)
      ? ['Draw', teamOf(match.topTeamId), teamOf(match.bottomTeamId)]
      : ['Winner', teamOf(match.winnerTeamId), teamOf(match.loserTeamId)]),
    ...gamesOf(match),
  ];
  return ({ groupStagePicks, matchPicks }) => [
    ...groupStagePicks.map(teamLine),
    ...matchPicks.map(matchLine),
  ];
}

/**
 * The winner's games, then the loser's; empty where no score was picked. In two columns: spreadsheets take
 * '3-1' for a day and '3:1' for a time.
 */
function gamesOf({ topTeamScore, bottomTeamScore }: MatchPick): Line {
  if (topTeamScore === null || bottomTeamScore === null) return ['', ''];
  const games = [topTeamScore, bottomTeamScore];
  return [Math.max(...games), Math.min(...games)];
}
