import type { FieldFault } from '@callshot/contract';
import type { Transaction } from 'kysely';
import { answerReports } from '../../community/reports/answer-reports.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { unwantedWord } from '../../staff/moderation/clean-name.ts';
import { auditNameplate, logged } from './audited-nameplate.ts';
import type { NameplateParts } from './nameplate-parts.ts';
import { nameProblem, tidyWords } from './nameplate-words.ts';
import { type PlateRow, updateNameplate } from './nameplates.repository.ts';
import { nameplateRenamedKind } from './notice-kinds.ts';

export interface PlateRename {
  readonly actorUserId: number;
  readonly name: string;
  readonly reason: string;
  /** It gets a name back that it had, which is not judged anew, and answers no report. */
  readonly isBack?: true;
}

/** Renames a plate that is held, tells its owner and answers its reports; what is wrong with the name, or null. */
export async function renameWithin(
  trx: Transaction<Schema>,
  { isCleanName, tellUser }: Pick<NameplateParts, 'isCleanName' | 'tellUser'>,
  plate: PlateRow,
  { actorUserId, name: named, reason, isBack }: PlateRename,
): Promise<FieldFault | null> {
  const name = tidyWords(named);
  if (!isBack) {
    const error = nameProblem(name, plate.ownerUserId === null);
    if (error !== null) return error;
    if (!(await isCleanName(trx, name))) return unwantedWord;
  }
  const { id, ownerUserId } = plate;
  const renamed = await updateNameplate(trx, id, {
    name,
    description: plate.description,
    style: plate.style,
    typeId: plate.typeId,
  });
  await auditNameplate(trx, plate, {
    actorUserId,
    action: 'nameplate.changed',
    before: logged(plate),
    after: logged(renamed),
    reason,
  });
  if (ownerUserId !== null) {
    const words = { before: plate.name, name, reason };
    await tellUser(trx, ownerUserId, nameplateRenamedKind, words);
  }
  if (!isBack) {
    await answerReports(
      trx,
      { kind: 'nameplate', id },
      {
        action: 'rename',
        name: plate.name,
        newName: name,
        reason,
        answeredBy: actorUserId,
        ownerUserId,
      },
    );
  }
  return null;
}
