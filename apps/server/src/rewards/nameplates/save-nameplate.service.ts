import type { AnsweredRefusal, Body, FieldFault, Nameplate } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { tellProblem } from '../../platform/http/answers/told-faults.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { makeOnce } from '../../platform/idempotency/make-once.repository.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { unwantedWord } from '../../staff/moderation/clean-name.ts';
import { auditNameplate, logged } from './audited-nameplate.ts';
import { compileNameplateStyle } from './compile-nameplate-style.ts';
import type { Designer, NameplateParts } from './nameplate-parts.ts';
import { PlateType } from './nameplate-types.ts';
import { descriptionProblem, nameProblem, tidyWords } from './nameplate-words.ts';
import {
  countOwn,
  insertNameplate,
  lockNameplate,
  type PlateRow,
  updateNameplate,
  type WrittenPlate,
} from './nameplates.repository.ts';
import { lockOwner } from './owned-nameplates.repository.ts';
import { tellNameplate } from './told-nameplate.ts';

type Key = 'POST /api/nameplate/save';
type Refusal = AnsweredRefusal<Key>;

/** [rule: nameplates-8] */
const ownAtMost = 10;

/** Saves a nameplate whole, over the copy that it builds on, or not at all. */
export async function saveNameplate(
  { db, changes, isCleanName }: Pick<NameplateParts, 'db' | 'changes' | 'isCleanName'>,
  designer: Designer,
  wanted: Body<Key>,
  request: IdempotentRequest | null,
): Promise<Outcome<Nameplate, Refusal>> {
  const read = readWanted(designer, wanted);
  if (!read.ok) return read;
  if (!(await isCleanName(db, read.value.name))) {
    return refuse('bad_name', problemOf('body.name', unwantedWord));
  }
  const { id } = wanted;
  // A change that is sent again finds itself.
  const saved = await makeOnce(db, id === null ? request : null, async (trx) => {
    const written =
      id === null
        ? await create(trx, designer, read.value)
        : await change(trx, designer, { id, version: wanted.version ?? null, plate: read.value });
    if (!written.ok) return written;
    const { plate, isChanged } = written.value;
    return done({ told: tellNameplate(plate), typeId: plate.typeId, isChanged });
  });
  if (!saved.ok) return saved;
  const { told, typeId, isChanged } = saved.value;
  // Everybody may see the product's own right now; a design of one's own is worn by its owner alone.
  if (isChanged)
    changes.announce(isProducts({ typeId }) ? 'nameplate-shown' : 'nameplate', told.id);
  return done(told);
}

const isProducts = ({ typeId }: Pick<PlateRow, 'typeId'>): boolean => typeId !== PlateType.Personal;

function readWanted(
  { isAdmin }: Designer,
  { name: named, description: described, style: styled, namePlateTypeId: typeId }: Body<Key>,
): Outcome<WrittenPlate, 'bad_name' | 'bad_description' | 'bad_type' | 'style_refused'> {
  if (!isAdmin && typeId !== PlateType.Personal) return refuse('bad_type');
  const name = tidyWords(named);
  const wrongName = nameProblem(name, isAdmin);
  if (wrongName !== null) return refuse('bad_name', problemOf('body.name', wrongName));
  const description = tidyWords(described);
  const wrongDescription = descriptionProblem(description);
  if (wrongDescription !== null) {
    return refuse('bad_description', problemOf('body.description', wrongDescription));
  }
  const compiled = compileNameplateStyle(styled);
  if (!compiled.ok) return compiled;
  return done({ name, description, style: compiled.value, typeId });
}

const problemOf = (path: string, fault: FieldFault) => ({ problems: [tellProblem(path, fault)] });

interface Saved {
  readonly plate: PlateRow;
  readonly isChanged: boolean;
}

async function create(
  trx: Kysely<Schema>,
  { userId }: Designer,
  wanted: WrittenPlate,
): Promise<Outcome<Saved, Refusal>> {
  if (wanted.typeId === PlateType.Personal) {
    // Saves of one user wait for each other: none sees room that another one takes.
    if (!(await lockOwner(trx, userId))) return refuse('nameplate_not_found');
    if ((await countOwn(trx, userId)) >= ownAtMost) return refuse('too_many_plates');
    const plate = await insertNameplate(trx, { ...wanted, ownerUserId: userId });
    return done({ plate, isChanged: true });
  }
  const plate = await insertNameplate(trx, { ...wanted, ownerUserId: null });
  await auditNameplate(trx, plate, {
    actorUserId: userId,
    action: 'nameplate.created',
    after: logged(plate),
  });
  return done({ plate, isChanged: true });
}

interface Change {
  readonly id: number;
  /** Version of the copy that the edit builds on. */
  readonly version: number | null;
  readonly plate: WrittenPlate;
}

async function change(
  trx: Kysely<Schema>,
  { userId, isAdmin }: Designer,
  { id, version, plate: wanted }: Change,
): Promise<Outcome<Saved, Refusal>> {
  const before = await lockNameplate(trx, id);
  const isOwn = before?.ownerUserId === userId;
  if (before === null || !(isOwn || isAdmin)) return refuse('nameplate_not_found');
  // A nameplate stays with its owner, or with the product.
  if (isProducts(before) !== isProducts(wanted)) return refuse('bad_type');
  // Sent again, or the same change by somebody else: nothing is lost.
  if (isSame(before, wanted)) return done({ plate: before, isChanged: false });
  if (version !== before.version) {
    return refuse('changed_meanwhile', { current: tellNameplate(before) });
  }
  const plate = await updateNameplate(trx, id, wanted);
  if (!isOwn) {
    await auditNameplate(trx, plate, {
      actorUserId: userId,
      action: 'nameplate.changed',
      before: logged(before),
      after: logged(plate),
    });
  }
  return done({ plate, isChanged: true });
}

const isSame = (before: WrittenPlate, after: WrittenPlate): boolean =>
  before.name === after.name &&
  before.description === after.description &&
  before.style === after.style &&
  before.typeId === after.typeId;
