import type { Schema } from '@callshot/server';
import type { Kysely } from 'kysely';
import { demoDesigns } from './demo-designs.ts';
import {
  findGivenPlates,
  giveStaffPlates,
  insertDesign,
  insertOwnedPlates,
  updatePlayer,
} from './demo-nameplates.repository.ts';
import type { DemoPlayer } from './demo-players.ts';
import { type RandomSource, randomFrom } from './random.ts';

const SEED = 20250604;
const PERSONAL = 7;
const SUPPORTER = 3;
/** So many have more than Classic, and of these so many wear it. */
const HAVE_SOME = 0.55;
const WEAR_ONE = 0.85;
const MOST = 4;

const sources = { 2: 'event', 3: 'reward', 4: 'promo', 6: 'staff' } as const;

interface Plate {
  readonly id: number;
  readonly typeId: number;
}

/**
 * Half of the players have nameplates of the product and mostly wear one. A few have designed their
 * own. The demo player has some to choose from and wears Classic.
 */
export async function plantNameplates(
  db: Kysely<Schema>,
  [demoPlayer, ...others]: readonly DemoPlayer[],
): Promise<void> {
  const random = randomFrom(SEED);
  const plates = await findGivenPlates(db);
  await giveStaffPlates(db);
  if (demoPlayer)
    await give(
      db,
      demoPlayer,
      [2, 4, 3, 2].flatMap((type, at) => ofType(plates, type)[at] ?? []),
    );
  const designers = others.slice(0, demoDesigns.length);
  for (const [at, { id }] of designers.entries()) {
    const design = demoDesigns[at];
    if (!design) continue;
    const nameplateId = await insertDesign(db, { ...design, typeId: PERSONAL, ownerUserId: id });
    await updatePlayer(db, id, { nameplateId });
  }
  for (const player of others.slice(designers.length)) {
    if (random.next() >= HAVE_SOME) continue;
    const drawn = drawSome(random, plates);
    await give(db, player, drawn);
    const [first] = drawn;
    const isSupporter = drawn.some(({ typeId }) => typeId === SUPPORTER);
    await updatePlayer(db, player.id, {
      nameplateId: first && random.next() < WEAR_ONE ? first.id : 0,
      patreonLevelId: isSupporter ? 2 + random.whole(3) : 1,
    });
  }
}

const ofType = (plates: readonly Plate[], type: number): Plate[] =>
  plates.filter(({ typeId }) => typeId === type);

const drawSome = (random: RandomSource, plates: readonly Plate[]): Plate[] => [
  ...new Set(Array.from({ length: 1 + random.whole(MOST) }, () => random.pick(plates))),
];

const give = (db: Kysely<Schema>, { id: userId }: DemoPlayer, plates: readonly Plate[]) =>
  insertOwnedPlates(
    db,
    plates.map(({ id, typeId }) => ({ userId, nameplateId: id, source: sourceOf(typeId) })),
  );

const sourceOf = (typeId: number) => sources[typeId as keyof typeof sources];
