import type { DeskEvent, EventDesk, EventTeam, TeamRanking } from '@callshot/contract';
import {
  awaitedRounds,
  callsOf,
  canLockInParts,
  compileBracket,
  type EventNameTexts,
  entryStates,
  hasResults,
  kindOf,
  type MatchNode,
  officialProgress,
  roundsToDraw,
} from '@callshot/rules';
import { toldLanguage, toldTranslations } from '../../platform/language/told-languages.ts';
import { flagsOf } from '../../play/events/event-view.ts';
import {
  areGoalsFixed,
  currentStage,
  type EventRow,
  firstStartOf,
  isLocked,
  isResultKnown,
  type LoadedEvent,
  type LoadedStage,
  nextLockOf,
} from '../../play/events/loaded-event.ts';
import type { OfficialRow } from '../../play/events/results/official-rows.ts';
import { finishOf } from '../../play/events/running/finish-event.service.ts';
import { teamsToOpen } from '../../play/events/stages/stage-progress.service.ts';
import { aliasOf } from '../../play/events/teams/alias-of.ts';
import type { DeskEventRow, DeskTeamRow } from './event-desk.repository.ts';
import { HAND_MADE } from './find-or-make-teams.ts';
import { describeTeamEdits } from './teams/describe-team-edits.ts';
import type { TeamEditRow } from './teams/team-edits.repository.ts';

export interface DeskFacts {
  readonly now: Date;
  readonly overdue: EventDesk['overdue'];
  readonly entrants: number;
  readonly lateEntrants: number;
  readonly finishWaitSeconds: number;
  /** Why its picture was not fetched, in words. */
  readonly imageProblem: string | null;
  readonly wiki: EventDesk['wiki'];
  readonly picked: ReadonlyMap<number, number>;
  readonly teams: readonly DeskTeamRow[];
  readonly teamEdits: readonly TeamEditRow[];
  readonly rankings: ReadonlyMap<number, TeamRanking>;
}

type StageFacts = Pick<LoadedStage, 'openedAt' | 'sealedAt'>;
type DeskStage = EventDesk['stages'][number];
type DeskMatch = DeskStage['matches'][number];

const instantOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

function stateOf(row: EventRow, stage: StageFacts, now: Date): DeskEvent['state'] {
  if (row.archivedAt !== null) return 'archived';
  if (row.finishedAt !== null) return 'finished';
  if (stage.openedAt === null) return 'ahead';
  return stage.sealedAt === null && row.lockAt !== null && now < row.lockAt ? 'open' : 'locked';
}

export const describeRow = (
  row: DeskEventRow,
  facts: Pick<DeskFacts, 'now' | 'entrants' | 'overdue'>,
) =>
  ({
    id: row.id,
    gameId: row.gameId,
    name: row.name,
    nameOverride: row.nameOverride,
    image: row.imageUrl,
    startDate: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    state: stateOf(row, row, facts.now),
    stage: row.stage,
    stageCount: row.stageCount,
    stageName: row.stageName,
    lockAt: instantOf(row.lockAt),
    entrants: facts.entrants,
    formatName: row.formatName,
    isFromWiki: Boolean(row.isFromWiki),
    doubtsWaiting: row.doubtsWaiting,
    overdue: facts.overdue,
    rewardTypeId: row.rewardTypeId,
  }) satisfies DeskEvent;

export function describeDesk(event: LoadedEvent, facts: DeskFacts): EventDesk {
  const { row } = event;
  return {
    id: row.id,
    gameId: row.gameId,
    version: row.version,
    officialVersion: row.officialVersion,
    state: stateOf(row, currentStage(event), facts.now),
    name: row.name,
    nameOverride: row.nameOverride,
    ...toldLanguage(row.language),
    ...toldTranslations<EventNameTexts>(row.translations),
    image: row.imageUrl,
    imageSource: row.imageSource,
    imageProblem: facts.imageProblem,
    url: row.url,
    attribution:
      row.attributionName === null || row.attributionUrl === null
        ? null
        : { name: row.attributionName, url: row.attributionUrl },
    startDate: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    rewardTypeId: row.rewardTypeId,
    late: { share: row.lateShare, entrants: facts.lateEntrants },
    goals: {
      right: row.goals,
      of: event.stages.map(({ stage }) => callsOf(stage)),
      isFixed: areGoalsFixed(event, facts.now),
    },
    flags: flagsOf(row),
    format: { id: row.eventFormatId, name: row.formatName, json: row.formatJson },
    stage: row.stage,
    lockAt: instantOf(nextLockOf(event)),
    locked: isLocked(event, facts.now),
    unlocked: row.isUnlocked,
    relockTime: instantOf(row.relockAt),
    finishedAt: instantOf(row.finishedAt),
    finishesAt: instantOf(finishOf(row, facts.finishWaitSeconds)),
    rewardedAt: instantOf(row.rewardedAt),
    archivedAt: instantOf(row.archivedAt),
    serverTime: facts.now.toISOString(),
    overdue: facts.overdue,
    entrants: facts.entrants,
    stages: event.stages.map((stage) => describeStage(event, stage, facts)),
    teams: describeTeams(event.teams, facts),
    teamEdits: describeTeamEdits(facts.teamEdits),
    wiki: facts.wiki,
  };
}

