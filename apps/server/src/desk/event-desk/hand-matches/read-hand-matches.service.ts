import type { Answer } from '@callshot/contract';
import { isByHand, kindOf, type StageMapping, type StoredHandMatch } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { findStage, type LoadedStage } from '../../../play/events/loaded-event.ts';
import { correctedOf } from '../../../play/events/results/hand-match-view.ts';
import { findEventWiki } from '../../liquipedia/event-wikis.repository.ts';
import { findGroupsElsewhere } from '../../liquipedia/groups-elsewhere.repository.ts';
import type { DeskReaderParts } from '../read-desk.service.ts';

type Key = 'GET /api/event/matches';
export type HandMatchList = Answer<Key>;

/** The matches of a stage that staff enter. */
export async function readHandMatches(
  { db, seals }: Pick<DeskReaderParts, 'db' | 'seals'>,
  { eventId, eventStageId }: { readonly eventId: number; readonly eventStageId: number },
): Promise<Outcome<HandMatchList, 'event_not_found' | 'stage_not_found'>> {
  const event = await seals.currentEvent(eventId);
  if (!event) return refuse('event_not_found');
  const stage = findStage(event, eventStageId);
  if (!stage) return refuse('stage_not_found');
  return done(handMatchList(stage, await findOthers(db, eventId)));
}

/** The tellers of an event's matches beside staff. */
export interface Others {
  readonly mapping: StageMapping;
  /** Groups that go by a program or a file. */
  readonly elsewhere: ReadonlySet<number>;
}

export const findOthers = async (db: Kysely<Schema>, eventId: number): Promise<Others> => ({
  mapping: (await findEventWiki(db, eventId))?.mapping ?? [],
  elsewhere: await findGroupsElsewhere(db, eventId),
});

/** Those of groups of which nobody else tells. */
export function handMatchList(stage: LoadedStage, others: Others): HandMatchList {
  const own = new Set(substagesByHand(stage, others));
  const entered = [...stage.byHand].filter(([eventSubstageId]) => own.has(eventSubstageId));
  return {
    eventStageId: stage.id,
    version: stage.handVersion,
    matches: entered.flatMap(([, { matches }]) => matches.map(tellMatch)),
    orders: entered.flatMap(([eventSubstageId, { order }]) =>
      order === null ? [] : [{ eventSubstageId, teamIds: [...order.teamIds], note: order.note }],
    ),
  };
}

function tellMatch(stored: StoredHandMatch): HandMatchList['matches'][number] {
  const { correctedFrom: _, correctedAt: __, ...match } = stored;
  const corrected = correctedOf(stored);
  return { ...match, ...(corrected && { corrected }) };
}

/** The groups of a stage whose matches staff enter; none of a bracket, where results stand in matches already. */
export const substagesByHand = (
  { index, stage: { format, substages } }: Pick<LoadedStage, 'index' | 'stage'>,
  { mapping, elsewhere }: Others,
): number[] =>
  kindOf(format) === 'brackets'
    ? []
    : substages.flatMap(({ eventSubstageId }, substageIndex) =>
        isByHand(mapping, { stageIndex: index, substageIndex }) && !elsewhere.has(eventSubstageId)
          ? [eventSubstageId]
          : [],
      );
