import {
  compileBracket,
  compileLayout,
  type EventStage,
  encodePicks,
  openingsInOrder,
  type PickSet,
  PickType,
  replaySubmission,
} from '@callshot/rules';
import {
  type CreatedEvent,
  createEvent,
  insertAudit,
  rowsOfPicks,
  type Schema,
  tellEventProblem,
  upsertTeams,
} from '@callshot/server';
import type { Kysely } from 'kysely';
import { abbreviationOf, teamKeyOf } from '../tournaments/abbreviations.ts';
import { officialResults } from '../tournaments/official-results.ts';
import { overallStrength, strengthIn } from '../tournaments/strength.ts';
import type { DemoEvent, DemoStage } from './demo-events.ts';
import type { DemoPlayer } from './demo-players.ts';
import {
  allowLateEntries,
  insertEntries,
  insertWikiMatches,
  PLANTED,
  replaceOfficialPicks,
  updateEvent,
  updateStage,
  updateTeamMatches,
} from './demo-world.repository.ts';
import { swissMatches, swissTeamMatches } from './plant-matches.ts';
import type { RandomSource } from './random.ts';
import { judgedBy, type StrengthOf, slipOf } from './slips.ts';

type Db = Kysely<Schema>;

/** The shared state of planting. */
export interface Garden {
  readonly random: RandomSource;
  /** Midnight of today, UTC. */
  readonly today: Date;
  readonly players: readonly DemoPlayer[];
  readonly formatIds: ReadonlyMap<string, number>;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Demo matches start, and picks lock, in the evening. */
const START_HOUR = 18;
const STAGE_DAYS = 5;
/** The share of entrants who skip a stage they could have picked. */
const SKIPPED = 0.06;

const instant = ({ today }: Garden, day: number, hour = START_HOUR): Date =>
  new Date(today.getTime() + day * DAY + hour * HOUR);

/** Creates an event as it stands today: its stages, official results and everybody's entries. */
export async function plantEvent(db: Db, garden: Garden, event: DemoEvent): Promise<void> {
  const teams = await plantTeams(db, event);
  const created = await plantStages(db, garden, event, teams);
  const overrideId = await insertAudit(db, {
    actorUserId: null,
    action: PLANTED,
    subjectType: 'event',
    subjectId: created.eventId,
    reason: 'Demo world',
  });
  // Entries of past stages are late by nature; the audit row above allows them.
  await allowLateEntries(db, overrideId);
  for (const [stageIndex, demoStage] of event.stages.entries()) {
    const stage = stageOf(event, created, stageIndex, teams);
    if (!stage || stageIndex > event.currentStage) continue;
    const strength = expected(garden, stage, strengthOf(event, demoStage, teams));
    await plantEntries(db, garden, event, stage, strength);
    const lockAt = lockOf(garden, event, stageIndex);
    await plantResults(db, demoStage, stage, { teams, lockedAt: lockAt });
    const { eventId } = created;
    const { url } = event.tournament;
    await insertWikiMatches(db, swissMatches(demoStage, { eventId, stage, lockAt, url }));
    const [substage] = stage.substages;
    if (substage) {
      const matches = swissTeamMatches(demoStage, teams);
      await updateTeamMatches(db, substage.eventSubstageId, matches);
    }
  }
  await moveInTime(db, garden, event, created);
}

type TeamIds = ReadonlyMap<string, number>;

async function plantTeams(db: Db, { tournament, stages }: DemoEvent): Promise<TeamIds> {
  const names = [
    ...new Set(stages.flatMap((stage) => stage.substages.flatMap((substage) => substage.teams))),
  ];
  const ids = await upsertTeams(
    db,
    tournament.gameId,
    names.map((name) => ({
      externalId: teamKeyOf(name),
      name,
      abbreviation: abbreviationOf(name),
      logoPath: null,
    })),
  );
  return new Map(names.map((name, index) => [name, ids[index] ?? 0]));
}

const teamIdsOf = (teams: TeamIds, names: readonly string[]): number[] =>
  names.map((name) => teams.get(name) ?? 0);

async function plantStages(
  db: Db,
  garden: Garden,
  event: DemoEvent,
  teams: TeamIds,
): Promise<CreatedEvent> {
  const { tournament, format } = event;
  const made = await createEvent(db, {
    gameId: tournament.gameId,
    name: event.name,
    nameOverride: event.nameOverride,
    imageUrl: null,
    url: tournament.url,
    attribution: tournament.attribution,
    rewardTypeId: tournament.rewardTypeId,
    eventFormatId: garden.formatIds.get(format.name) ?? null,
    formatName: format.name,
    format: format.format,
    startsAt: instant(garden, event.startDay),
    endsAt: instant(garden, event.endDay, 23),
    stages: event.stages.map((stage, index) => ({
      substages: stage.substages.map(({ title, teams: names }) => {
        const teamIds = teamIdsOf(teams, names);
        return {
          title,
          groupName: stage.substages.length > 1 ? title : null,
          teamIds,
          openings: openingsOf(event, index, teamIds),
        };
      }),
    })),
  });
  if (made.ok) return made.value;
  const told = made.problems.map(tellEventProblem);
  throw new Error(told.map(({ path, message }) => `${path}: ${message}`).join('\n'));
}

function openingsOf(event: DemoEvent, stageIndex: number, teamIds: readonly number[]) {
  const format = event.format.format.stages[stageIndex];
  if (!format || format.bracket === null || teamIds.length === 0) return [];
  return openingsInOrder(compileBracket(format), { eventStageId: 0, eventSubstageId: 0 }, teamIds);
}

/** The stage as the rules take it, from what was just created. */
function stageOf(
  event: DemoEvent,
  created: CreatedEvent,
  stageIndex: number,
  teams: TeamIds,
): EventStage | null {
  const format = event.format.format.stages[stageIndex];
  const ids = created.stages[stageIndex];
  if (!format || !ids) return null;
  const substages = (event.stages[stageIndex]?.substages ?? []).map((substage, position) => {
    const eventSubstageId = ids.substageIds[position] ?? 0;
    const teamIds = teamIdsOf(teams, substage.teams);
    const officialMatches =
      format.bracket !== null && teamIds.length > 0
        ? openingsInOrder(
            compileBracket(format),
            { eventStageId: ids.id, eventSubstageId },
            teamIds,
          )
        : [];
    return { eventSubstageId, title: substage.title, teamIds, officialMatches };
  });
  return { eventStageId: ids.id, stageIndex, format, substages };
}

function strengthOf({ tournament }: DemoEvent, stage: DemoStage, teams: TeamIds): StrengthOf {
  const byName = stage.results ? strengthIn(stage.results) : overallStrength(tournament);
  const byId = new Map([...byName].map(([name, strength]) => [teams.get(name) ?? 0, strength]));
  return (teamId) => byId.get(teamId) ?? 0;
}

/** Largest difference between a team's expected and real strength. */
const SURPRISE = 1.2;

/** The expected strength of teams: a crowd that knew the ending would call all of it. */
function expected({ random }: Garden, stage: EventStage, strength: StrengthOf): StrengthOf {
  const teamIds = stage.substages.flatMap((substage) => substage.teamIds);
  const hopes = new Map(teamIds.map((id) => [id, strength(id) + SURPRISE * random.spread()]));
  return (teamId) => hopes.get(teamId) ?? 0;
}

/** Lock time of a stage: the event's start, the relock of the current one, days between for others. */
function lockOf(garden: Garden, event: DemoEvent, stageIndex: number): Date {
  if (stageIndex === 0) return instant(garden, event.startDay);
  if (stageIndex === event.currentStage && event.relockDay !== null) {
    return instant(garden, event.relockDay);
  }
  return instant(garden, event.startDay + stageIndex * STAGE_DAYS);
}

async function plantEntries(
  db: Db,
  garden: Garden,
  event: DemoEvent,
  stage: EventStage,
  strength: StrengthOf,
): Promise<void> {
  const { random, players, today } = garden;
  const layout = compileLayout(stage);
  const teamIds = stage.substages.flatMap((substage) => substage.teamIds);
  const lastMoment = Math.min(lockOf(garden, event, stage.stageIndex).getTime(), today.getTime());
  const rows = players.flatMap((player, index) => {
    if (index === 0 ? isLeftToThePlayer(event, stage) : !isIn(random, event)) return [];
    const slip = slipOf(random, stage, judgedBy(random, player.skill, teamIds, strength));
    const replayed = replaySubmission(stage, slip);
    if (!replayed.ok) throw new Error(`${event.key}: ${JSON.stringify(replayed.problems)}`);
    return [
      {
        eventStageId: stage.eventStageId,
        userId: player.id,
        slots: Buffer.from(encodePicks(stage, layout, replayed.value)),
        layoutFingerprint: layout.fingerprint,
        submittedAt: new Date(lastMoment - 60_000 - random.whole(3 * DAY)),
      },
    ];
  });
  if (rows.length > 0) await insertEntries(db, rows);
}

/** Open stages are left to the user who signs in as the demo player. */
const isLeftToThePlayer = (event: DemoEvent, stage: EventStage): boolean =>
  !event.isFinished && stage.stageIndex === event.currentStage;

const isIn = (random: RandomSource, event: DemoEvent): boolean =>
  random.next() < event.turnout && random.next() >= SKIPPED;

async function plantResults(
  db: Db,
  demoStage: DemoStage,
  stage: EventStage,
  { teams, lockedAt }: { readonly teams: TeamIds; readonly lockedAt: Date },
): Promise<void> {
  if (!demoStage.results || demoStage.official === 'none') return;
  const whole = officialResults(stage, demoStage.results, (name) => teams.get(name) ?? 0);
  const official = demoStage.official === 'complete' ? whole : withoutWinlessTeams(whole);
  const rows = rowsOfPicks(official).map((row) => {
    const endedAt = lockedAt.getTime() + hoursUntil(row) * HOUR;
    return {
      ...row,
      source: 'import' as const,
      updatedAt: new Date(endedAt),
      matchStartsAt: row.bracketPart === null ? null : new Date(endedAt - HOUR),
    };
  });
  await replaceOfficialPicks(db, stage.eventStageId, rows);
}

/** Matches end one after the other; that a team is through is known after who went there unbeaten. */
const hoursUntil = ({ pickTypeId, matchIndex }: ReturnType<typeof rowsOfPicks>[number]): number =>
  1 + (matchIndex ?? (pickTypeId === PickType.advancing ? 2 : 1));

/** Results that are still coming in: who went out without a win is not official yet. */
const withoutWinlessTeams = (official: PickSet): PickSet => ({
  ...official,
  groupStagePicks: official.groupStagePicks.filter(
    ({ pickTypeId }) =>
      pickTypeId !== PickType.cleanSweepLoser && pickTypeId !== PickType.eliminated,
  ),
});

/** Puts the event where it stands today: which stage is current, what is sealed, whether it is over. */
async function moveInTime(
  db: Db,
  garden: Garden,
  event: DemoEvent,
  created: CreatedEvent,
): Promise<void> {
  const { currentStage, isFinished, relockDay } = event;
  for (const [stageIndex, { id }] of created.stages.entries()) {
    const isSealed = stageIndex < currentStage || isFinished;
    await updateStage(db, id, {
      openedAt: stageIndex <= currentStage ? instant(garden, event.startDay - 7) : null,
      sealedAt: isSealed ? lockOf(garden, event, stageIndex) : null,
    });
  }
  await updateEvent(db, created.eventId, {
    stage: currentStage,
    isUnlocked: relockDay !== null,
    relockAt: relockDay === null ? null : instant(garden, relockDay),
    finishedAt: isFinished ? instant(garden, event.endDay) : null,
    officialVersion: event.stages.some((stage) => stage.official !== 'none') ? 1 : 0,
    createdAt: instant(garden, Math.min(event.startDay, 0) - 10),
  });
}