function describeStage(event: LoadedEvent, loaded: LoadedStage, facts: DeskFacts): DeskStage {
  const { stage, starts } = loaded;
  const official = officialProgress(stage, loaded.official);
  return {
    id: loaded.id,
    index: loaded.index,
    name: loaded.name,
    kind: kindOf(stage.format),
    state: stageStateOf(event, loaded, official.isDecided, facts.now),
    openedAt: instantOf(loaded.openedAt),
    sealedAt: instantOf(loaded.sealedAt),
    lockUnit: loaded.lockUnit,
    extendedMinutes: loaded.extendedMinutes,
    picked: facts.picked.get(loaded.id) ?? 0,
    official: { ...official, hasResults: hasResults(stage.format, loaded.official) },
    isResultKnown: isResultKnown(loaded),
    awaitedRounds: [...awaitedRounds(stage)],
    canLockInParts: canLockInParts(stage.format),
    roundsToDraw: [...roundsToDraw(stage)],
    opens: teamsToOpen(event, loaded),
    startsAt: instantOf(firstStartOf(event, loaded)),
    substages: stage.substages.map(({ eventSubstageId, title, teamIds }) => ({
      id: eventSubstageId,
      title,
      teamIds: [...teamIds],
      startsAt: instantOf(starts.get(eventSubstageId)),
    })),
    matches: describeMatches(event, loaded),
    entries: entryStates(event.stages, loaded.index).filter(
      ({ eventSubstageId }) => !loaded.followed.has(eventSubstageId),
    ),
  };
}

function stageStateOf(
  event: LoadedEvent,
  { index }: LoadedStage,
  isDecided: boolean,
  now: Date,
): DeskStage['state'] {
  const { stage } = event.row;
  if (index > stage) return 'ahead';
  if (index < stage || isDecided) return 'done';
  return isLocked(event, now) ? 'locked' : 'open';
}

/** The matches of a stage's brackets in their order, whether or not anything is known of them. */
function describeMatches(
  { officialRows }: LoadedEvent,
  { stage, matchLocks }: LoadedStage,
): DeskMatch[] {
  if (stage.format.bracket === null) return [];
  const graph = compileBracket(stage.format);
  const rounds = new Map(
    graph.parts.flatMap(({ columns }) =>
      columns.flatMap(({ header, matches }) => matches.map((index) => [index, header] as const)),
    ),
  );
  return stage.substages.flatMap(({ eventSubstageId }) => {
    const own = new Map(
      officialRows
        .filter((row) => row.eventSubstageId === eventSubstageId)
        .map((row) => [row.slot, row]),
    );
    return graph.matches
      .filter(({ isQualifier }) => !isQualifier)
      .map((node) => ({
        eventSubstageId,
        round: rounds.get(node.index) ?? '',
        ...describeMatch(node, own.get(node.key)),
        ...describeLock(matchLocks, eventSubstageId, node),
      }));
  });
}

const describeMatch = (node: MatchNode, row: OfficialRow | undefined) => ({
  slot: node.key,
  topTeamId: row?.topTeamId ?? null,
  bottomTeamId: row?.bottomTeamId ?? null,
  winnerTeamId: row?.winnerTeamId ?? null,
  topTeamScore: row?.topTeamScore ?? null,
  bottomTeamScore: row?.bottomTeamScore ?? null,
  outcome: row?.outcome ?? ('played' as const),
  bestOf: node.bestOf,
  startsAt: instantOf(row?.matchStartsAt),
  isTopOpening: node.top.kind === 'opening' && !node.isReset,
  isBottomOpening: node.bottom.kind === 'opening' && !node.isReset,
  source: row?.source ?? null,
});

function describeLock(
  locks: LoadedStage['matchLocks'],
  eventSubstageId: number,
  { key }: MatchNode,
): Pick<DeskMatch, 'lockAt' | 'isSealed'> {
  const lock = locks.find((one) => one.eventSubstageId === eventSubstageId && one.match === key);
  const lockAt = lock?.lockAt ?? null;
  return {
    lockAt: lockAt === null ? null : new Date(lockAt).toISOString(),
    isSealed: lock?.isSealed ?? false,
  };
}

/** Each team once, however many stages it plays in. */
function describeTeams(
  teams: readonly EventTeam[],
  { teams: rows, rankings }: Pick<DeskFacts, 'teams' | 'rankings'>,
) {
  const known = new Map(rows.map((row) => [row.id, row]));
  const first = new Map(teams.toReversed().map((team) => [team.id, team]));
  return [...first.values()]
    .toReversed()
    .map(({ id, name, abbreviation, logoUrl, mark, members }) => {
      const { externalId = '', logoSource = null, aliases = [] } = known.get(id) ?? {};
      return {
        id,
        name,
        abbreviation,
        logoUrl,
        mark,
        members: [...members],
        source: sourceOf(externalId),
        externalId,
        aliases: aliases.filter((alias) => alias !== aliasOf(name)),
        logoSource,
        ranking: rankings.get(id) ?? null,
      };
    });
}

const sourceOf = (externalId: string): EventDesk['teams'][number]['source'] => {
  if (externalId.startsWith(HAND_MADE)) return 'hand';
  return externalId.startsWith('liquipedia:') ? 'wiki' : 'seed';
};
