import { compileBracket, openingsInOrder, swissOutcome } from '@callshot/rules';
import {
  changeEvent,
  createEvent,
  type LoadedStage,
  loadEvent,
  openNextStage,
  type Schema,
  sealCurrentStage,
  updateEvent,
  updateStage,
  upsertTeams,
} from '@callshot/server';
import type { Kysely } from 'kysely';
import type { StrengthOf } from '../demo/slips.ts';
import { swissFormat } from '../formats/formats.ts';
import { abbreviationOf, teamKeyOf } from '../tournaments/abbreviations.ts';
import { austinMajor2025 } from '../tournaments/austin-major-2025.ts';
import { matchById } from '../tournaments/official-results.ts';
import { strengthIn } from '../tournaments/strength.ts';
import type { SwissResults } from '../tournaments/tournament.ts';

type Db = Kysely<Schema>;

const DAY = 86_400_000;

/** The event that a load makes: a real Swiss stage, then a double elimination of those who advanced. */
export interface SyntheticEvent {
  readonly eventId: number;
  readonly swiss: SwissResults;
  readonly teamIdOf: (name: string) => number;
  readonly strengthOf: StrengthOf;
}

/** Made as staff make one, open for picks. Its lock is too far ahead for reminders. */
export async function createSyntheticEvent(
  db: Db,
  name: string,
  now: Date,
): Promise<SyntheticEvent> {
  const swiss = lastSwiss();
  const { gameId, url, attribution, rewardTypeId } = austinMajor2025;
  const ids = await upsertTeams(db, gameId, swiss.teams.map(teamOf));
  const byName = new Map(swiss.teams.map((team, at) => [team, ids[at] ?? 0]));
  const teamIdOf = (team: string): number => byName.get(team) ?? 0;
  const teamIds = swiss.teams.map(teamIdOf);
  const played = swiss.matches.map((match) => matchById(match, teamIdOf));
  const made = await createEvent(db, {
    ...{ gameId, name, nameOverride: name, imageUrl: null, url, attribution, rewardTypeId },
    ...{ eventFormatId: null, formatName: swissFormat.name, format: swissFormat.format },
    startsAt: new Date(now.getTime() + 3 * DAY),
    endsAt: new Date(now.getTime() + 30 * DAY),
    stages: [
      { substages: [{ title: swiss.name, teamIds, openings: [] }] },
      { substages: [playoffsOf(swissOutcome(teamIds, played).advancing)] },
    ],
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { eventId } = made.value;
  await changeEvent(db, eventId, async (change) => {
    const [stage] = change.event.stages;
    if (stage) await updateStage(change, stage.id, { openedAt: longOpen(now) });
  });
  const strengths = new Map(
    [...strengthIn(swiss)].map(([team, strength]) => [teamIdOf(team), strength]),
  );
  return { eventId, swiss, teamIdOf, strengthOf: (teamId) => strengths.get(teamId) ?? 0 };
}

function lastSwiss(): SwissResults {
  const stage = austinMajor2025.stages.findLast(({ kind }) => kind === 'swiss');
  if (stage?.kind !== 'swiss') throw new Error('The tournament has no Swiss stage');
  return stage;
}

const teamOf = (name: string) => ({
  externalId: teamKeyOf(name),
  name,
  abbreviation: abbreviationOf(name),
  logoPath: null,
});

function playoffsOf(teamIds: readonly number[]) {
  const format = swissFormat.format.stages[1];
  if (!format) throw new Error('The format has no playoffs');
  const openings = openingsInOrder(
    compileBracket(format),
    { eventStageId: 0, eventSubstageId: 0 },
    teamIds,
  );
  return { title: format.name, teamIds, openings };
}

/** A stage that opened today is news, and a million players would be told. */
const longOpen = (now: Date): Date => new Date(now.getTime() - 2 * DAY);

export async function loadStage(db: Db, eventId: number, index: number): Promise<LoadedStage> {
  const stage = (await loadEvent(db, eventId))?.stages[index];
  if (!stage) throw new Error(`Event ${eventId} has no stage ${index}`);
  return stage;
}

/** Opens the next stage as staff does, for as long as the first one was. */
export async function openNext(db: Db, eventId: number, now: Date): Promise<void> {
  await changeEvent(db, eventId, async (change) => {
    await openNextStage(change, {
      relockAt: new Date(now.getTime() + 3 * DAY),
      isByItself: false,
    });
    const next = change.event.stages[change.event.row.stage + 1];
    if (next) await updateStage(change, next.id, { openedAt: longOpen(now) });
  });
}

/** Locks the current stage now and seals it, unless a running product is quicker. */
export async function lockAndSeal(db: Db, eventId: number): Promise<void> {
  await changeEvent(db, eventId, (change) =>
    updateEvent(change, { isUnlocked: true, relockAt: change.now }),
  );
  await sealCurrentStage(db, eventId);
}
