import type { Event, LeaguePicks, OfficialMatch } from '@callshot/contract';
import {
  compileBracket,
  type EventStage,
  endedGroups,
  type FixtureStage,
  kindOf,
  lostSweepOf,
  MAX_PLACES,
  officialBracket,
  officialStandings,
  ownNameWords,
  type PickSet,
  placeOfTeam,
  type StageKind,
  type Standing,
  type SubstageStandings,
  standingTitle,
  sweepOf,
} from '@callshot/rules';
import { teamById } from '../../play/bracket/board/board-model.ts';
import type { BracketTeam } from '../../play/bracket/slot/bracket-team.ts';
import { teamsOfStage } from '../../play/picks/teams/event-teams.ts';
import { type Fate, fateOf, recordColumns } from '../../play/results/teams/record-columns.ts';
import { recordsOf } from '../../play/results/teams/stage-records.ts';
import { m } from './words/messages.js';

type Answered = LeaguePicks['columns'][number];

/** A column as it stands on screen. */
export interface ShownColumn extends Answered {
  /** Its place among the answer's columns, which is that of its letter in a row's cells. */
  readonly at: number;
  /** The team; of a match the teams that play it as far as they are known, the winner alone once there is one. */
  readonly teams: readonly BracketTeam[];
  readonly tag: string;
  /** The name for screen readers. */
  readonly name: string;
  /** Null in brackets. */
  readonly fate: Fate | null;
  /** The winner of the match; null while it is open, and without brackets. */
  readonly winnerTeamId: number | null;
}

export interface ColumnGroup {
  readonly key: string;
  readonly title: string;
  /** Null = what becomes of the group is not one thing. */
  readonly fate: Fate | null;
  readonly columns: readonly ShownColumn[];
}

export interface GroupInput {
  readonly event: Event;
  readonly stage: EventStage;
  readonly official: PickSet;
  readonly matches: readonly OfficialMatch[];
  readonly columns: readonly Answered[];
  readonly now: number;
}

/** A stage's columns as they stand side by side: teams by record or group, matches by round. */
export function columnGroups(input: GroupInput): ColumnGroup[] {
  const groups = GROUPS[kindOf(input.stage.format)](input);
  return groups.filter(({ columns }) => columns.length > 0);
}

interface NamedGroup extends Omit<ColumnGroup, 'columns'> {
  readonly teams: readonly { readonly teamId: number; readonly standing: Standing }[];
}

function recordTitle(record: string, fate: Fate): string {
  switch (fate) {
    case 'through':
      return m.recordThrough({ record });
    case 'playing':
      return m.recordPlaying({ record });
    case 'out':
      return m.recordOut({ record });
  }
}

const isRecord = (title: string): boolean => /^\d+-\d+$/.test(title);

function byRecord(input: GroupInput): ColumnGroup[] {
  const { stage, official } = input;
  const groups = officialStandings(stage, official);
  return groups.flatMap((substage) =>
    byRecordOf(input, substage).map((group) =>
      groups.length === 1 ? group : { ...group, title: `${substage.title} · ${group.title}` },
    ),
  );
}

function byRecordOf(input: GroupInput, substage: SubstageStandings): ColumnGroup[] {
  const { matches, now } = input;
  const records = recordsOf(matches, substage.eventSubstageId, now);
  const standings = new Map(
    substage.standings.flatMap(({ standing, teamIds }) =>
      teamIds.map((teamId) => [teamId, standing] as const),
    ),
  );
  const named: NamedGroup[] = records
    ? recordColumns(substage, records).map(({ fate, title, matches: next, teams }) => ({
        key: `${fate} ${title}`,
        title: titleOf(title, fate, substage),
        fate,
        teams: [
          ...next.flatMap((match) => [match.topTeamId, match.bottomTeamId]),
          ...teams.map((team) => team.teamId),
        ].map((teamId) => ({ teamId, standing: standings.get(teamId) ?? 'playing' })),
      }))
    : substage.standings.map(({ standing, teamIds }) => ({
        key: standing,
        title: standingTitle(substage, standing),
        fate: fateOf(standing),
        teams: teamIds.map((teamId) => ({ teamId, standing })),
      }));
  return named.map((group) => teamGroup(input, group, substage.eventSubstageId));
}

/** '3-1 advanced'; a sweep says so by itself. */
const titleOf = (title: string, fate: Fate, substage: SubstageStandings): string =>
  isRecord(title) && title !== sweepOf(substage) && title !== lostSweepOf(substage)
    ? recordTitle(title, fate)
    : title;

function byGroup(input: GroupInput): ColumnGroup[] {
  return officialStandings(input.stage, input.official).map(
    ({ eventSubstageId, title, standings }) => {
      const own = input.official.groupStagePicks.filter(
        (row) => row.eventSubstageId === eventSubstageId,
      );
      // A place that is told goes before a standing.
      const placeOf = ({ teamId }: { readonly teamId: number }): number =>
        placeOfTeam(own, teamId) ?? MAX_PLACES + 1;
      return teamGroup(
        input,
        {
          key: String(eventSubstageId),
          title,
          fate: null,
          teams: standings
            .flatMap(({ standing, teamIds }) => teamIds.map((teamId) => ({ teamId, standing })))
            .toSorted((one, other) => placeOf(one) - placeOf(other)),
        },
        eventSubstageId,
      );
    },
  );
}

