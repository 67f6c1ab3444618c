import { compileBracket } from '../bracket/compile-bracket.ts';
import {
  type EventFormat,
  type FormatStage,
  substageCountOf,
  substageTitle,
} from '../model/format.ts';
import { swissGroup } from '../model/group-counts.ts';
import type { Checked, Fault } from '../model/problem.ts';
import { alignBracket } from './align.ts';
import { startingTeams } from './alignment.ts';
import { problemsOfMapping } from './check-mapping.ts';
import { winningEnough } from './check-teams.ts';
import { endOf, startOfEvent } from './draft-dates.ts';
import { type DraftOpening, draftOpenings } from './draft-openings.ts';
import { recordsNamed } from './group-key.ts';
import { readGroups } from './groups.ts';
import { followedIn, mappedTo, type StageMapping } from './mapping.ts';
import type { MappingProblem } from './mapping-problem.ts';
import type { WikiDetails, WikiMatch } from './records.ts';
import { startOf } from './start-of.ts';
import { teamOrder } from './team-order.ts';
import { type GroupRecords, placesOf } from './wiki-group.ts';

/** The data for a new event; its teams go by their wiki keys. */
export interface EventDraft {
  readonly stages: readonly { readonly substages: readonly DraftSubstage[] }[];
  /** When the first stage locks. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly warnings: readonly DraftWarning[];
}

export interface DraftSubstage {
  readonly title: string;
  /** In their fixed order; those of later stages may be open. */
  readonly teamKeys: readonly string[];
  /** The matches in which teams begin, for brackets. */
  readonly openings: readonly DraftOpening[];
  /** Its first match, where the time is known. */
  readonly startsAt: string | null;
  /** The number of teams in a group or Swiss stage, those to come among them; null = unknown. */
  readonly places: number | null;
}

/** A warning to staff about an event that can be made. */
export type DraftWarning =
  /** No time is known of the first stage: it locks at the beginning of this day. */
  | Fault<'no_time', { day: string; isByHand: boolean }>
  | Fault<'teams_open', { substage: string; known: number; teams: number }>
  /** So many teams win enough matches; the format sends on others, whom the table names in the end. */
  | Fault<'waits_for_table', { substage: string; teams: number; format: number }>
  /** Nothing of the wiki is mapped to these. */
  | Fault<'by_hand', { substages: readonly string[] }>
  /** Matches of the wiki that the format does not have. */
  | Fault<'matches_left_out', { substage: string; matches: number }>;

/** An event as the wiki knows it, in this format; or everything that keeps it from being made. */
export function draftEvent(
  details: WikiDetails,
  format: EventFormat,
  mapping: StageMapping,
): Checked<EventDraft, MappingProblem> {
  const groups = readGroups(details);
  const problems = problemsOfMapping(
    format,
    groups.map(({ group }) => group),
    mapping,
  );
  const stages = format.stages.map((stage, stageIndex) =>
    Array.from({ length: substageCountOf(stage) }, (_, substageIndex) =>
      draftSubstage(groups, stage, mapping, { stageIndex, substageIndex }),
    ),
  );
  const start = startOfEvent(
    details.tournament,
    stages[0]?.flatMap(({ matches }) => matches) ?? [],
  );
  if (!start) problems.push({ path: [], code: 'no_start' });
  if (problems.length > 0 || !start) return { ok: false, problems };
  const all = stages.flat();
  return {
    ok: true,
    value: {
      stages: stages.map((substages) => ({ substages: substages.map(({ draft }) => draft) })),
      startsAt: start.at,
      endsAt: endOf(
        details.tournament,
        start.at,
        all.flatMap(({ matches }) => matches),
      ),
      warnings: [
        ...(start.isExact ? [] : [noTime(format, mapping, start.at)]),
        ...byHand(format, mapping),
        ...(stages[0] ?? []).flatMap(openTeams),
        ...all.flatMap(waitsForTable),
        ...all.flatMap(leftOut),
      ],
    },
  };
}

interface Drafted {
  readonly draft: DraftSubstage;
  readonly matches: readonly WikiMatch[];
  readonly teamCount: number;
  readonly leftOut: number;
  /**
   * For a Swiss stage: the number of teams that win enough, and the number that the format sends
   * on.
   */
  readonly swiss: { readonly teams: number; readonly format: number } | null;
}

