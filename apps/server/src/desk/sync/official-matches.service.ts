import type { OfficialMatch } from '@callshot/contract';
import {
  externalIdOfMatch,
  FIXTURE_PART,
  isDecided,
  type StageSync,
  type WikiMatch,
} from '@callshot/rules';
import { type Outcome, orRefuse } from '../../platform/outcome.ts';
import { officialMatchesOf } from '../../play/events/event-view.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { findTeamIdOf } from './find-team-id-of.ts';
import type { SyncParts } from './sync-parts.ts';
import { findWikiMatches, type WikiMatchRow } from './wiki-records.repository.ts';

/** Official matches with what the wiki tells of them besides, those without a bracket among them. */
export async function readOfficialMatches(
  { db, events, clock }: Pick<SyncParts, 'db' | 'events' | 'clock'>,
  eventId: number,
): Promise<Outcome<OfficialMatch[], 'event_not_found'>> {
  const event = await events.get(eventId);
  return orRefuse(event && (await tell(db, event, await clock.now())), 'event_not_found');
}

async function tell(db: SyncParts['db'], event: LoadedEvent, now: Date): Promise<OfficialMatch[]> {
  const official = officialMatchesOf(event);
  const rows = await findWikiMatches(db, event.row.id);
  if (rows.length === 0) return [...official];
  const teamIdOf = await findTeamIdOf(db, event.row.id);
  const byPlace = new Map(rows.map((row) => [`${row.eventSubstageId} ${row.place}`, row]));
  const others = rows.filter(({ place }) => place === null).toSorted(inOrder);
  // Entries of staff count until the wiki has the same group.
  const told = new Set(others.map(({ eventSubstageId }) => eventSubstageId));
  const own = official.filter(
    ({ bracketPart, eventSubstageId }) =>
      !['', FIXTURE_PART].includes(bracketPart) || !told.has(eventSubstageId),
  );
  const known = own.map((match): OfficialMatch => {
    const place = `${match.bracketPart}-${match.bracketCol}-${match.bracketColIndex}`;
    const row = byPlace.get(`${match.eventSubstageId} ${place}`);
    return row ? { ...match, ...besides(row, now) } : match;
  });
  return [...known, ...others.map((row, at) => listed(row, at, teamIdOf, now))];
}

const inOrder = (a: WikiMatchRow, b: WikiMatchRow): number =>
  a.eventSubstageId - b.eventSubstageId || a.record.order - b.record.order;

/** Facts that only the wiki has. */
function besides({ record, isSwapped }: WikiMatchRow, now: Date) {
  return {
    externalId: externalIdOfMatch(record),
    isLive: isLive(record, now),
    isExactStart: record.isExact,
    round: record.place.kind === 'list' ? record.place.round : null,
    games: record.games.map(({ map, scores, winner }) => {
      const [one, two] = scores ?? [null, null];
      const isFirstWon = winner === null ? null : winner === 'first';
      return {
        map,
        topScore: isSwapped ? two : one,
        bottomScore: isSwapped ? one : two,
        isTopWinner: isFirstWon === null ? null : isFirstWon !== isSwapped,
      };
    }),
  };
}

/** It has begun, and a side has a score already, were it 0. */
const isLive = (match: WikiMatch, now: Date): boolean =>
  !match.isFinished &&
  !isDecided(match) &&
  match.startsAt !== null &&
  Date.parse(match.startsAt) <= now.getTime() &&
  match.opponents.some(({ status }) => status === 'S');

/** A match of a Swiss stage or group, as the wiki has it. */
function listed(
  row: WikiMatchRow,
  matchIndex: number,
  teamIdOf: StageSync['teamIdOf'],
  now: Date,
): OfficialMatch {
  const { record, eventStageId, eventSubstageId, correctedFrom, correctedAt } = row;
  const [top, bottom] = record.opponents;
  const teamOf = (key: string | null) => (key === null ? null : teamIdOf(key));
  const sides = [teamOf(top.teamKey), teamOf(bottom.teamKey)] as const;
  const wonBy = (side: WikiMatch['winner']) =>
    side === 'first' ? sides[0] : side === 'second' ? sides[1] : null;
  const winner = record.isFinished ? wonBy(record.winner) : null;
  const hasEnded = winner !== null || (record.isFinished && record.winner === 'draw');
  return {
    eventStageId,
    eventSubstageId,
    bracketPart: '',
    bracketCol: 0,
    bracketColIndex: matchIndex,
    matchIndex,
    bestOf: record.bestOf ?? 1,
    topTeamId: sides[0],
    bottomTeamId: sides[1],
    winnerTeamId: winner,
    topTeamScore: hasEnded ? top.score : null,
    bottomTeamScore: hasEnded ? bottom.score : null,
    state: stateOf(record, hasEnded),
    startTime: record.startsAt,
    ...besides(row, now),
    ...(correctedFrom &&
      correctedAt && {
        corrected: {
          at: correctedAt.toISOString(),
          winnerTeamId: wonBy(correctedFrom.winner),
          topTeamScore: correctedFrom.scores[0],
          bottomTeamScore: correctedFrom.scores[1],
        },
      }),
  };
}

function stateOf({ isNotPlayed, opponents }: WikiMatch, hasEnded: boolean): OfficialMatch['state'] {
  const areOut = opponents.filter(({ status }) => ['L', 'FF', 'DQ'].includes(status)).length;
  if (areOut === 2) return 'NO_SHOW';
  if (areOut === 1 || opponents.some(({ status }) => status === 'W')) return 'WALK_OVER';
  if (isNotPlayed || opponents.some(({ kind }) => kind === 'bye')) return 'NO_PARTY';
  if (!hasEnded) return 'PLAYED';
  return opponents[0].score === null ? 'DONE' : 'SCORE_DONE';
}
