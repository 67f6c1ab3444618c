import type { PickSet } from '@callshot/rules';

/** Unsaved picks of one user for one stage of an event. */
export interface DraftKey {
  readonly userId: number;
  readonly eventId: number;
  readonly eventStageId: number;
}

export interface Draft {
  readonly picks: PickSet;
  /** Version of the saved picks that the draft was begun on; 0 when there were none. */
  readonly version: number;
  readonly step: number;
  readonly substage: number;
}

/** Changes when the stored shape does; other versions are dropped. */
const SHAPE = 1;

const nameOf = (key: DraftKey): string =>
  ['callshot.draft', key.userId, key.eventId, key.eventStageId].join('.');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isIdOrNull = (value: unknown): boolean => value === null || isCount(value);

const isGroupRow = (row: unknown): boolean =>
  isRecord(row) &&
  isCount(row.eventStageId) &&
  isCount(row.eventSubstageId) &&
  isCount(row.teamId) &&
  isCount(row.pickTypeId);

const isMatchRow = (row: unknown): boolean =>
  isRecord(row) &&
  isCount(row.eventStageId) &&
  isCount(row.eventSubstageId) &&
  typeof row.bracketPart === 'string' &&
  [row.bracketCol, row.bracketColIndex, row.matchIndex].every(isCount) &&
  [row.topTeamId, row.bottomTeamId, row.winnerTeamId, row.loserTeamId].every(isIdOrNull) &&
  [row.topTeamScore, row.bottomTeamScore].every(isIdOrNull);

/** True for a value with the shape of picks; stored data and answers are not trusted. */
export const isPickSet = (value: unknown): value is PickSet =>
  isRecord(value) &&
  Array.isArray(value.groupStagePicks) &&
  value.groupStagePicks.every(isGroupRow) &&
  Array.isArray(value.matchPicks) &&
  value.matchPicks.every(isMatchRow);

function draftOf(value: unknown): Draft | null {
  if (!isRecord(value) || value.shape !== SHAPE || !isPickSet(value.picks)) return null;
  const { picks, version, step, substage } = value;
  if (!isCount(version) || !isCount(step) || !isCount(substage)) return null;
  return { picks, version, step, substage };
}

/** The draft of a stage, or null when there is none that can be read. */
export function readDraft(storage: Storage, key: DraftKey): Draft | null {
  try {
    return draftOf(JSON.parse(storage.getItem(nameOf(key)) ?? 'null'));
  } catch {
    return null;
  }
}

/** The user id of a visitor's drafts. */
const VISITOR = 0;

/**
 * The draft of a stage. Users without one take over the draft made in this browser before they
 * signed in.
 */
export function readOwnDraft(storage: Storage, key: DraftKey, savedVersion: number): Draft | null {
  const visitors = readDraft(storage, { ...key, userId: VISITOR });
  return readDraft(storage, key) ?? (visitors && { ...visitors, version: savedVersion });
}

/** A visitor's picks become those of the first who signs in beside them. */
export function clearVisitorsDraft(storage: Storage, key: DraftKey): void {
  if (key.userId !== VISITOR) clearDraft(storage, { ...key, userId: VISITOR });
}

/** The events that a user has unsaved picks of in this browser. */
export function eventsWithDraft(storage: Storage, userId: number): ReadonlySet<number> {
  try {
    const parts = Object.keys(storage).map((name) => name.split('.'));
    return new Set(
      parts
        .filter(
          ([own, kind, owner]) =>
            own === 'callshot' && kind === 'draft' && Number(owner) === userId,
        )
        .map(([, , , eventId]) => Number(eventId)),
    );
  } catch {
    return new Set();
  }
}

/** Keeps a draft; a full or forbidden storage only loses the reload, not the picks on screen. */
export function writeDraft(storage: Storage, key: DraftKey, draft: Draft): void {
  try {
    storage.setItem(nameOf(key), JSON.stringify({ shape: SHAPE, ...draft }));
  } catch {
    // Nothing to do: the leave warning still guards the picks.
  }
}

export function clearDraft(storage: Storage, key: DraftKey): void {
  try {
    storage.removeItem(nameOf(key));
  } catch {
    // A storage that cannot be written holds no draft either.
  }
}
