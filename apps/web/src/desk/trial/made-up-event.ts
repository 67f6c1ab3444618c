import type { Event, EventTeam, OfficialMatch } from '@callshot/contract';
import {
  type EventFormat,
  type EventStage,
  eventTypeOf,
  markLettersOf,
  type PickSet,
  teamMarksOf,
} from '@callshot/rules';
import { m } from './words/messages.js';

/** No event has it, so data stored by event id never collides. */
export const TRIAL_EVENT_ID = 0;

const FIRST_NAMES = m.teamFirstNames().split(' ');
const LAST_NAMES = m.teamLastNames().split(' ');

/** The name and the tag of a made-up team; 256 of them differ in both. */
export function madeUpName(teamId: number): { readonly name: string; readonly tag: string } {
  const at = teamId - 1;
  const count = FIRST_NAMES.length;
  const first = FIRST_NAMES[at % count] ?? '';
  const last = LAST_NAMES[(at + Math.floor(at / count)) % count] ?? '';
  return { name: `${first} ${last}`, tag: `${first.charAt(0)}${last.slice(0, 2)}`.toUpperCase() };
}

/** An event in this format as the event page takes it, with made-up teams. */
export function madeUpEvent(
  name: string,
  gameId: Event['gameId'],
  format: EventFormat,
  stages: readonly EventStage[],
): Event {
  const now = new Date().toISOString();
  return {
    id: TRIAL_EVENT_ID,
    gameId,
    name,
    nameOverride: name,
    image: null,
    url: null,
    stage: 0,
    eventStages: stages.map(({ eventStageId, substages, format: { name: stageName } }) => ({
      id: eventStageId,
      name: stageName,
      eventSubstage: substages.map(({ eventSubstageId, title }) => ({
        id: eventSubstageId,
        title,
      })),
      isSealed: false,
      sealedAt: null,
    })),
    teams: stages.flatMap(teamsOf),
    metadata: { startDate: now, endDate: now },
    unlocked: true,
    relockTime: null,
    lockAt: null,
    serverTime: now,
    bracketsSubmitted: 0,
    format: { id: 0, name, json: JSON.stringify(format) },
    eventTypeId: eventTypeOf(format),
    finished: false,
    rewarded: false,
    locked: false,
    rewardTypeId: 1,
    flags: { forcedStage: null, surveyNotice: false, openTabs: [] },
    version: 1,
    attribution: null,
  };
}

function teamsOf({ eventStageId, substages }: EventStage): EventTeam[] {
  const named = substages.flatMap(({ eventSubstageId, teamIds }) =>
    teamIds.map((id) => ({ id, eventSubstageId, ...madeUpName(id) })),
  );
  const marks = teamMarksOf(named.map(({ name }) => ({ name, mark: null })));
  const letters = markLettersOf(named.map(({ name, tag }) => ({ name, abbreviation: tag })));
  return named.flatMap(({ id, eventSubstageId, name, tag }, at) => {
    const [mark, lettering] = [marks[at], letters[at]];
    if (!mark || !lettering) return [];
    return {
      id,
      name,
      abbreviation: tag,
      logoUrl: null,
      mark: { ...mark, ...lettering },
      group: null,
      eventStageId,
      eventSubstageId,
      members: [],
    };
  });
}

/** The matches of drawn results, all of them over, without times. */
export const playedMatches = ({ matchPicks }: PickSet): OfficialMatch[] =>
  matchPicks.map(({ loserTeamId: _, outcome: __, ...row }) => ({
    ...row,
    bestOf: 1,
    state: 'DONE',
    startTime: null,
  }));