function teamGroup(
  { event, stage, columns }: GroupInput,
  { teams, ...group }: NamedGroup,
  eventSubstageId: number,
): ColumnGroup {
  const known = teamsOfStage(event, stage);
  const shown = teams.flatMap(({ teamId, standing }): ShownColumn[] => {
    const at = columns.findIndex(
      (column) => column.teamId === teamId && column.eventSubstageId === eventSubstageId,
    );
    const column = columns[at];
    if (!column) return [];
    const team = teamById(known, teamId);
    return [
      {
        ...column,
        at,
        teams: [team],
        tag: team.abbreviation,
        name: team.name,
        fate: fateOf(standing),
        winnerTeamId: null,
      },
    ];
  });
  return { ...group, columns: shown };
}

/** The columns of a drawn round: a team each that somebody called to go on from it. */
const teamsGoingOn = (
  { event, stage, columns }: GroupInput,
  matchKey: string,
  eventSubstageId: number,
): ShownColumn[] =>
  columns.flatMap((column, at): ShownColumn[] => {
    const { teamId } = column;
    const isOwn = column.matchKey === matchKey && column.eventSubstageId === eventSubstageId;
    if (!isOwn || teamId === null) return [];
    const team = teamById(teamsOfStage(event, stage), teamId);
    const named = { teams: [team], tag: team.abbreviation, name: team.name };
    return [{ ...column, at, ...named, fate: null, winnerTeamId: null }];
  });

function byRound(input: GroupInput): ColumnGroup[] {
  const { event, stage, columns } = input;
  const graph = compileBracket(stage.format);
  const known = teamsOfStage(event, stage);
  return stage.substages.flatMap((substage) => {
    const states = officialBracket(graph, substage).matches;
    return graph.parts.flatMap(({ identifier, columns: rounds }) =>
      rounds.map((round): ColumnGroup => {
        const title =
          stage.substages.length > 1
            ? `${substage.title}: ${ownNameWords(round.header)}`
            : ownNameWords(round.header);
        const [first = -1] = round.matches;
        if (round.isDrawn) {
          const key = graph.matches[first]?.key ?? '';
          return {
            key: `${substage.eventSubstageId} ${identifier} ${round.col}`,
            title,
            fate: null,
            columns: teamsGoingOn(input, key, substage.eventSubstageId),
          };
        }
        const shown = round.matches.flatMap((match, place): ShownColumn[] => {
          const node = graph.matches[match];
          const at = columns.findIndex(
            (column) =>
              column.matchKey === node?.key && column.eventSubstageId === substage.eventSubstageId,
          );
          const column = columns[at];
          const state = states[match];
          if (!column || !state) return [];
          const winnerTeamId = state.winnerTeamId;
          const playing = [state.top, state.bottom].flatMap((slot) =>
            slot.kind === 'team' ? [teamById(known, slot.teamId)] : [],
          );
          const teams = winnerTeamId === null ? playing : [teamById(known, winnerTeamId)];
          const name = round.matches.length > 1 ? `${title} ${place + 1}` : title;
          return [
            {
              ...column,
              at,
              teams,
              tag: teams.map(({ abbreviation }) => abbreviation).join('–') || m.teamsUnknown(),
              name: matchName(name, playing),
              fate: null,
              winnerTeamId,
            },
          ];
        });
        return {
          key: `${substage.eventSubstageId} ${identifier} ${round.col}`,
          title,
          fate: null,
          columns: shown,
        };
      }),
    );
  });
}

/** Matches of groups by group and round; who wins one stands alone, and both where it is drawn. */
function byFixtures({ event, stage, official, columns }: GroupInput): ColumnGroup[] {
  const known = teamsOfStage(event, stage);
  return endedGroups(stage as EventStage<FixtureStage>, official).flatMap((group) => {
    const { eventSubstageId, title } = group.substage;
    const rounds = new Set(group.list.map(({ round }) => round));
    return [...rounds].map((round): ColumnGroup => {
      const own = group.matches.filter(({ fixture }) => fixture.round === round);
      const name = m.fixtureRound({ round: round + 1 });
      const titled = stage.substages.length > 1 ? `${title}: ${name}` : name;
      return {
        key: `${eventSubstageId} ${round}`,
        title: titled,
        fate: null,
        columns: own.flatMap(({ fixture, row }): ShownColumn[] => {
          const at = columns.findIndex(
            (column) =>
              column.matchKey === fixture.key && column.eventSubstageId === eventSubstageId,
          );
          const column = columns[at];
          if (!column) return [];
          const { winnerTeamId, topTeamId, bottomTeamId } = row;
          const playing = [topTeamId, bottomTeamId].flatMap((teamId) =>
            teamId === null ? [] : [teamById(known, teamId)],
          );
          const teams = winnerTeamId === null ? playing : [teamById(known, winnerTeamId)];
          return [
            {
              ...column,
              at,
              teams,
              tag: teams.map(({ abbreviation }) => abbreviation).join('–') || m.teamsUnknown(),
              name: matchName(titled, playing),
              fate: null,
              winnerTeamId,
            },
          ];
        }),
      };
    });
  });
}

function matchName(match: string, [top, bottom]: readonly BracketTeam[]): string {
  if (!top || !bottom) return match;
  return m.matchOfTeams({ match, top: top.name, bottom: bottom.name });
}

const GROUPS: Readonly<Record<StageKind, typeof columnGroups>> = {
  swiss: byRecord,
  groups: byGroup,
  orders: byGroup,
  fixtures: byFixtures,
  brackets: byRound,
};
