import { type FieldFault, fieldFault } from '@callshot/contract';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { answerReports } from '../../community/reports/answer-reports.ts';
import { done, refuse } from '../../platform/outcome.ts';
import { disableWithin } from '../../rewards/nameplates/judge-nameplate.service.ts';
import { findListedByIds } from '../../rewards/nameplates/listed-nameplates.repository.ts';
import { tidyWords } from '../../rewards/nameplates/nameplate-words.ts';
import { lockNameplate } from '../../rewards/nameplates/nameplates.repository.ts';
import { renameWithin } from '../../rewards/nameplates/rename-nameplate.service.ts';
import type { Act, ReportedKind, ReportParts, Trx } from './subject-now.ts';

/** Nameplates: staff give another name, or disable one. */
export const reportedNameplates: ReportedKind = {
  auditType: 'nameplate',
  read: async (db, ids) =>
    (await findListedByIds(db, ids)).map((row) => ({
      id: row.id,
      name: row.name,
      nameplateId: row.id,
      owner:
        row.ownerId === null || row.ownerName === null
          ? null
          : {
              id: row.ownerId,
              username: publicUsername({ id: row.ownerId, username: row.ownerName }),
            },
      people: row.wearers,
      isDone: row.disabledAt !== null,
      state: `${row.version} ${row.name}`,
    })),
  lock: async (trx, { id }) => {
    await lockNameplate(trx, id);
  },
  act: (trx, parts, action, act) =>
    action === 'rename' ? rename(trx, parts, act) : disable(trx, parts, act),
  undo: async (trx, parts, answer, { id, name, reason, actorUserId }) => {
    const plate = await lockNameplate(trx, id);
    if (answer.action === 'disable') {
      if (plate === null || plate.disabledAt === null) return refuse('subject_changed');
      await disableWithin(trx, parts, plate, { actorUserId, disabled: false, reason });
      return done(null);
    }
    if (plate === null || plate.name !== answer.newName) return refuse('subject_changed');
    await renameWithin(trx, parts, plate, { actorUserId, name, reason, isBack: true });
    return done(null);
  },
  announce: (changes, id) => changes.announce('nameplate-shown', id),
};

async function held(trx: Trx, id: number) {
  const plate = await lockNameplate(trx, id);
  if (plate === null) throw new Error(`Nameplate ${id} is gone while it is held`);
  return plate;
}

async function rename(trx: Trx, parts: ReportParts, act: Act): Promise<FieldFault | null> {
  const plate = await held(trx, act.id);
  if (plate.name === tidyWords(act.name)) return fieldFault('name_same');
  return renameWithin(trx, parts, plate, act);
}

async function disable(trx: Trx, parts: ReportParts, act: Act): Promise<null> {
  const plate = await held(trx, act.id);
  const { id, actorUserId, reason } = act;
  if (plate.disabledAt === null) {
    await disableWithin(trx, parts, plate, { actorUserId, disabled: true, reason });
  } else {
    const { name, ownerUserId } = plate;
    await answerReports(
      trx,
      { kind: 'nameplate', id },
      { action: 'disable', name, reason, answeredBy: actorUserId, ownerUserId },
    );
  }
  return null;
}
