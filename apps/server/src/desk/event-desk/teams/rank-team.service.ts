import type { Body, EventDesk, RefusalCode, TeamRanking } from '@callshot/contract';
import { insertAudit } from '../../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import {
  changeEvent,
  type EventChange,
  updateEvent,
} from '../../../play/events/running/change-event.ts';
import { readLinks } from '../../../play/events/teams/read-links.ts';
import {
  deleteRanking,
  findRankings,
  setRanking,
} from '../../../play/events/teams/team-rankings.repository.ts';
import type { DeskParts } from '../desk-parts.ts';
import { readDesk } from '../read-desk.service.ts';
import { plays } from './change-team.ts';

type Key = 'POST /api/event/teamRanking';
type Refusal = Exclude<RefusalCode<Key>, 'event_not_found'>;

/** Sets, changes or takes away where a team of an event stands in a ranking [rule: events-38]. */
export async function rankTeam(
  parts: DeskParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Outcome<EventDesk, RefusalCode<Key>>> {
  const { eventId } = wanted;
  const links = readLinks({ url: wanted.ranking?.url ?? '', imageUrl: '' });
  if (!links.ok) return refuse('url_refused');
  const ranking = wanted.ranking && { ...wanted.ranking, url: links.value.url };
  const ranked = await changeEvent(parts.db, eventId, (change) =>
    rank(change, actorUserId, { ...wanted, ranking }),
  );
  if (ranked === null) return refuse('event_not_found');
  if (!ranked.ok) return ranked;
  parts.changes.announce('event', eventId);
  return readDesk(parts, eventId);
}

interface Wanted {
  readonly teamId: number;
  readonly ranking: TeamRanking | null;
  readonly was: TeamRanking | null;
}

async function rank(
  change: EventChange,
  actorUserId: number,
  { teamId, ranking, was }: Wanted,
): Promise<Outcome<null, Refusal>> {
  const { trx, event } = change;
  if (!plays(event, teamId)) return refuse('team_not_found');
  const eventId = event.row.id;
  const before = (await findRankings(trx, eventId)).get(teamId) ?? null;
  // The same once more, after its answer was lost.
  if (isSame(before, ranking)) return done(null);
  if (!isSame(before, was)) return refuse('ranking_changed', { current: { ranking: before } });
  const at = { eventId, teamId };
  await (ranking ? setRanking(trx, at, ranking) : deleteRanking(trx, at));
  await updateEvent(change, {});
  await insertAudit(trx, {
    actorUserId,
    action: 'event.team_ranked',
    subjectType: 'event',
    subjectId: eventId,
    before: { teamId, ranking: before },
    after: { teamId, ranking },
  });
  return done(null);
}

const isSame = (one: TeamRanking | null, other: TeamRanking | null): boolean =>
  one === null || other === null
    ? one === other
    : one.place === other.place &&
      one.source === other.source &&
      one.asOf === other.asOf &&
      one.url === other.url;
