import {
  type AnsweredRefusal,
  calendarTiers,
  type Query,
  type UpcomingTournament,
} from '@callshot/contract';
import { gameOf, type WikiTournament } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findEventsOfPages } from './event-wikis.repository.ts';
import type { Wiki } from './wiki.ts';
import { refuseUnavailable } from './wiki-refusal.ts';

type Key = 'GET /api/liquipedia/upcoming';

export interface WikiParts {
  readonly db: Kysely<Schema>;
  readonly wiki: Wiki;
}

const longestWindowDays = 366;
const dayMs = 86_400_000;

/** Tournaments that are played between two days [rule: event-creator-7], as fresh as they can be had. */
export async function readUpcoming(
  { db, wiki }: WikiParts,
  { gameId, from, to }: Query<Key>,
): Promise<Outcome<UpcomingTournament[], AnsweredRefusal<Key>>> {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  if (!(days >= 0 && days <= longestWindowDays)) return refuse('bad_window');
  const looked = await wiki.tournaments(gameId, from, to);
  if (!looked.ok) return refuseUnavailable(db, looked.failure);
  const { value, readAt } = looked.value;
  const listed = withoutStages(value.filter(({ status }) => status !== 'cancelled'));
  const made = await findEventsOfPages(
    db,
    gameOf(gameId).wikiName,
    listed.map(({ pageId }) => pageId),
  );
  const eventOf = new Map(made.map(({ pageId, eventId }) => [pageId, eventId]));
  return done(
    listed.toSorted(compareTournaments).map((tournament) => ({
      id: tournament.pageId,
      title: tournament.title,
      start: tournament.start,
      end: tournament.end,
      bannerUrl: tournament.bannerUrl,
      wikiLink: tournament.wikiLink,
      tier: tierOf(tournament),
      eventId: eventOf.get(tournament.pageId) ?? null,
      readAt: readAt.toISOString(),
    })),
  );
}

const tiers = calendarTiers;

export const tierOf = ({ tier }: Pick<WikiTournament, 'tier'>): UpcomingTournament['tier'] =>
  tier === null ? null : (tiers[tier - 1] ?? null);

const isGreat = ({ tier }: WikiTournament): boolean => tier === 1 || tier === 2;

/** S and A before all others, then by start. */
const compareTournaments = (a: WikiTournament, b: WikiTournament): number =>
  Number(isGreat(b)) - Number(isGreat(a)) ||
  compareTexts(a.start ?? '9999', b.start ?? '9999') ||
  a.pageId - b.pageId;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const stageWords =
  /^(stage|group|groups|playoffs?|swiss|bracket|wildcard|play-?in|main_event|(opening|challengers|legends|champions|elimination)_stage)/i;

/** A stage's page may have a record of its own: it is a part of the tournament above it. */
export function withoutStages(tournaments: readonly WikiTournament[]): WikiTournament[] {
  const names = new Set(tournaments.map(({ pageName }) => pageName));
  return tournaments.filter(({ pageName }) => {
    const cut = pageName.lastIndexOf('/');
    const isStage = stageWords.test(pageName.slice(cut + 1));
    return cut < 0 || !isStage || !names.has(pageName.slice(0, cut));
  });
}
