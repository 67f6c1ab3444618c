import {
  draftEvent,
  type EventFormat,
  groupsOf,
  type StageMapping,
  suggestMapping,
  type WikiDetails,
  type WikiMatch,
} from '@callshot/rules';
import { sql } from 'kysely';
import { insertParticipants } from '../../src/desk/liquipedia/event-wikis.repository.ts';
import { externalIdOf } from '../../src/desk/liquipedia/wiki-teams.repository.ts';
import { takeAnswer } from '../../src/desk/sync/look-at-wiki.service.ts';
import type { Look } from '../../src/desk/sync/map-stages.ts';
import { createEvent } from '../../src/play/events/running/create-event.service.ts';
import { upsertTeams } from '../../src/play/events/teams/event-teams.repository.ts';
import { loadedEvent } from '../play/events.ts';
import type { TestProduct } from '../product/product.ts';

const dayMs = 86_400_000;

/** Every instant of a tournament so much later. */
export const movedBy = (details: WikiDetails, ms: number): WikiDetails => ({
  ...details,
  matches: details.matches.map((match) => ({
    ...match,
    startsAt:
      match.startsAt === null ? null : new Date(Date.parse(match.startsAt) + ms).toISOString(),
  })),
});

/** The tournament with its first match in so many milliseconds. */
export function beginningIn(details: WikiDetails, ms: number): WikiDetails {
  const starts = details.matches.flatMap(({ startsAt }) =>
    startsAt === null ? [] : [Date.parse(startsAt)],
  );
  return movedBy(details, Date.now() + ms - Math.min(...starts));
}

/** The pages of a tournament as they are played. */
export function pagesInOrder({ matches }: WikiDetails): number[] {
  const inOrder = matches.toSorted(
    (a, b) => Date.parse(a.startsAt ?? '') - Date.parse(b.startsAt ?? ''),
  );
  return [...new Set(inOrder.map(({ pageId }) => pageId))];
}

/** Nobody has played yet: known are the first matches of all, and of later stages who need not come through. */
export function beforePlay(details: WikiDetails): WikiDetails {
  const seen = new Set<string>();
  const [first] = pagesInOrder(details);
  const tables = details.tables.map((table) => {
    const rows = table.rows.filter(({ teamKey }) => !seen.has(teamKey));
    for (const { teamKey } of rows) seen.add(teamKey);
    const blank = { wins: 0, losses: 0, definite: '' as const, placement: null };
    return { ...table, isFinished: false, rows: rows.map((row) => ({ ...row, ...blank })) };
  });
  const isFirstRound = ({ pageId, place }: WikiMatch): boolean =>
    pageId === first && place.kind === 'list' && place.round === 1;
  return {
    ...details,
    tables,
    matches: details.matches.map((match) => unplayed(match, isFirstRound(match))),
  };
}

export function unplayed(match: WikiMatch, areTeamsKnown = true): WikiMatch {
  const bare = (opponent: WikiMatch['opponents'][number]) =>
    areTeamsKnown
      ? { ...opponent, score: null, status: '' as const }
      : { kind: 'open' as const, teamKey: null, name: 'TBD', score: null, status: '' as const };
  return {
    ...match,
    isFinished: false,
    winner: null,
    opponents: [bare(match.opponents[0]), bare(match.opponents[1])],
  };
}

/** Events that follow a tournament, and looks at it. */
export function syncDesk({ db, capabilities }: TestProduct) {
  const parts = capabilities.services;

  const follow = async (
    details: WikiDetails,
    format: EventFormat,
    wiki: 'counterstrike' | 'rocketleague',
    mapping: StageMapping = suggestMapping(format, groupsOf(details)),
  ): Promise<number> => {
    const draft = draftEvent(details, format, mapping);
    if (!draft.ok) throw new Error(JSON.stringify(draft.problems));
    const gameId = wiki === 'rocketleague' ? 1 : 2;
    const teams = details.teams.map(({ key, name, shortName }) => ({
      externalId: externalIdOf(key),
      name,
      abbreviation: shortName.slice(0, 8),
      logoPath: null,
    }));
    const ids = await upsertTeams(db, gameId, teams);
    const idOf = (key: string): number =>
      ids[details.teams.findIndex((team) => team.key === key)] ?? 0;
    const idOrNull = (key: string | null) => (key === null ? null : idOf(key));
    const startsAt = new Date(draft.value.startsAt);
    const created = await createEvent(db, {
      gameId,
      name: details.tournament.title,
      nameOverride: details.tournament.title,
      imageUrl: null,
      url: null,
      attribution: null,
      rewardTypeId: 1,
      eventFormatId: null,
      formatName: 'Test format',
      startsAt,
      endsAt: new Date(startsAt.getTime() + dayMs),
      format,
      stages: draft.value.stages.map(({ substages }) => ({
        substages: substages.map(({ title, teamKeys, openings }) => ({
          title,
          teamIds: teamKeys.map(idOf),
          openings: openings.map(({ topTeam, bottomTeam, isBye, startsAt: at, ...opening }) => {
            const [topTeamId, bottomTeamId] = [idOrNull(topTeam), idOrNull(bottomTeam)];
            return {
              ...opening,
              topTeamId,
              bottomTeamId,
              winnerTeamId: isBye ? (topTeamId ?? bottomTeamId) : null,
              loserTeamId: null,
              topTeamScore: null,
              bottomTeamScore: null,
              startsAt: at === null ? null : new Date(at),
              ...(isBye && { outcome: 'bye' as const }),
            };
          }),
        })),
      })),
    });
    if (!created.ok) throw new Error(JSON.stringify(created.problems));
    const { pageId, pageName } = details.tournament;
    const { eventId } = created.value;
    // No look is due: the test looks.
    await db
      .insertInto('eventWikis')
      .values({ eventId, wiki, pageId, pageName, mapping: JSON.stringify(mapping) })
      .execute();
    const placed = new Set(
      draft.value.stages.flatMap(({ substages }) => substages.flatMap(({ teamKeys }) => teamKeys)),
    );
    const others = details.teams.filter(({ key }) => !placed.has(key)).map(({ key }) => idOf(key));
    await insertParticipants(db, eventId, others);
    return eventId;
  };

  const look = async (eventId: number, { matches, tables }: Pick<Look, 'matches' | 'tables'>) => {
    await takeAnswer(parts, eventId, { matches, tables, readAt: new Date() }, 120);
    return loadedEvent(db, eventId);
  };

  const doubtsOf = async (eventId: number) =>
    (
      await db
        .selectFrom('wikiDoubts')
        .select(['id', 'kind', 'key', 'answer'])
        .where('eventId', '=', eventId)
        .orderBy('id')
        .execute()
    ).map((row) => row);

  const importsOf = async (eventId: number): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_log l
      join event_stages s on s.id = l.subject_id
      where l.action = 'official.imported' and s.event_id = ${eventId}::int`.execute(db);
    return rows[0]?.count ?? 0;
  };

  return { follow, look, doubtsOf, importsOf };
}
