import type { Bracket, BracketPart, EventFormat, SwissStageDetails } from '../model/format.ts';
import type { ProblemPath } from '../model/problem.ts';
import { lostSweepOf, sweepOf } from '../model/swiss-record.ts';

/**
 * A place in a format, by the names that the builder shows: 'Playoffs, Lower Bracket, column 2,
 * match 1, loser path'. Nothing for the whole.
 */
export function placeInFormat(format: EventFormat, path: ProblemPath): string {
  const [top, index, ...inside] = path;
  if (top === 'scoringBreakdown') return inBreakdown(format, path.slice(1));
  if (top !== 'stages' || typeof index !== 'number') return '';
  const stage = format.stages[index];
  const name = stage?.name.trim() || `Stage ${index + 1}`;
  const [details, ...rest] = inside;
  if (details === 'swissStageDetails') {
    return joined(name, ...rest.map((key) => swissField(stage?.swissStageDetails, key)));
  }
  if (details !== 'bracket') return joined(name, ...inside.map(fieldName));
  return joined(name, ...inBracket(stage?.bracket ?? null, rest));
}

/** Teams that win or lose everything are called by their record [rule: swiss-13]. */
function swissField(details: SwissStageDetails | null | undefined, key: string | number): string {
  const own: Readonly<Record<string, string>> = {
    cleanSweepWinnerCount: `${sweepOf(details)} teams`,
    cleanSweepLoserCount: `${lostSweepOf(details)} teams`,
    pointsPerCorrectWinner: `points per ${sweepOf(details)} team`,
    pointsPerCorrectLoser: `points per ${lostSweepOf(details)} team`,
    winsNeeded: 'wins needed',
  };
  return own[key] ?? fieldName(key);
}

const joined = (...names: readonly string[]): string =>
  names.filter((name) => name !== '').join(', ');

function inBracket(bracket: Bracket | null, path: ProblemPath): string[] {
  const [list, index, ...inside] = path;
  if (typeof index !== 'number') return list === undefined ? [] : [fieldName(list)];
  if (list === 'views') {
    return [named('view', bracket?.views[index]?.name, index), ...inside.map(itemName)];
  }
  if (list === 'scoringGroups') {
    const name = bracket?.scoringGroups[index]?.name;
    return [named('scoring group', name, index), ...inside.map(itemName)];
  }
  const parts = list === 'freeformParts' ? bracket?.freeformParts : bracket?.parts;
  return [partName(parts?.[index], index), ...inside.map(itemName)];
}

const partName = (part: BracketPart | undefined, index: number): string =>
  part?.name.trim() || part?.identifier || `part ${index + 1}`;

function inBreakdown({ scoringBreakdown }: EventFormat, path: ProblemPath): string {
  const [, index, , record] = path;
  const group = typeof index === 'number' ? scoringBreakdown.groups[index] : undefined;
  const row = typeof record === 'number' ? group?.records[record] : undefined;
  return joined('Scoring breakdown', group?.name ?? '', row?.name ?? '');
}

const named = (kind: string, name: string | undefined, index: number): string =>
  name?.trim() ? `${kind} '${name.trim()}'` : `${kind} ${index + 1}`;

/** The name of a list item: 'column 2'. The list is named with its item. */
function itemName(step: string | number, at: number, path: ProblemPath): string {
  if (typeof step === 'number') return `${ITEMS[path[at - 1] ?? ''] ?? 'item'} ${step + 1}`;
  return typeof path[at + 1] === 'number' ? '' : fieldName(step);
}

const ITEMS: Readonly<Record<string, string>> = { columns: 'column', matches: 'match' };

/** The builder's name of a field; fields without one keep their key. */
function fieldName(key: string | number): string {
  const own = FIELD_NAMES[key];
  if (own !== undefined) return own;
  return `${key}`.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  swissStageDetails: '',
  groupStageDetails: '',
  playoffDetails: '',
  parts: '',
  freeformParts: '',
  advancingCount: 'teams that advance',
  totalAdvancing: 'teams that advance',
  groupCount: 'number of groups',
  pointsPerCorrectParticipant: 'points',
  pointsPerCorrectPlacement: 'placement points',
  teamsToOpenPicks: 'teams to open picks',
  hasBracketReset: 'bracket reset',
  pointsForCorrectBracketReset: 'points for the bracket reset',
};
