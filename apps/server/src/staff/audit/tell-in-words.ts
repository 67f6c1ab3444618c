import type { AuditRow } from '@callshot/contract';
import { NO_PICKS, type PickSet } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { EventStore } from '../../play/events/event-store.ts';
import type { LoadedEvent, LoadedStage } from '../../play/events/loaded-event.ts';
import { type EnteredMatches, tellEntered } from '../../play/events/results/hand-match-words.ts';
import { findEventIdsOfStages } from '../../play/events/stages/event-stages.repository.ts';
import { teamNamesOf } from '../../play/events/teams/team-names.ts';
import { describeChanges } from '../../play/picks/describe-picks.ts';
import { findOpenTo, isWithheld } from '../../play/picks/withheld-picks.ts';
import { findPlateNames } from './audit-log.repository.ts';
import { platesIn, tellOfPrize, type UntoldRow } from './tell-of-prizes.ts';
import { tellOfSurvey } from './tell-of-surveys.ts';

export interface WordParts {
  readonly db: Kysely<Schema>;
  readonly events: Pick<EventStore, 'get'>;
}

type Told = NonNullable<AuditRow['told']>;
type Untold = UntoldRow;

const linesAtMost = 40;

/**
 * Describes in words the rows that hold only ids; null where before and after speak for themselves.
 * Picks that are not sealed are withheld from a reader to whom they were not opened; those of a stage that is gone
 * never were.
 */
export async function tellInWords(
  { db, events }: WordParts,
  rows: readonly Untold[],
  readerId: number,
): Promise<AuditRow[]> {
  const eventIds = await findEventIdsOfStages(
    db,
    rows.flatMap((row) => stageIdOf(row) ?? []),
  );
  const plates = await findPlateNames(db, rows.flatMap(platesIn));
  const told: AuditRow[] = [];
  const openTo = new Map<number, ReadonlySet<number>>();
  const isKeptFrom = async ({ row: { id } }: LoadedEvent, stage: LoadedStage, ownerId: number) => {
    const open = openTo.get(id) ?? (await findOpenTo(db, id, readerId));
    openTo.set(id, open);
    return isWithheld(stage, ownerId, open);
  };
  for (const row of rows) {
    const stageId = stageIdOf(row);
    const eventId = stageId === null ? undefined : eventIds.get(stageId);
    const event = eventId === undefined ? null : await events.get(eventId);
    const stage = event?.stages.find(({ id }) => id === stageId);
    const ownerId = pickOwnerOf(row);
    if (stageId !== null && ownerId !== null) {
      const isSecret =
        event && stage ? await isKeptFrom(event, stage, ownerId) : ownerId !== readerId;
      if (isSecret) {
        told.push({ ...row, before: null, after: null, told: null, isWithheld: true });
        continue;
      }
    }
    const words =
      event && stage && row.action in tellings
        ? wordsOf(row, event, stage)
        : (tellOfSurvey(row) ?? tellOfPrize(row, plates));
    told.push({ ...row, told: words, isWithheld: false });
  }
  return told;
}

type TellLines = (row: Untold, event: LoadedEvent, stage: LoadedStage) => string[];

interface Telling {
  /** The stage that a row is about. */
  stageIdOf(row: Untold): number | null;
  readonly linesOf: TellLines;
}

const ofSubject = ({ subjectId }: Untold): number | null => subjectId;
const picksIn = (value: unknown): PickSet => (value as PickSet | null) ?? NO_PICKS;
/** Rows of users' picks name the stage beside the picks. */
const nestedIn = (value: unknown) =>
  (value ?? {}) as { readonly eventStageId?: number; readonly picks?: PickSet | null };

const ofResults: Telling = {
  stageIdOf: ofSubject,
  linesOf: ({ before, after }, event, stage) =>
    describeChanges(event, stage, picksIn(before), picksIn(after)),
};

