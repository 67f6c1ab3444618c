import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Doubt,
  type HeldLock,
  hasResults,
  isDecided,
  type PickSet,
  type Proposals,
  proposalsOf,
} from '@callshot/rules';
import { insertAudit } from '../../platform/audit/audit.ts';
import {
  isClosed,
  isLocked,
  isResultKnown,
  type LoadedStage,
  locksInParts,
  openResultsOf,
  withStage,
} from '../../play/events/loaded-event.ts';
import { type EventChange, reloaded } from '../../play/events/running/change-event.ts';
import { writeTeams } from '../../play/events/stages/redraw-stages.service.ts';
import { lockMatchesNow, sealCurrent } from '../../play/events/stages/seal-current-stage.ts';
import { moveStages } from '../../play/events/stages/stage-progress.service.ts';
import { writeOfficial } from '../../play/official/write-official.service.ts';
import { describeChanges } from '../../play/picks/describe-picks.ts';
import { findPickedStageIds } from '../../play/picks/entries.repository.ts';
import { keepEntries } from '../../play/picks/keep-entries.service.ts';
import { areSamePicks } from '../../play/picks/same-picks.ts';
import { tellOfEarlyLock } from '../../reach/notifications/notices/tell-of-early-lock.service.ts';
import { deleteParticipants } from '../liquipedia/event-wikis.repository.ts';
import type { StageRecords } from './map-stages.ts';
import { arrivingIn, stageSyncOf } from './stage-sync.ts';
import { findSyncFacts, type SyncFacts } from './sync-facts.ts';
import { type Teller, THE_WIKI } from './teller.ts';

/** A doubt with the stage that it is about. */
export type StageDoubt = Doubt & { readonly eventStageId: number };

interface AppliedStages {
  /** With the event as it stands now. */
  readonly change: EventChange;
  readonly facts: SyncFacts;
  readonly hasChanged: boolean;
  readonly doubts: readonly StageDoubt[];
  readonly told: readonly string[];
}

/** Makes unambiguous results official, stage after stage: teams that advance play in the next. */
export async function applyStages(
  change: EventChange,
  stages: readonly StageRecords[],
  facts: SyncFacts,
  teller: Teller = THE_WIKI,
): Promise<AppliedStages> {
  const desk: Desk = { change, facts, teller, doubts: [], told: [], hasChanged: false };
  for (const records of stages) {
    const wasAhead = isAhead(desk, records);
    await applyStage(desk, records);
    await nextTurn();
    // Its draw has opened it: now its results count, too.
    if (wasAhead && !isAhead(desk, records)) await applyStage(desk, records);
  }
  return desk;
}

/** One change while it goes through the stages. */
interface Desk {
  change: EventChange;
  facts: SyncFacts;
  readonly teller: Teller;
  readonly doubts: StageDoubt[];
  readonly told: string[];
  hasChanged: boolean;
}

const isAhead = ({ change }: Desk, { loaded }: StageRecords): boolean =>
  loaded.index > change.event.row.stage;

async function applyStage(desk: Desk, records: StageRecords): Promise<void> {
  const loaded = desk.change.event.stages[records.loaded.index];
  if (!loaded) throw new Error(`Event ${desk.change.event.row.id} has lost a stage`);
  const { trx, event, now } = desk.change;
  const proposals = proposalsOf(await stageSyncOf(trx, event, loaded, now, desk.facts, records));
  const { joining, official, doubts } = proposals;
  desk.doubts.push(
    ...doubts.map((doubt) => ({ ...doubt, eventStageId: loaded.id })),
    ...records.gone.map(({ eventSubstageId, key }) => ({
      ...goneDoubt(eventSubstageId, key),
      eventStageId: loaded.id,
    })),
  );
  if (joining.length > 0) await join(desk, loaded, joining);
  await lockFirst(desk, loaded, records, proposals);
  if (areSamePicks(loaded.official, official)) return;
  const written = await writeOfficial(desk.change, {
    eventStageId: loaded.id,
    picks: official,
    source: 'import',
    actorUserId: desk.teller.actorUserId,
    reason: desk.teller.reason,
  });
  if (!written.ok) {
    desk.told.push(`${loaded.name}: what was told could not be entered (${written.code})`);
    return;
  }
  const { before, after } = written.value.corrected;
  const changes = describeChanges(desk.change.event, before, before.official, after.official);
  desk.told.push(...changes.map((text) => `${loaded.name}: ${text}`));
  desk.hasChanged = true;
  await tookOver(desk, written.value.change);
}

