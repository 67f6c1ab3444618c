import type { AnsweredRefusal, Body, ListedNameplate } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../platform/outcome.ts';
import { auditNameplate } from './audited-nameplate.ts';
import { readListed } from './list-nameplates.service.ts';
import type { NameplateParts } from './nameplate-parts.ts';
import {
  findNameplate,
  lockNameplate,
  type PlateRow,
  updateDisabled,
} from './nameplates.repository.ts';
import { nameplateDisabledKind } from './notice-kinds.ts';
import { answerReports, insertReport, isAnswered } from './reports.repository.ts';

type Parts = Pick<NameplateParts, 'db' | 'changes' | 'tellUser'>;
type DisableKey = 'POST /api/nameplate/disable';
type ReportKey = 'POST /api/nameplate/report';
type AnswerKey = 'POST /api/nameplate/reports/answer';

/** One report of a user and nameplate waits at a time [rule: nameplates-8]. */
export async function reportNameplate(
  db: Kysely<Schema>,
  userId: number,
  { id, reason }: Body<ReportKey>,
): Promise<Outcome<null, AnsweredRefusal<ReportKey>>> {
  return db.transaction().execute(async (trx) => {
    const plate = await findNameplate(trx, id);
    if (plate === null || plate.disabledAt !== null) return refuse('nameplate_not_found');
    if (plate.ownerUserId === userId) return refuse('own_nameplate');
    const report = { nameplateId: id, userId, version: plate.version };
    if (await isAnswered(trx, report)) return refuse('already_answered');
    await insertReport(trx, { ...report, reason });
    return done(null);
  });
}

/** Disables a nameplate or allows it again; what it is already stays, and nothing is told. */
export async function disableNameplate(
  parts: Parts,
  actorUserId: number,
  { id, disabled, reason }: Body<DisableKey>,
): Promise<Outcome<ListedNameplate, AnsweredRefusal<DisableKey>>> {
  const judged = await parts.db.transaction().execute(async (trx) => {
    const plate = await lockNameplate(trx, id);
    if (plate === null) return refuse('nameplate_not_found');
    const isNew = (plate.disabledAt !== null) !== disabled;
    if (isNew) await write(trx, parts, plate, { actorUserId, disabled, reason });
    return done({ isNew, listed: await readListed(trx, id) });
  });
  return tellOfJudgement(parts, judged);
}

export async function answerNameplateReports(
  parts: Parts,
  actorUserId: number,
  { id, action, reason }: Body<AnswerKey>,
): Promise<Outcome<ListedNameplate, AnsweredRefusal<AnswerKey>>> {
  const judged = await parts.db.transaction().execute(async (trx) => {
    const plate = await lockNameplate(trx, id);
    if (plate === null) return refuse('nameplate_not_found');
    const answered = await answerReports(trx, id);
    if (answered === 0) return refuse('no_reports');
    await auditNameplate(trx, plate, {
      actorUserId,
      action: 'nameplate.reports_answered',
      after: { action, reports: answered },
      reason,
    });
    const isNew = action === 'disable' && plate.disabledAt === null;
    if (isNew) await write(trx, parts, plate, { actorUserId, disabled: true, reason });
    return done({ isNew, listed: await readListed(trx, id) });
  });
  return tellOfJudgement(parts, judged);
}

interface Judgement {
  readonly actorUserId: number;
  readonly disabled: boolean;
  readonly reason: string;
}

async function write(
  trx: Kysely<Schema>,
  { tellUser }: Parts,
  plate: PlateRow,
  { actorUserId, disabled, reason }: Judgement,
): Promise<void> {
  await updateDisabled(trx, plate.id, disabled ? reason : null);
  await auditNameplate(trx, plate, {
    actorUserId,
    action: disabled ? 'nameplate.disabled' : 'nameplate.allowed',
    before: { name: plate.name, style: plate.style },
    reason,
  });
  const { ownerUserId, name } = plate;
  if (!disabled || ownerUserId === null) return;
  const words = nameplateDisabledKind.say({ name, reason });
  await tellUser(trx, ownerUserId, nameplateDisabledKind, words);
}

type Judged<Code extends string> = Outcome<
  { readonly isNew: boolean; readonly listed: ListedNameplate },
  Code
>;

function tellOfJudgement<Code extends string>(
  { changes }: Parts,
  judged: Judged<Code>,
): Outcome<ListedNameplate, Code> {
  if (!judged.ok) return judged;
  const { isNew, listed } = judged.value;
  if (isNew) changes.announce('nameplate-shown', listed.id);
  return done(listed) as Outcome<ListedNameplate, Code>;
}