/** Actions whose rows hold ids. */
export const tellings: Readonly<Record<string, Telling>> = {
  'official.overridden': ofResults,
  'official.followed': ofResults,
  'official.imported': ofResults,
  'official.released': { stageIdOf: ofSubject, linesOf: tellOfRelease },
  'doubt.answered': { stageIdOf: ofSubject, linesOf: tellOfAnswer },
  'picks.overridden': {
    stageIdOf: ({ after }) => nestedIn(after).eventStageId ?? null,
    linesOf: ({ before, after }, event, stage) =>
      describeChanges(
        event,
        stage,
        nestedIn(before).picks ?? NO_PICKS,
        nestedIn(after).picks ?? NO_PICKS,
      ),
  },
  'picks.saved_after_lock': {
    stageIdOf: ofSubject,
    linesOf: ({ after }, event, stage) => describeChanges(event, stage, NO_PICKS, picksIn(after)),
  },
  'event.matches_entered': { stageIdOf: ofSubject, linesOf: tellOfMatches },
  'stage.teams_placed': { stageIdOf: ofSubject, linesOf: tellOfTeams },
  'stage.teams_seated': { stageIdOf: ofSubject, linesOf: tellOfTeams },
};

/** An Admin's own save of a stage that is not the current one holds the picks as well. */
const isSaveWithPicks = ({ action, after }: Untold): boolean =>
  action === 'picks.saved' && 'groupStagePicks' in Object(after);

const stageIdOf = (row: Untold): number | null => {
  if (row.action === 'picks.cleared') return nestedIn(row.before).eventStageId ?? null;
  return isSaveWithPicks(row) ? row.subjectId : (tellings[row.action]?.stageIdOf(row) ?? null);
};

/** The owner of the picks that a row is about, or null. */
function pickOwnerOf(row: Untold): number | null {
  if (row.action === 'picks.overridden' || row.action === 'picks.cleared') return row.subjectId;
  const isSave = row.action === 'picks.saved_after_lock' || isSaveWithPicks(row);
  return isSave ? (row.actor?.id ?? null) : null;
}

function wordsOf(row: Untold, event: LoadedEvent, stage: LoadedStage): Told {
  const lines = tellings[row.action]?.linesOf(row, event, stage) ?? [];
  return {
    about: `${event.row.nameOverride} · ${stage.name}`,
    lines: lines.slice(0, linesAtMost),
    more: Math.max(0, lines.length - linesAtMost),
  };
}

interface Seats {
  readonly teamIds?: readonly number[];
  readonly substages?: readonly { readonly teamIds: readonly number[] }[];
}

function tellOfTeams({ before, after }: Untold, event: LoadedEvent): string[] {
  const nameOf = teamNamesOf(event);
  const idsIn = (value: unknown): number[] => {
    const { teamIds = [], substages = [] } = (value ?? {}) as Seats;
    return [...teamIds, ...substages.flatMap((substage) => substage.teamIds)];
  };
  const [was, is] = [idsIn(before), idsIn(after)];
  const told = [
    ...is.filter((id) => !was.includes(id)).map((id) => `${nameOf(id)} is in`),
    ...was.filter((id) => !is.includes(id)).map((id) => `${nameOf(id)} is out`),
  ];
  return told.length > 0 ? told : ['The same teams have other places'];
}

function tellOfMatches({ before, after }: Untold, event: LoadedEvent): string[] {
  return tellEntered(before as EnteredMatches, after as EnteredMatches, teamNamesOf(event));
}

const ANSWERS = { apply: 'Applied', dismiss: 'Dismissed', correct: 'Corrected' } as const;

function tellOfAnswer({ before, after }: Untold): string[] {
  const { kind } = before as { readonly kind: string };
  const { answer } = after as { readonly answer: keyof typeof ANSWERS };
  return [`${ANSWERS[answer]}: ${kind.replaceAll('_', ' ')}`];
}

function tellOfRelease({ after }: Untold, event: LoadedEvent): string[] {
  const { eventSubstageId, slot } = after as {
    readonly eventSubstageId: number;
    readonly slot: string;
  };
  const nameOf = teamNamesOf(event);
  const row = event.officialRows.find(
    (own) => own.eventSubstageId === eventSubstageId && own.slot === slot,
  );
  const teamIds = [row?.teamId, row?.topTeamId, row?.bottomTeamId].filter((id) => id != null);
  const what = teamIds.length > 0 ? teamIds.map(nameOf).join(' – ') : slot;
  return [`The wiki decides again: ${what}`];
}
