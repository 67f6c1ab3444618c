import type { AnsweredRefusal, Body, ListedNameplate } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { answerReports } from '../../community/reports/answer-reports.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { auditNameplate } from './audited-nameplate.ts';
import { readListed } from './list-nameplates.service.ts';
import type { NameplateParts } from './nameplate-parts.ts';
import { lockNameplate, type PlateRow, updateDisabled } from './nameplates.repository.ts';
import { nameplateDisabledKind } from './notice-kinds.ts';

type Parts = Pick<NameplateParts, 'db' | 'changes' | 'tellUser'>;
type DisableKey = 'POST /api/nameplate/disable';

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
    if (isNew) await disableWithin(trx, parts, plate, { actorUserId, disabled, reason });
    return done({ isNew, listed: await readListed(trx, id) });
  });
  return tellOfJudgement(parts, judged);
}

interface Judgement {
  readonly actorUserId: number;
  readonly disabled: boolean;
  readonly reason: string;
}

/** Disables or allows a plate that is held; to be disabled answers its reports. */
export async function disableWithin(
  trx: Kysely<Schema>,
  { tellUser }: Pick<Parts, 'tellUser'>,
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
  if (!disabled) return;
  const { id, ownerUserId, name } = plate;
  await answerReports(
    trx,
    { kind: 'nameplate', id },
    { action: 'disable', name, reason, answeredBy: actorUserId, ownerUserId },
  );
  if (ownerUserId === null) return;
  await tellUser(trx, ownerUserId, nameplateDisabledKind, { name, reason });
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
