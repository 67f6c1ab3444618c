import { dueReminder, type ToldOfLock } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { attemptAll } from '../../../platform/background/attempt-all.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { EventWords } from '../channels/templates.ts';
import {
  findAllOpenStages,
  findAllTold,
  findAllUntoldResults,
  type OpenStage,
} from './due-notices.repository.ts';
import { makeNotice } from './make-notice.service.ts';
import { resultsKind, stageKinds } from './notice-kinds.ts';

type StageNoticeKind = ToldOfLock['kind'];

const dayMs = 86_400_000;

/**
 * Makes the notices that are due: stages that opened, locks that are near, events that are over
 * [rule: notifications-2]. Each is made once, however many processes look.
 */
export async function makeDueNotices(db: Kysely<Schema>, now: Date): Promise<void> {
  const [stages, events] = [await findAllOpenStages(db, now), await findAllUntoldResults(db, now)];
  await attemptAll(
    [
      ...stages.map((stage) => () => makeStageNotices(db, stage, now)),
      ...events.map((event) => () => makeResultNotice(db, event, now)),
    ],
    (work) => work(),
  );
}

async function makeStageNotices(db: Kysely<Schema>, stage: OpenStage, now: Date): Promise<void> {
  const { lockAt } = stage;
  if (lockAt === null) return;
  const told = await findToldOfStage(db, stage);
  if (isNews(stage, now) && !told.some(({ kind }) => kind === 'stage-opened')) {
    await makeStageNotice(db, { ...stage, lockAt }, 'stage-opened', now);
    told.push({ kind: 'stage-opened', at: now.getTime(), lockAt: lockAt.getTime() });
  }
  const reminder = dueReminder({ now: now.getTime(), lockAt: lockAt.getTime(), told });
  if (reminder !== null) await makeStageNotice(db, { ...stage, lockAt }, reminder, now);
}

const isNews = ({ openedAt }: OpenStage, now: Date): boolean =>
  openedAt !== null && now.getTime() - openedAt.getTime() < dayMs;

/**
 * Each kind of notice is made once for an opening of a stage, even if its lock moves (decision
 * 0013).
 */
const subjectOf = ({ eventStageId, opening }: OpenStage, kind: StageNoticeKind): string =>
  `${kind} ${eventStageId} ${opening}`;

async function findToldOfStage(db: Kysely<Schema>, stage: OpenStage): Promise<ToldOfLock[]> {
  const kinds = new Map(
    Object.values(stageKinds).map(({ name }) => [subjectOf(stage, name), name]),
  );
  const rows = await findAllTold(db, [...kinds.keys()]);
  return rows.flatMap(({ subject, createdAt, lockAt }) => {
    const kind = kinds.get(subject);
    const told = { at: createdAt.getTime(), lockAt: lockAt?.getTime() ?? null };
    return kind === undefined ? [] : [{ kind, ...told }];
  });
}

async function makeStageNotice(
  db: Kysely<Schema>,
  stage: OpenStage & { readonly lockAt: Date },
  kind: StageNoticeKind,
  now: Date,
): Promise<void> {
  const { eventId, eventStageId, gameId, lockAt } = stage;
  const subject = subjectOf(stage, kind);
  const details = { subject, gameId, eventId, eventStageId, lockAt, now };
  await makeNotice(db, stageKinds[kind], stage, details);
}

/** Everybody's own rank is put in when the notice is told. */
export async function makeResultNotice(
  db: Kysely<Schema>,
  event: EventWords & { readonly finishedAt: Date },
  now: Date,
): Promise<void> {
  const { eventId, gameId, finishedAt } = event;
  const subject = `results ${eventId} ${finishedAt.getTime()}`;
  await makeNotice(db, resultsKind, event, { subject, gameId, eventId, now });
}
