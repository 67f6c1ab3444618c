import type { AnsweredRefusal, EventQuestion } from '@callshot/contract';
import { deskFault } from '@callshot/contract';
import {
  agreedStructure,
  draftEvent,
  draftInSlices,
  endedStages,
  gameOf,
  problemsOfNewEvent,
  type WikiDetails,
  wordsOfDraft,
} from '@callshot/rules';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { tellProblem } from '../../platform/http/answers/told-faults.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { makeOnce } from '../../platform/idempotency/make-once.repository.ts';
import { done, type Outcome, type Refused, refuse } from '../../platform/outcome.ts';
import { runInSlices } from '../../platform/slices.ts';
import { utcInstant } from '../../platform/utc-words.ts';
import { createEvent } from '../../play/events/running/create-event.service.ts';
import { questionsAbout } from '../../play/events/stages/questions-about-event.ts';
import { readLinks } from '../../play/events/teams/read-links.ts';
import { tellEventProblem } from '../../play/problem-words/event-words.ts';
import { tellMappingProblem } from '../../play/problem-words/mapping-words.ts';
import { insertNewFormat } from '../formats/save-format.service.ts';
import {
  findEventsOfPages,
  insertEventWiki,
  insertParticipants,
  lockPage,
} from './event-wikis.repository.ts';
import {
  type EventOfWiki,
  type FormatOfEvent,
  type PlannedFromWiki,
  planFromWiki,
  takingPart,
  teamKeysOf,
} from './plan-event.ts';
import type { WikiLook } from './read-tournament.ts';
import type { WikiParts } from './upcoming.service.ts';
import { wordsOfFailure } from './wiki-failure.ts';
import { refuseUnavailable } from './wiki-refusal.ts';
import { placeWikiTeams } from './wiki-teams.service.ts';

export interface CreateParts extends WikiParts {
  readonly changes: Pick<Changes, 'announce'>;
}

/** The maker of an event; a null user is the product itself. */
export interface EventMaker {
  readonly userId: number | null;
  /** Does what belongs to the event, in its transaction. */
  afterwards?(trx: Kysely<Schema>, eventId: number): Promise<void>;
}

/** Finds the format of an event in its transaction, and holds it; nothing is written yet. */
export type FormatFinder<C extends string> = (
  trx: Kysely<Schema>,
  details: WikiDetails,
) => Promise<Outcome<FormatOfEvent, C>>;

export interface MadeOfWiki {
  readonly eventId: number;
  readonly warnings: string[];
  readonly format: { readonly id: number; readonly name: string; readonly isNew: boolean };
}

type Refusal = Exclude<AnsweredRefusal<'POST /api/liquipedia/create'>, 'format_not_found'>;

/**
 * Makes an event in one transaction, and saves its format with it where that is none yet: whole, or nothing at
 * all.
 */
export async function makeEventOfWiki<C extends string>(
  { db, wiki, changes }: CreateParts,
  maker: EventMaker,
  wanted: EventOfWiki,
  request: IdempotentRequest | null,
  formatOf: FormatFinder<C>,
): Promise<Outcome<MadeOfWiki, Refusal | C>> {
  const links = readLinks({ url: wanted.liquipediaUrl, imageUrl: wanted.imageUrl });
  if (!links.ok) return links;
  const looked = await wiki.details(wanted.gameId, wanted.tournamentId);
  if (!looked.ok) return refuseUnavailable(db, looked.failure);
  const { value: details } = looked.value;
  if (details === null) return refuse('tournament_not_found');
  const created = await makeOnce(
    db,
    request,
    async (trx): Promise<Outcome<MadeOfWiki, Refusal | C>> => {
      await lockPage(trx, wanted.tournamentId);
      const known = await refuseKnown(trx, wanted);
      if (known !== null) return known;
      const format = await formatOf(trx, details);
      if (!format.ok) return format;
      const draft = draftEvent(details, format.value.value, wanted.stageMapping);
      if (!draft.ok)
        return refuse('mapping_refused', {
          problems: draft.problems.map((problem) => tellMappingProblem(problem, 'draft')),
        });
      const plan = {
        wanted,
        links: links.value,
        details,
        draft: draft.value,
        ended: endedStages(details, format.value.value, wanted.stageMapping),
        format: format.value,
      };
      const planned = planFromWiki(plan, draftIds(plan));
      const problems = problemsOfNewEvent(planned);
      if (problems.length > 0) {
        return refuse('mapping_refused', { problems: problems.map(tellEventProblem) });
      }
      const questions = await questionsAbout(trx, planned, answersOf(wanted));
      if (questions.length > 0) return refuse('needs_confirmation', { problems: questions });
      const { name, value: own } = format.value;
      const isNew = format.value.id === null;
      const id =
        format.value.id ??
        (await insertNewFormat(trx, {
          name,
          json: JSON.stringify(own),
          modifiedByUserId: maker.userId,
        }));
      const eventId = await insertWhole(trx, maker.userId, {
        ...plan,
        format: { id, name, value: own },
      });
      await maker.afterwards?.(trx, eventId);
      const warnings = warningsOf(looked.value, plan);
      return done({ eventId, warnings, format: { id, name, isNew } });
    },
  );
  if (created.ok) changes.announce('event', created.value.eventId);
  return created;
}