function draftSubstage(
  groups: readonly GroupRecords[],
  stage: FormatStage,
  mapping: StageMapping,
  at: { readonly stageIndex: number; readonly substageIndex: number },
): Drafted {
  const mapped = mappedTo(mapping, at);
  const records = (mapped?.matchKeys ?? []).flatMap((key) => recordsNamed(groups, key) ?? []);
  const standings = mapped?.standingsKey ? recordsNamed(groups, mapped.standingsKey) : null;
  const matches = records.flatMap((group) => group.matches);
  const { start, isExactStart } = startOf(matches);
  const teams =
    stage.bracket === null
      ? teamsPicked(records, standings)
      : teamsOfBracket(stage, records, matches);
  return {
    draft: {
      title: substageTitle(stage, at.substageIndex),
      startsAt: isExactStart ? start : null,
      teamKeys: teams.teamKeys,
      openings: teams.openings,
      places: stage.bracket === null ? placesOf(standings ?? records[0]) : null,
    },
    matches,
    teamCount: teams.teamCount ?? (standings ?? records[0])?.group.teamCount ?? 0,
    leftOut: teams.leftOut,
    swiss: standings?.table?.isFinished ? null : swissNumbers(stage, at.substageIndex, records[0]),
  };
}

type Teams = Pick<DraftSubstage, 'teamKeys' | 'openings'> &
  Pick<Drafted, 'leftOut'> & { readonly teamCount?: number };

/** A table says who is in a group; the matches beside it may be those of several. */
function teamsPicked(records: readonly GroupRecords[], standings: GroupRecords | null): Teams {
  const [own] = records;
  const counted = standings ?? own;
  const matches = counted && counted.matches.length > 0 ? counted.matches : [];
  const teamKeys = teamOrder(matches, counted?.table ?? null);
  return { teamKeys, openings: [], leftOut: 0 };
}

function teamsOfBracket(
  stage: Extract<FormatStage, { readonly bracket: object }>,
  records: readonly GroupRecords[],
  matches: readonly WikiMatch[],
): Teams {
  const groups = records.map(({ group }) => group);
  const aligned = alignBracket(stage, groups);
  if (!aligned.ok) return { teamKeys: [], openings: [], leftOut: 0 };
  const openings = draftOpenings(stage, aligned.value, matches);
  const teamKeys = openings.flatMap(({ topTeam, bottomTeam }) =>
    [topTeam, bottomTeam].filter((team) => team !== null),
  );
  return {
    teamKeys: [...new Set(teamKeys)],
    openings,
    leftOut: aligned.value.leftOut.length,
    teamCount: startingTeams(
      compileBracket(stage),
      aligned.value,
      groups.flatMap(({ outline }) => outline),
    ),
  };
}

function noTime({ stages: [first] }: EventFormat, mapping: StageMapping, at: string): DraftWarning {
  const count = first ? substageCountOf(first) : 0;
  const isByHand = followedIn(mapping, 0, count).followed.length === 0;
  return { code: 'no_time', day: at.slice(0, 10), isByHand };
}

function byHand({ stages }: EventFormat, mapping: StageMapping): DraftWarning[] {
  const substages = stages.flatMap((stage, stageIndex) => {
    const count = substageCountOf(stage);
    const own = followedIn(mapping, stageIndex, count).byHand;
    if (own.length === count) return [stage.name];
    return own.map((at) => `${stage.name}, ${substageTitle(stage, at)}`);
  });
  return substages.length === 0 ? [] : [{ code: 'by_hand', substages }];
}

const openTeams = ({ draft: { title, teamKeys }, teamCount }: Drafted): DraftWarning[] =>
  teamKeys.length < teamCount
    ? [{ code: 'teams_open', substage: title, known: teamKeys.length, teams: teamCount }]
    : [];

/** Null where as many go on, or nobody can tell how many win enough. */
function swissNumbers(
  { swissStageDetails: details }: FormatStage,
  substage: number,
  records: GroupRecords | undefined,
): Drafted['swiss'] {
  const format = details ? swissGroup(details, substage).advancingCount : undefined;
  const teams = records && winningEnough(records.group);
  return format === undefined || teams == null || teams === format ? null : { teams, format };
}

const waitsForTable = ({ draft: { title }, swiss }: Drafted): DraftWarning[] =>
  swiss === null ? [] : [{ code: 'waits_for_table', substage: title, ...swiss }];

const leftOut = ({ draft: { title }, leftOut: matches }: Drafted): DraftWarning[] =>
  matches > 0 ? [{ code: 'matches_left_out', substage: title, matches }] : [];