/** Teams and the places of results that staff took away may have moved with what was written. */
async function tookOver(desk: Desk, change: EventChange): Promise<void> {
  desk.change = change;
  desk.facts = await findSyncFacts(change.trx, change.event.row.id);
}

const goneDoubt = (eventSubstageId: number, key: string): Doubt => ({
  key: `group_gone ${eventSubstageId} ${key}`,
  kind: 'group_gone',
  eventSubstageId,
  matchId: null,
  place: null,
  teamIds: [],
  name: key.split('|').slice(1).join(' '),
  teamKey: null,
  canApply: false,
});

/** Results are public, so that picks of their stage are closed for good, whether or not any is entered. */
async function lockFirst(
  desk: Desk,
  loaded: LoadedStage,
  { said }: StageRecords,
  { official }: Proposals,
): Promise<void> {
  const { event, now } = desk.change;
  const isUnsealed = loaded.index === event.row.stage && loaded.sealedAt === null;
  const isLateOpen = loaded.index === event.row.stage && loaded.sealedAt !== null;
  if (isUnsealed ? locksInParts(loaded) : isLateOpen)
    return lockPlayed(desk, loaded, said, official);
  const isKnown = isResultKnown(loaded) || hasResults(loaded.stage.format, official);
  if (!isUnsealed || !isKnown) return;
  if (isLocked(event, now)) await sealCurrent(desk.change, event.row.lockAt);
  else {
    await sealCurrent(desk.change, now, { isUnlocked: true, relockAt: now });
    await tellOfEarlyLock(desk.change);
    desk.told.push(`${loaded.name}: picks were locked at once, since there are results of it`);
  }
  desk.change = await reloaded(desk.change);
}

/** A stage that locks in parts locks the matches alone that have ended in public [rule: locks-24]. */
async function lockPlayed(
  desk: Desk,
  loaded: LoadedStage,
  said: StageRecords['said'],
  official: PickSet,
): Promise<void> {
  const { now } = desk.change;
  const ended = said.flatMap(({ eventSubstageId, place, match }) =>
    place !== null && isDecided(match) ? [{ eventSubstageId, match: place }] : [],
  );
  const open = loaded.matchLocks.filter((lock) => !isClosed(lock, now));
  const played = [
    ...openResultsOf(loaded, official, now),
    ...open.filter((lock) => isAmong(ended, lock)),
  ];
  if (played.length === 0) return;
  await lockMatchesNow(desk.change, played);
  desk.told.push(
    `${loaded.name}: picks of matches were locked at once, since there are results of them`,
  );
  desk.change = await reloaded(desk.change);
}

const isAmong = (
  ended: readonly { readonly eventSubstageId: number; readonly match: string }[],
  { eventSubstageId, match }: HeldLock,
): boolean => ended.some((one) => one.eventSubstageId === eventSubstageId && one.match === match);

/** Teams that are told to play here take the next places of its lists; slips keep theirs. */
async function join(desk: Desk, loaded: LoadedStage, joining: Proposals['joining']): Promise<void> {
  const { trx, event } = desk.change;
  const picked = await findPickedStageIds(trx, event.row.id);
  const substages = loaded.stage.substages.map((substage) => ({
    ...substage,
    teamIds: [
      ...substage.teamIds,
      ...joining.flatMap(({ eventSubstageId, teamId }) =>
        eventSubstageId === substage.eventSubstageId ? [teamId] : [],
      ),
    ],
  }));
  const through = arrivingIn(event, loaded);
  const joined = joining.map(({ teamId }) => teamId).filter((teamId) => through.includes(teamId));
  const grown = {
    ...withStage(loaded, { ...loaded, stage: { ...loaded.stage, substages } }),
    arrivals: [...loaded.arrivals, ...joined],
  };
  await writeTeams(desk.change, grown);
  if (picked.has(loaded.id)) await keepEntries(desk.change, loaded, grown);
  await deleteParticipants(
    trx,
    event.row.id,
    joining.map(({ teamId }) => teamId),
  );
  await insertAudit(trx, {
    actorUserId: desk.teller.actorUserId,
    action: 'stage.teams_placed',
    subjectType: 'event_stage',
    subjectId: loaded.id,
    before: { teamIds: loaded.stage.substages.flatMap(({ teamIds }) => teamIds) },
    after: { teamIds: substages.flatMap(({ teamIds }) => teamIds) },
    reason: `${desk.teller.name} decides which teams play here`,
  });
  const joinedChange = await reloaded(desk.change);
  const move = await moveStages(joinedChange, picked);
  await tookOver(desk, move === null ? joinedChange : await reloaded(joinedChange));
  desk.hasChanged = true;
}
