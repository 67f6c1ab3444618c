import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { correctionOf, type DoubtKind } from '@callshot/rules';
import { type EventChange, reloaded } from '../../play/events/running/change-event.ts';
import { insertLog } from '../liquipedia/wiki-log.repository.ts';
import { applyStages } from './apply-stages.service.ts';
import { correctionText } from './correction-text.ts';
import { followTimes, lockIfBegun } from './follow-times.service.ts';
import type { StageRecords } from './map-stages.ts';
import type { Known } from './stage-records.ts';
import { storeDoubts } from './store-doubts.service.ts';
import { storeStageFacts } from './store-stage-facts.service.ts';
import { storeTeamMatches } from './store-team-matches.service.ts';
import type { SyncFacts } from './sync-facts.ts';
import type { Teller } from './teller.ts';
import {
  deleteWikiMatches,
  type NewWikiMatch,
  upsertWikiMatches,
  upsertWikiTable,
  type WikiMatchRow,
} from './wiki-records.repository.ts';

export interface Applied {
  readonly hasResults: boolean;
  /** Known matches changed: they decide what can still come. */
  readonly hasMatches: boolean;
  /** The lock, a start or the end moved. */
  readonly hasMoved: boolean;
  /** The wiki says something else of some match than before. */
  readonly hasNews: boolean;
}

/** Records of all stages as they count now, and those that counted before. */
interface Taken {
  readonly known: Known;
  readonly facts: SyncFacts;
  readonly readAt: Date;
  readonly teller: Teller;
  /** Doubts that only others can settle. */
  readonly keeps?: readonly DoubtKind[];
}

/**
 * The one way of matches into official results, whoever tells of them: stores the records, follows their times, enters
 * what is unambiguous and keeps what waits for staff.
 */
export async function takeRecords(
  change: EventChange,
  stages: readonly StageRecords[],
  taken: Taken,
): Promise<{ readonly applied: Applied; readonly after: EventChange; readonly told: string[] }> {
  const { trx, event, now } = change;
  const eventId = event.row.id;
  const { known, facts, teller, keeps = [] } = taken;
  const { hasNews, corrected } = await storeRecords(change, stages, taken);
  const times = await followTimes(change, stages, known.matches, teller);
  const timed = times.hasMoved ? await reloaded(change) : change;
  const placed = await storeStageFacts(timed, stages, facts);
  const applied = await applyStages(placed, stages, facts, teller);
  const locked = await lockIfBegun(applied.change, event);
  const after = locked.length > 0 ? await reloaded(applied.change) : applied.change;
  const opened = await storeDoubts(after, applied.facts.doubts, applied.doubts, { keeps });
  const hasMatches = await storeTeamMatches(after, stages, known.matches, applied.facts);
  const told = [...times.told, ...corrected, ...applied.told, ...locked, ...opened];
  await insertLog(trx, eventId, now, told);
  const hasMoved = times.hasMoved || locked.length > 0;
  return {
    applied: { hasResults: applied.hasChanged, hasMatches, hasMoved, hasNews },
    after,
    told,
  };
}

/** Keeps what is new, and tells of what was published otherwise. */
async function storeRecords(
  { trx, event }: EventChange,
  stages: readonly StageRecords[],
  { known, readAt, teller }: Pick<Taken, 'known' | 'readAt' | 'teller'>,
): Promise<{ readonly hasNews: boolean; readonly corrected: readonly string[] }> {
  const eventId = event.row.id;
  const stored = new Map(known.matches.map((row) => [row.matchId, row]));
  const rows = stages.flatMap(({ loaded, said }) =>
    said.map((one): NewWikiMatch => {
      const { place, match } = one;
      // Official results of a bracket are public, so staff are asked before they change.
      const correctedFrom =
        place === null ? correctionOf(stored.get(match.matchId)?.record, match) : null;
      return { ...one, eventStageId: loaded.id, correctedFrom };
    }),
  );
  const news: NewWikiMatch[] = [];
  for (const [at, row] of rows.entries()) {
    if (!isKnown(stored.get(row.match.matchId), row)) news.push(row);
    if (at % comparedAtOnce === comparedAtOnce - 1) await nextTurn();
  }
  await upsertWikiMatches(trx, eventId, news, readAt);
  const followed = new Set(rows.map(({ match }) => match.matchId));
  await deleteWikiMatches(
    trx,
    eventId,
    [...stored.keys()].filter((matchId) => !followed.has(matchId)),
  );
  const tables = new Map(known.tables.map((row) => [row.eventSubstageId, row.record]));
  for (const { eventSubstageId, table } of stages.flatMap((stage) => stage.tables)) {
    if (isDeepStrictEqual(tables.get(eventSubstageId), table)) continue;
    await upsertWikiTable(trx, { eventId, eventSubstageId, readAt }, table);
  }
  return {
    hasNews: news.length > 0,
    corrected: rows.flatMap((row) => correctionText(row, teller)),
  };
}

/** Records with all their maps are long. */
const comparedAtOnce = 8;

const isKnown = (before: WikiMatchRow | undefined, { match, ...place }: NewWikiMatch): boolean =>
  before !== undefined &&
  before.eventSubstageId === place.eventSubstageId &&
  before.place === place.place &&
  before.isSwapped === place.isSwapped &&
  isDeepStrictEqual(before.record, match);
