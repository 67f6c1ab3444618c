import {
  type Answer,
  type Body,
  promoBatchAtMost,
  promoPageSize,
  type RefusalCode,
} from '@callshot/contract';
import type { Insertable, Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { makeOnce } from '../../platform/idempotency/make-once.repository.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { PlateType } from '../nameplates/nameplate-types.ts';
import { holdNameplate } from '../nameplates/nameplates.repository.ts';
import { countClaims, findClaims } from './claims.repository.ts';
import { keyOf, makeCode } from './code.ts';
import {
  existsPromo,
  findCodes,
  findPromo,
  findPromos,
  insertCodes,
  insertPromo,
  isOver,
  lockPromo,
  setDisabled,
} from './promos.repository.ts';

type Db = Kysely<Schema>;
type StaffPromo = Answer<'POST /api/promo/create'>;
type CreateKey = 'POST /api/promo/create';
type Create = Body<CreateKey>;

export async function listPromos(
  db: Db,
  before: number | null,
): Promise<Answer<'GET /api/promo/list'>> {
  const rows = await findPromos(db, before, promoPageSize + 1);
  const page = rows.slice(0, promoPageSize);
  return {
    rows: page.map(tellPromo),
    next: rows.length > promoPageSize ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Makes a promo with its codes, or nothing of it. */
export async function createPromo(
  db: Db,
  actorUserId: number,
  wish: Create,
  request: IdempotentRequest | null,
): Promise<Outcome<StaffPromo, RefusalCode<CreateKey>>> {
  const startsAt = new Date(wish.startsAt);
  const endsAt = wish.endsAt === null ? null : new Date(wish.endsAt);
  const { description, nameplateId } = wish;
  const promo = { description, nameplateId, startsAt, endsAt, createdByUserId: actorUserId };
  try {
    return await makeOnce(db, request, async (trx) => {
      const isTooEarly = endsAt !== null && (endsAt <= startsAt || (await isOver(trx, endsAt)));
      return isTooEarly ? refuse('ends_too_early') : done(await make(trx, promo, wish.codes));
    });
  } catch (error) {
    if (error instanceof CannotBeMade) return refuse(error.code);
    throw error;
  }
}

/** Takes back what was written of it. */
class CannotBeMade extends Error {
  readonly code: 'code_taken' | 'nameplate_not_found';

  constructor(code: CannotBeMade['code']) {
    super(code);
    this.code = code;
  }
}

async function make(
  trx: Db,
  promo: Insertable<Schema['promos']>,
  wish: Create['codes'],
): Promise<StaffPromo> {
  if (typeof promo.nameplateId === 'number') {
    const plate = await holdNameplate(trx, promo.nameplateId);
    // A design of somebody's own is theirs alone.
    const isGivable = plate !== null && plate.typeId !== PlateType.Personal;
    if (!isGivable) throw new CannotBeMade('nameplate_not_found');
  }
  const { id } = await insertPromo(trx, promo);
  const codes = 'code' in wish ? [wish.code.toUpperCase()] : makeCodes(wish.count);
  const keyed = codes.map((code) => ({ key: keyOf(code), code }));
  const mostClaims = 'code' in wish ? wish.mostClaims : 1;
  if (!(await insertCodes(trx, id, keyed, mostClaims))) throw new CannotBeMade('code_taken');
  await insertAudit(trx, {
    actorUserId: promo.createdByUserId,
    action: 'promo.created',
    subjectType: 'promo',
    subjectId: id,
    after: {
      ...('code' in wish ? { code: codes[0] } : { codes: codes.length }),
      description: promo.description,
      nameplateId: promo.nameplateId,
      startsAt: promo.startsAt,
      endsAt: promo.endsAt,
      mostClaims,
    },
  });
  const made = await findPromo(trx, id);
  if (!made) throw new Error(`Promo ${id} was made and is not there`);
  return tellPromo(made);
}

const makeCodes = (count: number): string[] => Array.from({ length: count }, makeCode);

export async function readCodes(
  db: Db,
  promoId: number,
): Promise<Outcome<Answer<'GET /api/promo/codes/:promoId'>, 'promo_not_found'>> {
  if (!(await existsPromo(db, promoId))) return refuse('promo_not_found');
  return done(await findCodes(db, promoId, promoBatchAtMost));
}

export async function readClaims(
  db: Db,
  promoId: number,
  from: number,
): Promise<Outcome<Answer<'GET /api/promo/claims/:promoId'>, 'promo_not_found'>> {
  if (!(await existsPromo(db, promoId))) return refuse('promo_not_found');
  const [rows, total] = await Promise.all([
    findClaims(db, promoId, from, promoPageSize),
    countClaims(db, promoId),
  ]);
  return done({
    rows: rows.map(({ id, username, code, claimedAt }) => ({
      userId: id,
      username: publicUsername({ id, username }),
      code,
      claimedAt: claimedAt.toISOString(),
    })),
    total,
  });
}

type DisableKey = 'POST /api/promo/disable';

/** A simultaneous claim succeeds or fails as a whole [rule: promo-4]. */
export async function disablePromo(
  db: Db,
  actorUserId: number,
  { promoId, disabled, reason }: Body<DisableKey>,
): Promise<Outcome<null, RefusalCode<DisableKey>>> {
  if (reason === '') return refuse('reason_required');
  return db.transaction().execute(async (trx) => {
    const promo = await lockPromo(trx, promoId);
    if (!promo) return refuse('promo_not_found');
    if ((promo.disabledAt !== null) === disabled) return done(null);
    await setDisabled(trx, promoId, disabled);
    await insertAudit(trx, {
      actorUserId,
      action: disabled ? 'promo.disabled' : 'promo.enabled',
      subjectType: 'promo',
      subjectId: promoId,
      reason,
    });
    return done(null);
  });
}

const tellPromo = (row: Awaited<ReturnType<typeof findPromos>>[number]): StaffPromo => ({
  id: row.id,
  description: row.description,
  nameplate:
    row.nameplateId === null ? null : { id: row.nameplateId, name: row.nameplateName ?? '' },
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
  isDisabled: row.disabledAt !== null,
  code: row.code,
  codes: row.codes,
  claims: row.claims,
  mostClaims: row.mostClaims,
  createdAt: row.createdAt.toISOString(),
  createdBy: publicUsername({ id: row.createdById, username: row.username }),
});
