import { createHash } from 'node:crypto';
import type { AnsweredRefusal, Body, TeamUpdate } from '@callshot/contract';
import type { WikiDetails, WikiMatch, WikiTeam } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { changeEvent, type EventChange } from '../../play/events/running/change-event.ts';
import { aliasOf } from '../../play/events/teams/alias-of.ts';
import { flagOfCountry } from '../../play/events/teams/country-flag.ts';
import {
  findEventTeamNames,
  setEventTeamName,
} from '../../play/events/teams/event-team-names.repository.ts';
import { replaceMembers, updateTeam } from '../../play/events/teams/event-teams.repository.ts';
import { showTeamsAnew } from '../../play/events/teams/show-teams-anew.repository.ts';
import { insertAliases } from '../../play/events/teams/team-aliases.repository.ts';
import { lookSoon } from '../liquipedia/event-wikis.repository.ts';
import { changeOf, pairTeams, type TeamPair } from './compare-teams.ts';
import type { DeskParts } from './desk-parts.ts';
import { findDeskTeams } from './event-desk.repository.ts';
import { readWikiOf } from './read-wiki.ts';

type Key = 'POST /api/event/updateteams';
type Refusal = AnsweredRefusal<Key>;

/** Applies the wiki's news about an event's teams, but only if it is what staff have seen. */
export async function updateTeams(
  parts: DeskParts,
  actorUserId: number,
  { eventId, apply }: Body<Key>,
): Promise<Outcome<TeamUpdate, Refusal>> {
  const known = await parts.seals.currentEvent(eventId);
  if (!known) return refuse('event_not_found');
  const looked = await readWikiOf(parts, known.row);
  if (!looked.ok) return looked;
  const { value: details, readAt } = looked.value;
  const told = { readAt: readAt.toISOString() };
  if (apply === undefined) {
    return done({ ...told, ...(await compare(parts.db, known, details)).update });
  }
  let shown: readonly number[] = [];
  const applied = await changeEvent(parts.db, eventId, async (change) => {
    const { update, pairs } = await compare(change.trx, change.event, details);
    if (update.hash !== apply) return refuse('teams_changed', { current: { ...told, ...update } });
    shown = await write(change, actorUserId, update, pairs);
    return done({ ...told, ...update, isApplied: true });
  });
  if (applied?.ok) for (const id of shown) parts.changes.announce('event', id);
  return applied ?? refuse('event_not_found');
}

interface Compared {
  readonly update: Omit<TeamUpdate, 'readAt'>;
  readonly pairs: readonly TeamPair[];
}

async function compare(
  db: Kysely<Schema>,
  { row: { id: eventId }, teams }: LoadedEvent,
  { teams: ofWiki, matches }: WikiDetails,
): Promise<Compared> {
  const unique = [...new Map(teams.map((team) => [team.id, team])).values()];
  const names = await findEventTeamNames(db, eventId);
  const rows = await findDeskTeams(
    db,
    unique.map(({ id }) => id),
  );
  const called = rows.map((row) => ({
    ...row,
    aliases: [
      ...row.aliases.filter((alias) => !names.some(({ name }) => name === alias)),
      ...names.flatMap(({ teamId, name }) => (teamId === row.id ? [aliasOf(name)] : [])),
    ],
  }));
  const { pairs, missing } = pairTeams(unique, called, ofWiki, lastStarts(matches));
  const changes = pairs.flatMap((pair) => changeOf(pair) ?? []);
  const gone = missing.map(({ id: teamId, name }) => ({ teamId, name }));
  const hash = createHash('sha256').update(JSON.stringify({ changes, gone })).digest('hex');
  return { update: { hash, isApplied: false, changes, missing: gone }, pairs };
}

/** The last start of a team's matches, known or not. */
function lastStarts(matches: readonly WikiMatch[]) {
  const starts = new Map<string, string>();
  for (const { opponents, startsAt } of matches) {
    for (const { teamKey } of opponents) {
      if (teamKey === null || startsAt === null) continue;
      if (startsAt > (starts.get(teamKey) ?? '')) starts.set(teamKey, startsAt);
    }
  }
  return ({ key }: WikiTeam) => starts.get(key) ?? null;
}

async function write(
  change: EventChange,
  actorUserId: number,
  { changes }: Compared['update'],
  pairs: readonly TeamPair[],
): Promise<number[]> {
  const { trx, event } = change;
  const { id: eventId, gameId } = event.row;
  for (const { teamId, newName, newAbbreviation, newLogo, joined, left } of changes) {
    await updateTeam(trx, teamId, {
      ...(newName !== null && { name: newName }),
      ...(newAbbreviation !== null && { abbreviation: newAbbreviation }),
      ...(newLogo !== null && { logoSource: newLogo }),
    });
    const pair = pairs.find(({ team }) => team.id === teamId);
    if (!pair) continue;
    const { wiki } = pair;
    // In another tournament other players may stand under that page.
    if (pair.isRenamed) await setEventTeamName(trx, eventId, { name: wiki.key, teamId });
    else {
      const names = [wiki.key, wiki.name, wiki.template ?? ''].map(aliasOf);
      await insertAliases(
        trx,
        names.filter((alias) => alias !== '').map((alias) => ({ gameId, alias, teamId })),
      );
    }
    if (joined.length + left.length > 0) {
      const members = wiki.members.map(({ position: role, username, flag }, position) => ({
        eventId,
        teamId,
        position,
        role,
        username,
        flagImageUrl: flagOfCountry(flag),
      }));
      await replaceMembers(trx, eventId, teamId, members);
    }
  }
  // A renamed team may now match results on the wiki.
  if (pairs.some(({ isRenamed }) => isRenamed)) await lookSoon(trx, eventId);
  await insertAudit(trx, {
    actorUserId,
    action: 'event.teams_updated',
    subjectType: 'event',
    subjectId: eventId,
    after: { changes },
  });
  return showTeamsAnew(
    trx,
    changes.map(({ teamId }) => teamId),
  );
}
