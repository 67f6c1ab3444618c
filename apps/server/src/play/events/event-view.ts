import type { Event, EventFlags, EventSummary, OfficialMatch } from '@callshot/contract';
import {
  askStage,
  type ByStage,
  type EventNameTexts,
  eventTypeOf,
  FIXTURE_PART,
  fixtureGroups,
  matchesOf,
  matchKey,
} from '@callshot/rules';
import { keptFor, withFresh } from '../../platform/http/answers/kept-answer.ts';
import { toldLanguage, toldTranslations } from '../../platform/language/told-languages.ts';
import type { EventListRow } from './events.repository.ts';
import {
  currentStage,
  type EventRow,
  isLocked as isPickingLocked,
  type LoadedEvent,
  type LoadedStage,
  nextLockOf,
  openUntilOf,
  stageGoalsOf,
} from './loaded-event.ts';
import { handMatchesOf } from './results/hand-match-view.ts';
import { isResultRow, type OfficialRow } from './results/official-rows.ts';

export interface EventMoment {
  readonly now: Date;
  readonly submissions: number;
}

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const openUntil = (at: Date | null | undefined) =>
  at === undefined ? {} : { openUntil: instantOf(at) };

type EventStageView = Event['eventStages'][number];

type Momentary = Pick<EventSummary, 'serverTime' | 'bracketsSubmitted' | 'locked'>;

/** An event as lists and tiles show it. */
export const summaryOf = (row: EventListRow, moment: EventMoment): EventSummary => ({
  ...lastingSummary(row),
  stageName: row.stageName,
  lockAt: instantOf(row.isOpenInParts ? row.nextLockAt : row.lockAt),
  ...openUntil(row.isOpenInParts ? row.lastLockAt : undefined),
  ...momentaryOf(
    moment,
    row.isSealed || row.lockAt === null || (!row.isOpenInParts && moment.now >= row.lockAt),
  ),
});

/** One whole event. Everything but the server's time is built once for each state of the event. */
export const eventOf = (event: LoadedEvent, moment: EventMoment): Event =>
  withFresh(lastingEvent(event), momentaryOf(moment, isPickingLocked(event, moment.now)));

const momentaryOf = ({ now, submissions }: EventMoment, locked: boolean): Momentary => ({
  serverTime: now.toISOString(),
  bracketsSubmitted: submissions,
  locked,
});

/** The event's flags [rule: events-9]. */
export const flagsOf = (row: EventRow): EventFlags => ({
  forcedStage: row.forcedStage,
  surveyNotice: row.isSurveyNoticed,
  openTabs: row.openTabs,
});

function lastingSummary(row: EventRow): Omit<EventSummary, keyof Momentary | 'stageName'> {
  return {
    id: row.id,
    gameId: row.gameId,
    name: row.name,
    nameOverride: row.nameOverride,
    ...toldLanguage(row.language),
    ...toldTranslations<EventNameTexts>(row.translations),
    image: row.imageUrl,
    url: row.url,
    stage: row.stage,
    metadata: { startDate: row.startsAt.toISOString(), endDate: row.endsAt.toISOString() },
    unlocked: row.isUnlocked,
    relockTime: instantOf(row.relockAt),
    lockAt: instantOf(row.lockAt),
    finished: row.finishedAt !== null,
    rewardTypeId: row.rewardTypeId,
    flags: flagsOf(row),
  };
}

const lastingEvent = keptFor((event: LoadedEvent): Omit<Event, keyof Momentary> => {
  const { row } = event;
  const { extendedMinutes } = currentStage(event);
  const goals = stageGoalsOf(event);
  return {
    ...lastingSummary(row),
    lockAt: instantOf(nextLockOf(event)),
    ...openUntil(openUntilOf(event)),
    ...(extendedMinutes > 0 && { lockExtendedBy: extendedMinutes }),
    ...(goals && { goals: [...goals] }),
    ...(row.lateShare && { lateShare: row.lateShare }),
    eventStages: event.stages.map((stage) => ({
      id: stage.id,
      name: stage.name,
      eventSubstage: stage.stage.substages.map(({ eventSubstageId, title }) => {
        const order = stage.byHand.get(eventSubstageId)?.order;
        return {
          id: eventSubstageId,
          title,
          ...(order && { order: { teamIds: [...order.teamIds], note: order.note } }),
        };
      }),
      isSealed: stage.sealedAt !== null,
      sealedAt: instantOf(stage.sealedAt),
      ...locksOf(event, stage),
    })),
    teams: [...event.teams],
    format: { id: row.eventFormatId ?? 0, name: row.formatName, json: row.formatJson },
    rewarded: row.rewardedAt !== null,
    eventTypeId: eventTypeOf({ stages: event.stages.map(({ stage }) => stage.format) }),
    version: row.version,
    attribution:
      row.attributionName === null || row.attributionUrl === null
        ? null
        : { name: row.attributionName, url: row.attributionUrl },
  };
});

