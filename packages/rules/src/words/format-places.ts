import {
  type Bracket,
  type BracketPart,
  type EventFormat,
  type FormatStage,
  type SwissStageDetails,
  substageCountOf,
  substageTitle,
} from '../model/format.ts';
import type { ProblemPath } from '../model/problem.ts';
import { lostSweepOf, sweepOf } from '../model/swiss-record.ts';
import { m } from './messages.ts';

/**
 * A place in a format, by the names that the builder shows: 'Playoffs, Lower Bracket, column 2,
 * match 1, loser path'. Nothing for the whole.
 */
export function placeInFormat(format: EventFormat, path: ProblemPath): string {
  const [top, index, ...inside] = path;
  if (top === 'scoringBreakdown') return inBreakdown(format, path.slice(1));
  if (top !== 'stages' || typeof index !== 'number') return '';
  const stage = format.stages[index];
  const name = stage?.name.trim() || m.stageNumber({ number: index + 1 });
  const [details, ...own] = inside;
  const [list, group] = own;
  const isOfGroup = stage && list === 'countsByGroup' && typeof group === 'number';
  const rest = isOfGroup ? [substageTitle(stage, group), ...own.slice(2)] : own;
  if (details === 'swissStageDetails') {
    return joined(name, ...rest.map((key) => swissField(stage?.swissStageDetails, key)));
  }
  if (details === 'groupStageDetails') return joined(name, ...rest.map(groupField));
  if (details === 'entries') return joined(name, ...inEntries(stage, own));
  if (details !== 'bracket') return joined(name, ...inside.map(fieldName));
  return joined(name, ...inBracket(stage?.bracket ?? null, rest));
}

/** The group, if there are several, and the number of the place. */
function inEntries(stage: FormatStage | undefined, [group, at]: ProblemPath): string[] {
  const isOfGroup = stage && typeof group === 'number' && substageCountOf(stage) > 1;
  const number = typeof at === 'number' ? m.itemNumber({ number: at + 1 }) : '';
  return [m.entriesField(), isOfGroup ? substageTitle(stage, group) : '', number];
}

/** Teams that win or lose everything are called by their record [rule: swiss-13]. */
function swissField(details: SwissStageDetails | null | undefined, key: string | number): string {
  switch (key) {
    case 'cleanSweepWinnerCount':
      return m.recordTeams({ record: sweepOf(details) });
    case 'cleanSweepLoserCount':
      return m.recordTeams({ record: lostSweepOf(details) });
    case 'pointsPerCorrectWinner':
      return m.recordPoints({ record: sweepOf(details) });
    case 'pointsPerCorrectLoser':
      return m.recordPoints({ record: lostSweepOf(details) });
    case 'winsNeeded':
      return m.winsNeeded();
    default:
      return fieldName(key);
  }
}

/** An item of the points by distance is named by how far a place is missed. */
function groupField(step: string | number, at: number, path: ProblemPath): string {
  const isDistance = path[at - 1] === 'pointsByDistance' && typeof step === 'number';
  if (step === 'bestOf') return m.mapsOfMatches();
  return isDistance ? m.missedByPlaces({ count: step + 1 }) : fieldName(step);
}

const joined = (...names: readonly string[]): string =>
  names.filter((name) => name !== '').join(', ');

function inBracket(bracket: Bracket | null, path: ProblemPath): string[] {
  const [list, index, ...inside] = path;
  if (typeof index !== 'number') return list === undefined ? [] : [fieldName(list)];
  if (list === 'views') {
    return [viewName(bracket?.views[index]?.name.trim(), index), ...inside.map(itemName)];
  }
  if (list === 'scoringGroups') {
    const name = bracket?.scoringGroups[index]?.name.trim();
    return [scoringGroupName(name, index), ...inside.map(itemName)];
  }
  const parts = list === 'freeformParts' ? bracket?.freeformParts : bracket?.parts;
  return [partName(parts?.[index], index), ...inside.map(itemName)];
}

const partName = (part: BracketPart | undefined, index: number): string =>
  part?.name.trim() || part?.identifier || m.partNumber({ number: index + 1 });

function inBreakdown({ scoringBreakdown }: EventFormat, path: ProblemPath): string {
  const [, index, , record] = path;
  const group = typeof index === 'number' ? scoringBreakdown.groups[index] : undefined;
  const row = typeof record === 'number' ? group?.records[record] : undefined;
  return joined(m.scoringBreakdown(), group?.name ?? '', row?.name ?? '');
}

const viewName = (name: string | undefined, index: number): string =>
  name ? m.viewNamed({ name }) : m.viewNumber({ number: index + 1 });

const scoringGroupName = (name: string | undefined, index: number): string =>
  name ? m.scoringGroupNamed({ name }) : m.scoringGroupNumber({ number: index + 1 });

/** The name of a list item: 'column 2'. The list is named with its item. */
function itemName(step: string | number, at: number, path: ProblemPath): string {
  if (typeof step === 'number') return itemNumber(path[at - 1], step + 1);
  return typeof path[at + 1] === 'number' ? '' : fieldName(step);
}

function itemNumber(list: string | number | undefined, number: number): string {
  if (list === 'columns') return m.columnNumber({ number });
  return list === 'matches' ? m.matchNumber({ number }) : m.itemNumber({ number });
}

/** The builder's name of a field; fields without one keep their key. */
function fieldName(key: string | number): string {
  const own = FIELD_NAMES[key];
  if (own !== undefined) return own();
  return `${key}`.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const FIELD_NAMES: Readonly<Record<string, () => string>> = {
  swissStageDetails: () => '',
  groupStageDetails: () => '',
  playoffDetails: () => '',
  parts: () => '',
  freeformParts: () => '',
  advancingCount: () => m.advancingTeams(),
  totalAdvancing: () => m.advancingTeams(),
  groupCount: () => m.numberOfGroups(),
  countsByGroup: () => m.countsByGroup(),
  wholeOrder: () => '',
  fixtures: () => '',
  teamCount: () => m.teamsInEachGroup(),
  pointsPerExactPlace: () => m.exactPlacePoints(),
  pointsByDistance: () => m.distancePoints(),
  bestOfNextPlace: () => m.bestOfNextPlaceField(),
  legs: () => m.meetings(),
  pointsPerResult: () => m.matchResultPoints(),
  pointsPerExactScore: () => m.exactScorePoints(),
  pointsPerCorrectParticipant: () => m.points(),
  pointsPerCorrectPlacement: () => m.placementPoints(),
  teamsToOpenPicks: () => m.teamsToOpenPicks(),
  hasBracketReset: () => m.bracketReset(),
  pointsForCorrectBracketReset: () => m.bracketResetPoints(),
};
