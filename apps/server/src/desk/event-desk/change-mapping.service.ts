import { isDeepStrictEqual } from 'node:util';
import type { AnsweredRefusal, Body, EventDesk, StageMapping } from '@callshot/contract';
import { groupsOf, problemsOfMapping } from '@callshot/rules';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { changeEvent, updateEvent } from '../../play/events/running/change-event.ts';
import { tellMappingProblem } from '../../play/problem-words/mapping-words.ts';
import { findEventWiki, updateMapping } from '../liquipedia/event-wikis.repository.ts';
import { insertLog } from '../liquipedia/wiki-log.repository.ts';
import type { DeskParts } from './desk-parts.ts';
import { deskOf, readDesk } from './read-desk.service.ts';
import { readWikiOf } from './read-wiki.ts';

type Key = 'POST /api/event/mapping';
type Refusal = AnsweredRefusal<Key>;

/** Says anew which groups an event follows; the wiki is looked at again, and results follow from there. */
export async function changeMapping(
  parts: DeskParts,
  actorUserId: number,
  { eventId, version, stageMapping }: Body<Key>,
): Promise<Outcome<EventDesk, Refusal>> {
  const known = await parts.seals.currentEvent(eventId);
  if (!known) return refuse('event_not_found');
  const looked = await readWikiOf(parts, known.row);
  if (!looked.ok) return looked;
  // The event's own copy of its format, which nothing changes.
  const problems = problemsOfMapping(known.format, groupsOf(looked.value.value), stageMapping);
  if (problems.length > 0) {
    return refuse('mapping_refused', {
      problems: problems.map((problem) => tellMappingProblem(problem, 'event')),
    });
  }
  const changed = await changeEvent(parts.db, eventId, async (change) => {
    const { trx, event, now } = change;
    if (event.row.version !== version) {
      return refuse('event_changed', { current: await deskOf(parts, event) });
    }
    const before = await findEventWiki(trx, eventId);
    await updateMapping(trx, eventId, stageMapping);
    await updateEvent(change, {});
    await insertLog(trx, eventId, now, [toldOf(event, before?.mapping ?? [], stageMapping)]);
    await insertAudit(trx, {
      actorUserId,
      action: 'event.mapped',
      subjectType: 'event',
      subjectId: eventId,
      before: { mapping: before?.mapping ?? null },
      after: { mapping: stageMapping },
    });
    return done(null);
  });
  if (changed === null) return refuse('event_not_found');
  if (!changed.ok) return changed;
  parts.changes.announce('event', eventId);
  return readDesk(parts, eventId);
}

function toldOf({ stages }: LoadedEvent, before: StageMapping, after: StageMapping): string {
  const ofStage = (mapping: StageMapping, index: number) =>
    mapping
      .filter(({ stageIndex }) => stageIndex === index)
      .toSorted((a, b) => a.substageIndex - b.substageIndex);
  const changed = stages.filter(
    ({ index }) => !isDeepStrictEqual(ofStage(before, index), ofStage(after, index)),
  );
  return changed.length === 0
    ? 'Staff saved the mapping as it was'
    : `Staff changed the mapping: ${changed.map(({ name }) => name).join(', ')}`;
}