/** Once all of it is sealed, a stage is like any other, but for late entries. */
function locksOf(
  { row }: LoadedEvent,
  { index, lockUnit, sealedAt, matchLocks }: LoadedStage,
): Pick<EventStageView, 'locks' | 'lateLocks'> {
  const matches = matchLocks.map(({ eventSubstageId, match, lockAt, isSealed }) => ({
    ...{ eventSubstageId, slot: match, isSealed },
    lockAt: lockAt === null ? null : new Date(lockAt).toISOString(),
  }));
  if (sealedAt === null) return lockUnit === 'stage' ? {} : { locks: { unit: lockUnit, matches } };
  const isOpen = index === row.stage && matches.some(({ isSealed }) => !isSealed);
  return isOpen && row.finishedAt === null ? { lateLocks: matches } : {};
}

/** Official matches with what picks do not carry [rule: events-19], those by staff's word among them. */
export const officialMatchesOf = keptFor((event: LoadedEvent): OfficialMatch[] => [
  ...inBrackets(event),
  ...handMatchesOf(event),
]);

function inBrackets(event: LoadedEvent): OfficialMatch[] {
  const bestOf = new Map(event.stages.map((stage) => [stage.id, bestOfByKey(stage)]));
  const byHand = new Set(event.stages.flatMap((stage) => [...stage.byHand.keys()]));
  return event.officialRows.flatMap((row) => {
    const { bracketPart: part, bracketCol: col, bracketColIndex: colIndex } = row;
    if (part === null || col === null || colIndex === null) return [];
    // A match of a group is told where staff entered it.
    if (part === FIXTURE_PART && byHand.has(row.eventSubstageId)) return [];
    return [
      {
        eventStageId: row.eventStageId,
        eventSubstageId: row.eventSubstageId,
        bracketPart: part,
        bracketCol: col,
        bracketColIndex: colIndex,
        matchIndex: row.matchIndex ?? 0,
        bestOf: bestOf.get(row.eventStageId)?.get(matchKey({ part, col, colIndex })) ?? 1,
        topTeamId: row.topTeamId,
        bottomTeamId: row.bottomTeamId,
        winnerTeamId: row.winnerTeamId,
        topTeamScore: row.topTeamScore,
        bottomTeamScore: row.bottomTeamScore,
        state: stateOf(row),
        startTime: instantOf(row.matchStartsAt),
      },
    ];
  });
}

const bestOfByKey = ({ stage }: LoadedStage): ReadonlyMap<string, number> =>
  askStage(LENGTHS, stage);

const noLengths = (): ReadonlyMap<string, number> => new Map();

const LENGTHS: ByStage<ReadonlyMap<string, number>> = {
  swiss: noLengths,
  groups: noLengths,
  orders: noLengths,
  fixtures: (stage) =>
    new Map(
      fixtureGroups(stage).flatMap(({ details, list }) =>
        list.map(({ key }) => [key, details.fixtures.bestOf] as const),
      ),
    ),
  brackets: ({ format }) => new Map(matchesOf(format).map((node) => [node.key, node.bestOf])),
};

/** Leagues-and-staff's match states [rule: brackets-13]. */
function stateOf(row: OfficialRow): OfficialMatch['state'] {
  switch (row.outcome) {
    case 'walkover':
      return 'WALK_OVER';
    case 'double_forfeit':
      return 'NO_SHOW';
    case 'bye':
    case 'void':
      return 'NO_PARTY';
    case 'played':
      if (!isResultRow(row)) return 'PLAYED';
      return row.topTeamScore === null ? 'DONE' : 'SCORE_DONE';
    default:
      return row.outcome satisfies never;
  }
}
