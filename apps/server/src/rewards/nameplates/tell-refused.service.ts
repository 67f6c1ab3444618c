import { compileStyle } from '@callshot/nameplate-style';
import type { Kysely } from 'kysely';
import { attemptAll } from '../../platform/background/attempt-all.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { NameplateParts } from './nameplate-parts.ts';
import { findOwnStyled, lockNameplate, type PlateRow } from './nameplates.repository.ts';
import { nameplateRefusedKind } from './notice-kinds.ts';
import { stillAccepted } from './still-accepted.ts';

type Needs = Pick<NameplateParts, 'db' | 'tellUser'>;

/** As many are compiled in one go: others have their turn in between. */
const atOnce = 200;

/**
 * Tells the owners of plates whose stored style the rules of this program refuse, once of each state of a plate
 * [rule: nameplates-22]. A process goes once through all of them, some at a call: rules change with the program.
 */
export function createRefusedTeller({ db, tellUser }: Needs): () => Promise<void> {
  /** Null = it has seen all of them. */
  let after: number | null = 0;
  return async () => {
    if (after === null) return;
    const plates = await findOwnStyled(db, { after, most: atOnce });
    const accepted = new Set(await stillAccepted(plates));
    const refused = plates.filter((plate) => !accepted.has(plate));
    // One whose owner cannot be told now is told by the next process that starts.
    after = plates.length < atOnce ? null : (plates.at(-1)?.id ?? null);
    await attemptAll(refused, ({ id, version }) =>
      db.transaction().execute((trx) => tellOwner(trx, tellUser, { id, version })),
    );
  };
}

async function tellOwner(
  trx: Kysely<Schema>,
  tellUser: Needs['tellUser'],
  { id, version }: Pick<PlateRow, 'id' | 'version'>,
): Promise<void> {
  const plate = await lockNameplate(trx, id);
  if (plate === null || plate.version !== version || plate.ownerUserId === null) return;
  const compiled = compileStyle(plate.style);
  const problem = compiled.ok ? undefined : compiled.problems[0];
  if (problem === undefined) return;
  const { name } = plate;
  const words = { name, line: problem.line, reason: problem.reason };
  await tellUser(trx, plate.ownerUserId, nameplateRefusedKind, words, `${id} ${version}`);
}
