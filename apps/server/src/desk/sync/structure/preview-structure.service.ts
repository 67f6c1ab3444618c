import type { Answer, RefusalCode } from '@callshot/contract';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import type { LoadedEvent } from '../../../play/events/loaded-event.ts';
import { countPickedByStage } from '../../../play/picks/stage-people.repository.ts';
import { findDatabaseNow } from '../../liquipedia/database-now.repository.ts';
import { teamKeysOf } from '../../liquipedia/plan-event.ts';
import { toldFault } from '../describe-doubt.ts';
import { findOpenDoubt } from '../doubts.repository.ts';
import { findTeamIdOf } from '../find-team-id-of.ts';
import type { SyncParts } from '../sync-parts.ts';
import { canRedraft } from './known-structure.ts';
import { losesGoals, nextStartOf } from './next-facts.ts';
import { planStructure, type StructurePlan } from './plan-structure.service.ts';

type Key = 'GET /api/sync/structure/:eventId';
type Preview = Answer<Key>;

/** Previews an event that takes the structure of its tournament over [rule: drafts-33]. */
export async function previewStructure(
  parts: SyncParts,
  { eventId, doubtId }: { readonly eventId: number; readonly doubtId: number },
): Promise<Outcome<Preview, RefusalCode<Key>>> {
  const { db } = parts;
  const event = await parts.seals.currentEvent(eventId);
  if (!event) return refuse('event_not_found');
  const doubt = await findOpenDoubt(db, eventId, doubtId);
  if (doubt?.kind !== 'structure') return refuse('doubt_not_found');
  const now = await findDatabaseNow(db);
  if (!canRedraft(event, now)) return refuse('too_late_to_redraw');
  const planned = await planStructure(parts, event, doubt, now);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const picked = await countPickedByStage(db, eventId);
  const stages = stagesOf(event, plan, picked);
  const nextLockAt = nextStartOf(event, plan) ?? event.row.lockAt;
  return done({
    version: event.row.version,
    changes: plan.redraft.changes.map(toldFault),
    obstacle: plan.obstacle && toldFault(plan.obstacle),
    stages,
    ...(await teamsOf(parts, event, plan)),
    lockAt: event.row.lockAt?.toISOString() ?? null,
    nextLockAt: nextLockAt?.toISOString() ?? null,
    cleared: clearedBy(event, plan, picked),
    losesGoals: losesGoals(event, plan),
  });
}

/** Players whose picks go with their stage. */
export const clearedBy = (
  { stages }: LoadedEvent,
  { leaving }: StructurePlan,
  picked: ReadonlyMap<number, number>,
): number => leaving.reduce((sum, at) => sum + (picked.get(stages[at]?.id ?? 0) ?? 0), 0);

function stagesOf(
  event: LoadedEvent,
  { redraft, stages }: StructurePlan,
  picked: ReadonlyMap<number, number>,
): Preview['stages'] {
  const pickedOf = (at: number | null) => picked.get(event.stages[at ?? -1]?.id ?? 0) ?? 0;
  const names = redraft.redrafted?.format.stages.map(({ name }) => name);
  const told = stages.map(({ was, keeps }, at): Preview['stages'][number] => ({
    name: names?.[at] ?? event.stages[was ?? -1]?.name ?? '',
    state: was === null ? 'added' : keeps === null ? 'changed' : 'same',
    picked: pickedOf(was),
    keepsPicks: keeps !== null,
  }));
  const gone = (redraft.compared?.gone ?? []).map((at): Preview['stages'][number] => ({
    name: event.stages[at]?.name ?? '',
    state: 'gone',
    picked: pickedOf(at),
    keepsPicks: false,
  }));
  return [...told, ...gone];
}

async function teamsOf(
  { db }: Pick<SyncParts, 'db'>,
  event: LoadedEvent,
  { next, details, stages }: StructurePlan,
): Promise<Pick<Preview, 'joining' | 'leaving'>> {
  if (next === null) return { joining: [], leaving: [] };
  const teamIdOf = await findTeamIdOf(db, event.row.id);
  const placed = new Map(event.teams.map(({ id, name }) => [id, name]));
  const kept = new Set(
    stages.flatMap(({ keeps }) => (keeps === null ? [] : [event.stages[keeps]?.id])),
  );
  const keys = teamKeysOf({
    ...next.draft,
    stages: next.draft.stages.filter((_, at) => stages[at]?.keeps === null),
  });
  const staying = new Set([
    ...event.teams.filter(({ eventStageId }) => kept.has(eventStageId)).map(({ id }) => id),
    ...keys.flatMap((key) => teamIdOf(key) ?? []),
  ]);
  const nameOf = (key: string) => ({
    name: details.teams.find((team) => team.key === key)?.name ?? key,
  });
  return {
    joining: keys.filter((key) => !placed.has(teamIdOf(key) ?? 0)).map(nameOf),
    leaving: [...placed].filter(([id]) => !staying.has(id)).map(([, name]) => ({ name })),
  };
}
