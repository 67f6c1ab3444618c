import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type DrawnAnew,
  draftInSlices,
  drawnAnew,
  type TournamentStructure,
} from '@callshot/rules';
import { runInSlices } from '../../../platform/slices.ts';
import { changeEvent } from '../../../play/events/running/change-event.ts';
import { loadEvent } from '../../../play/events/stages/event-stages.repository.ts';
import { findDatabaseNow } from '../../liquipedia/database-now.repository.ts';
import { insertLog } from '../../liquipedia/wiki-log.repository.ts';
import { isOvertaken } from '../apply-look.service.ts';
import { findDoubts } from '../doubts.repository.ts';
import type { Look } from '../map-stages.ts';
import { findEventWiki, updateEventWiki } from '../sync.repository.ts';
import type { SyncParts } from '../sync-parts.ts';
import { canRedraft, structureOf } from './known-structure.ts';
import { keepStructureDoubt } from './structure-doubt.service.ts';

/**
 * Drafts a tournament again and keeps one doubt of what is drawn otherwise than before. Nothing of the event
 * changes by it [rule: drafts-28].
 */
export async function compareStructure(
  parts: SyncParts,
  eventId: number,
  look: Look,
): Promise<void> {
  const { db, onError } = parts;
  const wiki = await findEventWiki(db, eventId);
  const structure = wiki && structureOf(wiki);
  if (!wiki || !structure) return;
  const event = await loadEvent(db, eventId);
  const now = await findDatabaseNow(db);
  if (!event || !canRedraft(event, now)) return withdraw(parts, eventId);
  // Without tables nobody knows how many go on; of two looks that overlap the later one counts.
  if (look.leftOut === undefined || isOvertaken(wiki, look)) return;
  const digest = await digestOf(look, structure);
  if (digest === wiki.comparedDigest) {
    await updateEventWiki(db, eventId, { comparedAt: now });
    return;
  }
  const told: string[] = [];
  let anew: DrawnAnew | null | undefined;
  try {
    anew = look.leftOut.length === 0 ? await drawnNow(structure, look) : undefined;
  } catch (error) {
    onError(error);
  }
  if (anew === undefined) told.push(notCompared(look.leftOut));
  const { version } = event.row;
  await changeEvent(db, eventId, async (change) => {
    // The next look compares what it is then.
    if (change.event.row.version !== version) return;
    if (anew !== undefined && canRedraft(change.event, change.now)) {
      told.push(...(await keepStructureDoubt(change, anew)));
    }
    await insertLog(change.trx, eventId, change.now, told);
    await updateEventWiki(change.trx, eventId, { comparedAt: change.now, comparedDigest: digest });
  });
}

/** Drafting and comparing are turns of their own. */
async function drawnNow(structure: TournamentStructure, look: Look): Promise<DrawnAnew | null> {
  const draft = await runInSlices(draftInSlices(look));
  return drawnAnew(structure, draft);
}

const notCompared = ([first, ...others]: readonly string[]): string =>
  first === undefined
    ? 'The structure of the tournament could not be read, and was not compared'
    : `The structure was not compared, as records cannot be read: ${first}${
        others.length > 0 ? `, and ${others.length} more` : ''
      }`;

/** After the lock the question is settled: the event stays as it was picked. */
async function withdraw({ db }: Pick<SyncParts, 'db'>, eventId: number): Promise<void> {
  const open = (await findDoubts(db, eventId)).some(
    ({ kind, answer }) => kind === 'structure' && answer === null,
  );
  if (!open) return;
  await changeEvent(db, eventId, async (change) => {
    if (canRedraft(change.event, change.now)) return;
    await keepStructureDoubt(change, null);
  });
}

/** Records with all their maps are long. */
const hashedAtOnce = 16;

async function digestOf(look: Look, structure: TournamentStructure): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([structure, look.tables, look.leftOut]));
  const matches = look.matches.toSorted((a, b) => (a.matchId < b.matchId ? -1 : 1));
  for (const [at, match] of matches.entries()) {
    hash.update(JSON.stringify(match));
    if (at % hashedAtOnce === hashedAtOnce - 1) await nextTurn();
  }
  return hash.digest('hex');
}
