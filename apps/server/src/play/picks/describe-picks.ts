import {
  type GroupStagePick,
  isDrawn,
  type MatchPick,
  matchesOf,
  type PickSet,
  type PickType,
  pickTypeName,
  slotOfGroupPick,
  slotOfMatch,
} from '@callshot/rules';
import type { LoadedEvent, LoadedStage } from '../events/loaded-event.ts';
import { teamNamesOf } from '../events/teams/team-names.ts';
import { stageWords } from './stage-words.ts';

/** The differences between two pick sets of a stage, in words that staff can check. */
export function describeChanges(
  event: LoadedEvent,
  stage: LoadedStage,
  before: PickSet,
  after: PickSet,
): string[] {
  const names = namesOf(event, stage);
  return [
    ...describeTeams(names, before.groupStagePicks, after.groupStagePicks),
    ...describeMatches(names, before.matchPicks, after.matchPicks),
  ];
}

/** A user's picks of a stage, one a line. Picks of a drawn round name no opponent. */
export function describePicks(event: LoadedEvent, stage: LoadedStage, picks: PickSet): string[] {
  const names = namesOf(event, stage);
  const nodes = matchesOf(stage.stage.format);
  const called = (match: MatchPick): string =>
    nodes[match.matchIndex]?.round
      ? `${names.team(match.winnerTeamId)} goes on`
      : resultOf(names, match);
  return [
    ...picks.groupStagePicks.map((pick) => describeTeam(names, pick)),
    ...picks.matchPicks.map((match) => `${names.match(match)}: ${called(match)}`),
  ];
}

interface Names {
  team(teamId: number | null): string;
  match(match: MatchPick): string;
  substage(eventSubstageId: number): string;
  pickType(pickTypeId: PickType): string;
}

function namesOf(event: LoadedEvent, { stage }: LoadedStage): Names {
  const words = stageWords(stage);
  const substage = (id: number) => {
    const group = words.group(id);
    return group === '' ? '' : `${group}, `;
  };
  return {
    team: teamNamesOf(event),
    match: (match) =>
      `${substage(match.eventSubstageId)}${words.match(slotOfMatch(match)).join(' ').trim()}`,
    substage,
    pickType: (pickTypeId) => pickTypeName(stage.format, pickTypeId),
  };
}

function describeTeams(
  names: Names,
  before: readonly GroupStagePick[],
  after: readonly GroupStagePick[],
): string[] {
  const keyOf = (pick: GroupStagePick) => `${pick.eventSubstageId} ${slotOfGroupPick(pick)}`;
  const [had, has] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const say = (pick: GroupStagePick) => describeTeam(names, pick);
  return [
    ...after.filter((pick) => !had.has(keyOf(pick))).map((pick) => `${say(pick)} added`),
    ...before.filter((pick) => !has.has(keyOf(pick))).map((pick) => `${say(pick)} removed`),
  ];
}

const describeTeam = (names: Names, pick: GroupStagePick): string =>
  `${names.substage(pick.eventSubstageId)}${names.team(pick.teamId)}: ${names.pickType(pick.pickTypeId)}`;

function describeMatches(
  names: Names,
  before: readonly MatchPick[],
  after: readonly MatchPick[],
): string[] {
  const keyOf = (match: MatchPick) => `${match.eventSubstageId} ${slotOfMatch(match)}`;
  const had = new Map(before.map((match) => [keyOf(match), resultOf(names, match)]));
  const has = new Map(after.map((match) => [keyOf(match), resultOf(names, match)]));
  return [
    ...after.flatMap((match) => {
      const [was, is] = [had.get(keyOf(match)), resultOf(names, match)];
      if (was === is) return [];
      return [`${names.match(match)}: ${is}${was === undefined ? '' : ` (was ${was})`}`];
    }),
    ...before.flatMap((match) =>
      has.has(keyOf(match)) ? [] : [`${names.match(match)}: ${resultOf(names, match)} removed`],
    ),
  ];
}

function resultOf(names: Names, match: MatchPick): string {
  const teams = `${names.team(match.topTeamId)} v ${names.team(match.bottomTeamId)}`;
  const outcome =
    match.outcome === undefined || match.outcome === 'played'
      ? ''
      : ` (${match.outcome.replace('_', ' ')})`;
  if (isDrawn(match)) return `${teams}, draw`;
  if (match.winnerTeamId === null) return `${teams}${outcome || ', open'}`;
  const games = [match.topTeamScore, match.bottomTeamScore].filter((score) => score !== null);
  const score = games.length === 2 ? ` ${Math.max(...games)}-${Math.min(...games)}` : '';
  return `${teams}, ${names.team(match.winnerTeamId)} wins${score}${outcome}`;
}
