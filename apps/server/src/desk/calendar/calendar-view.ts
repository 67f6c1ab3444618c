import type { CalendarSettings, CalendarTournament } from '@callshot/contract';
import { calendarTiers } from '@callshot/contract';
import { calendarStateOf } from '@callshot/rules';
import { tierOf } from '../liquipedia/upcoming.service.ts';
import type { KeptDraft } from './kept-draft.ts';
import type { CalendarSettingsRow } from './settings.repository.ts';
import type { ShownRow } from './shown-tournaments.repository.ts';

type Said = CalendarTournament['doubts'][number];

const nothing: KeptDraft = { parts: [], doubts: [], waitsFor: [], locksAt: null };

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A tournament as screens show it; an event that was archived is none. */
export function viewOf(row: ShownRow): CalendarTournament {
  const draft = row.draft as KeptDraft | null;
  const isArchived = row.eventId !== null && row.archivedAt !== null;
  const eventId = isArchived ? null : row.eventId;
  const event = eventId === null ? null : eventOf(row);
  const isLookedAt = event === null && row.hiddenAt === null;
  return {
    gameId: row.gameId,
    pageId: row.pageId,
    title: row.title,
    wikiLink: row.wikiLink,
    tier: tierOf(row),
    tierType: row.tierType,
    start: row.startsOn,
    end: row.endsOn,
    state: calendarStateOf({
      isHidden: row.hiddenAt !== null,
      event,
      doubts: draft?.doubts ?? null,
    }),
    ...(draft ?? nothing),
    eventId,
    isByCalendar: eventId !== null && row.madeEventId === eventId,
    isArchived,
    lookedAt: instantOf(row.lookedAt),
    nextLookAt: isLookedAt ? instantOf(row.nextLookAt) : null,
    failure: isLookedAt ? (row.failure as Said | null) : null,
    notMade: isLookedAt ? ((row.notMade ?? []) as Said[]) : [],
  };
}

const eventOf = ({ finishedAt, isOpen }: ShownRow) => ({
  isFinished: finishedAt !== null,
  isOpen: isOpen ?? false,
});

export const settingsOf = (
  { gameId, tiers, weeksAhead, publishes, version, listedAt, failure }: CalendarSettingsRow,
  hasUsualPoints: boolean,
): CalendarSettings => ({
  gameId,
  tiers: calendarTiers.filter((_, at) => tiers.includes(at + 1)),
  weeksAhead,
  publishes,
  hasUsualPoints,
  version,
  listedAt: instantOf(listedAt),
  failure: failure as Said | null,
});
