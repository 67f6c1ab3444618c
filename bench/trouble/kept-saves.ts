import type { Db } from '../../apps/server/src/platform/database/database.ts';
import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import { bytesOf } from '../../apps/server/src/play/picks/entry-codec.ts';
import { exactly, type Finding } from './finding.ts';
import type { Acknowledged } from './writers.ts';

/** Every acknowledged save is there as it was sent, none is torn, and the audit has no gap. */
export async function findingsOfSaves(
  db: Db,
  event: LoadedEvent,
  acknowledged: readonly Acknowledged[],
): Promise<Finding[]> {
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  const revisions = await db
    .selectFrom('entryRevisions')
    .select(['userId', 'version', 'slots'])
    .where('eventStageId', '=', stage.id)
    .execute();
  const kept = new Map(revisions.map((row) => [keyOf(row), Buffer.from(row.slots)]));
  const lost = acknowledged.filter(
    (save) => !kept.get(keyOf(save))?.equals(bytesOf(stage, save.picks)),
  );
  const audited = await db
    .selectFrom('auditLog')
    .select(['actorUserId', 'after'])
    .where('action', '=', 'picks.saved')
    .where('subjectId', '=', stage.id)
    .execute();
  const told = new Set(
    audited.map(({ actorUserId, after }) =>
      keyOf({ userId: actorUserId ?? 0, version: versionIn(after) }),
    ),
  );
  const unaudited = [...kept.keys()].filter((key) => !told.has(key)).length;
  const unfounded = audited.length - (kept.size - unaudited);
  return [
    exactly('acknowledged saves that are lost', lost.length, '', 0),
    exactly('entries that are torn', await countTorn(db, stage.id, kept), '', 0),
    exactly('gaps in the audit log', unaudited + unfounded, '', 0),
  ];
}

/** An entry is its newest revision, and its revisions are numbered without a gap. */
async function countTorn(
  db: Db,
  eventStageId: number,
  kept: ReadonlyMap<string, Buffer>,
): Promise<number> {
  const entries = await db
    .selectFrom('entries')
    .select(['userId', 'version', 'slots'])
    .where('eventStageId', '=', eventStageId)
    .execute();
  const torn = entries.filter(({ userId, version, slots }) => {
    const numbers = Array.from({ length: version }, (_, at) => at + 1);
    const hasAll = numbers.every((number) => kept.has(keyOf({ userId, version: number })));
    return !hasAll || !kept.get(keyOf({ userId, version }))?.equals(slots);
  });
  const versions = entries.reduce((sum, { version }) => sum + version, 0);
  return torn.length + Math.abs(kept.size - versions);
}

const keyOf = ({ userId, version }: { userId: number; version: number }): string =>
  `${userId}:${version}`;

function versionIn(after: unknown): number {
  const isNumbered = after !== null && typeof after === 'object' && 'version' in after;
  return isNumbered ? Number(after.version) : Number.NaN;
}
