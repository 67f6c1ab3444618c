import { pointsMoved, type ToldResult } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import {
  dayMs,
  type FindWords,
  type NoticeAbout,
  type NoticeKind,
  type OwnWords,
} from '../../platform/notice-kind.ts';
import { concernedBy } from '../../reach/notifications/announcing/audience.repository.ts';
import { sayCorrected } from '../../reach/notifications/channels/corrected-results.ts';
import { type CorrectedWords, templates } from '../../reach/notifications/channels/templates.ts';
import type { EventStore } from '../events/event-store.ts';
import type { LoadedEvent, LoadedStage } from '../events/loaded-event.ts';
import { teamNamesOf } from '../events/teams/team-names.ts';
import type { Boards } from '../scoreboards/boards.ts';
import { type Corrections, findToldCorrections } from './corrections.repository.ts';
import { wordsOf } from './tell-of-replacements.service.ts';

export interface CorrectionParts {
  readonly db: Kysely<Schema>;
  readonly events: Pick<EventStore, 'forget' | 'get'>;
  readonly boards: Pick<Boards, 'refresh'>;
}

export const resultsCorrectedKind: NoticeKind<CorrectionParts, CorrectedWords> = {
  name: 'results-corrected',
  say: templates.resultsCorrected,
  sentForMs: dayMs,
  audience: concernedBy,
  ownWords: findOwnCorrections,
};

type Told = Pick<Corrections, 'changes' | 'source' | 'reason'>;

export function correctedWords(event: LoadedEvent, stage: LoadedStage, told: Told) {
  const nameOf = teamNamesOf(event);
  const teamIds = told.changes.flatMap(({ was, is }) => [...teamsOf(was), ...teamsOf(is)]);
  const results = {
    changes: told.changes,
    swissStageDetails: stage.stage.format.swissStageDetails,
    teams: Object.fromEntries(teamIds.map((id) => [id, nameOf(id)])),
  };
  return {
    stageName: stage.name,
    corrected: sayCorrected(results),
    results,
    isByWiki: told.source === 'import',
    reason: told.reason,
  };
}

const teamsOf = ({ match, teamId }: ToldResult): number[] =>
  (match ? [match.topTeamId, match.bottomTeamId] : [teamId]).filter((id) => id !== null);

/** Only users whose points changed are notified, with the difference. */
async function findOwnCorrections(
  { db, events, boards }: CorrectionParts,
  { id, eventId, eventStageId }: NoticeAbout,
): Promise<FindWords> {
  const told = await findToldCorrections(db, id);
  if (told === null || eventId === null) throw new Error(`Notice ${id} tells of no corrections`);
  // Points are told once: not by an event that this process has held since before the change.
  events.forget(eventId);
  const board = await boards.refresh(eventId);
  const event = await events.get(eventId);
  if (!board || !event) throw new Error(`Event ${eventId} has no board`);
  const loaded = board.stages.find((stage) => stage.loaded.id === eventStageId)?.loaded;
  const block = loaded && board.entrants.blocks.get(loaded.id);
  if (!loaded || !block) return async () => new Map();
  const words = { ...wordsOf(event), ...correctedWords(event, loaded, told) };
  const movedOf = pointsMoved(loaded, told.changes);
  const { directory } = board.entrants;
  const ownOf = (userId: number): [number, OwnWords][] => {
    const entrant = directory.find(userId);
    const points = entrant === null ? 0 : movedOf(block.read(entrant));
    if (points === 0) return [];
    const { html } = templates.resultsCorrected({ ...words, points });
    return [[userId, { html, values: { points } }]];
  };
  return async (userIds) => new Map(userIds.flatMap(ownOf));
}
