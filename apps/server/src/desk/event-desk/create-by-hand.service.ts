import type { RefusalCode } from '@callshot/contract';
import { type EventFormat, readFormat } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { makeOnce } from '../../platform/idempotency/make-once.repository.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { createEvent } from '../../play/events/running/create-event.service.ts';
import { questionsAbout } from '../../play/events/stages/questions-about-event.ts';
import { aliasOf } from '../../play/events/teams/alias-of.ts';
import { readLinks } from '../../play/events/teams/read-links.ts';
import { findTeamIdsByAlias } from '../../play/events/teams/team-aliases.repository.ts';
import { tellFormatProblem } from '../../play/problem-words/event-words.ts';
import { lockFormat } from '../formats/formats.repository.ts';
import { findOrMakeTeams } from './find-or-make-teams.ts';
import { type HandEvent, planHandEvent, typedNames } from './plan-hand-event.ts';

type Refusal = RefusalCode<'POST /api/event/create'>;

/** Makes an event of what staff typed, whole or not at all. */
export async function createByHand(
  db: Kysely<Schema>,
  actorUserId: number,
  wanted: HandEvent,
  request: IdempotentRequest | null,
): Promise<Outcome<{ readonly eventId: number }, Refusal>> {
  const links = readLinks(wanted);
  if (!links.ok) return links;
  return makeOnce<{ readonly eventId: number }, Refusal>(db, request, async (trx) => {
    const row = await lockFormat(trx, wanted.eventFormatId);
    if (row === null) return refuse('format_not_found');
    const read = readFormat(row.json);
    if (read.format === null || read.problems.length > 0) {
      return refuse('format_not_ready', { problems: read.problems.map(tellFormatProblem) });
    }
    const stages = await placeTeams(trx, wanted, read.format);
    if (!stages.ok) return stages;
    const created = await createEvent(
      trx,
      {
        ...links.value,
        gameId: wanted.gameId,
        name: wanted.nameOverride,
        nameOverride: wanted.nameOverride,
        attribution: null,
        rewardTypeId: wanted.rewardType,
        eventFormatId: row.id,
        formatName: row.name,
        format: read.format,
        startsAt: new Date(wanted.startsAt),
        endsAt: new Date(wanted.endsAt),
        stages: stages.value,
      },
      actorUserId,
    );
    if (!created.ok) throw new Error(`A planned event is refused: ${JSON.stringify(created)}`);
    return done({ eventId: created.value.eventId });
  });
}

/** Resolves the teams of the stages. Unknown teams are created once the event has no faults. */
async function placeTeams(trx: Kysely<Schema>, wanted: HandEvent, format: EventFormat) {
  const names = typedNames(wanted);
  const known = await findTeamIdsByAlias(trx, wanted.gameId, [...names.keys()]);
  const unknown = [...names].filter(([alias]) => !known.has(alias));
  const drafts = new Map(unknown.map(([alias], at) => [alias, -1 - at]));
  const draftOf = (name: string): number =>
    known.get(aliasOf(name)) ?? drafts.get(aliasOf(name)) ?? 0;
  const { problems } = planHandEvent(wanted, format, draftOf);
  if (problems.length > 0) return refuse('event_refused', { problems });
  const asked = { ...wanted, startsAt: new Date(wanted.startsAt) };
  const questions = await questionsAbout(trx, asked, wanted.confirmed ?? []);
  if (questions.length > 0) return refuse('needs_confirmation', { problems: questions });
  const teamIds = await findOrMakeTeams(trx, wanted.gameId, [...names.values()]);
  return done(planHandEvent(wanted, format, (name) => teamIds.get(aliasOf(name)) ?? 0).stages);
}