/** A second event of a tournament implies the same name. */
const answersOf = ({ confirmed = [], isSecondEvent }: EventOfWiki): EventQuestion[] =>
  isSecondEvent ? [...confirmed, 'nameOverride'] : confirmed;

/** A second event of a tournament is made only by who says so [rule: event-creator-8]. */
async function refuseKnown(
  trx: Kysely<Schema>,
  { gameId, tournamentId, isSecondEvent }: EventOfWiki,
): Promise<Refused<'event_exists'> | null> {
  if (isSecondEvent) return null;
  const [known] = await findEventsOfPages(trx, gameOf(gameId).wikiName, [tournamentId]);
  if (!known) return null;
  const made = deskFault('event_made', { eventId: known.eventId });
  return refuse('event_exists', { problems: [tellProblem('tournamentId', made)] });
}

/** Stands for the ids of teams until it is sure that there will be an event. */
const draftIds = ({ draft }: PlannedFromWiki): ReadonlyMap<string, number> =>
  new Map(teamKeysOf(draft).map((key, index) => [key, index + 1]));

async function insertWhole(
  trx: Kysely<Schema>,
  actorUserId: number | null,
  plan: PlannedFromWiki,
): Promise<number> {
  const { wanted, details, draft } = plan;
  const placed = new Set(teamKeysOf(draft));
  const others = details.teams.map(({ key }) => key).filter((key) => !placed.has(key));
  const teams = takingPart(details, [...placed, ...others]);
  const ids = await placeWikiTeams(trx, wanted.gameId, teams);
  const created = await createEvent(trx, planFromWiki(plan, ids), actorUserId);
  if (!created.ok) throw new Error(`A planned event is refused: ${JSON.stringify(created)}`);
  const { eventId } = created.value;
  const wiki = gameOf(wanted.gameId).wikiName;
  const { pageId, pageName } = details.tournament;
  const mapping = wanted.stageMapping;
  // A choice of staff beside the draft is their word: it is not compared [rule: drafts-29].
  const drafted = agreedStructure(
    { format: plan.format.value, mapping },
    await runInSlices(draftInSlices(details)),
  );
  await insertEventWiki(trx, { eventId, wiki, pageId, pageName, mapping, drafted });
  await insertParticipants(
    trx,
    eventId,
    others.flatMap((key) => ids.get(key) ?? []),
  );
  await insertAudit(trx, {
    actorUserId,
    action: 'event.mapped',
    subjectType: 'event',
    subjectId: eventId,
    after: { wiki, pageId, pageName, mapping: wanted.stageMapping },
  });
  return eventId;
}

function warningsOf(
  { failure, readAt }: WikiLook<unknown>,
  { draft, details }: PlannedFromWiki,
): string[] {
  const isOld = failure !== null;
  return [
    ...draft.warnings.map(wordsOfDraft),
    ...(isOld
      ? [
          `The event is made of what the wiki said on ${utcInstant(readAt)}. ${wordsOfFailure(failure)}.`,
        ]
      : []),
    ...details.leftOut.map((left) => `Left out: ${left}.`),
  ];
}
