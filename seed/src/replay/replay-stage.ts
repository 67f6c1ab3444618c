import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeWiki, startFakeWiki, type WikiTables } from '@callshot/fake-wiki';
import { openForMaintenance } from '@callshot/server';
import { type ReplayProduct, startReplayProduct } from './replay-product.ts';
import { openSessions, type Sessions } from './replay-sessions.ts';

const second = 1000;
/** So long after the end of a tournament its event may end. */
export const timeoutMs = 300 * second;
export const pauses = { atMost: 10 * second, beforeStages: 30 * second };

/** Parts of a replay that are cleaned up after it. */
export interface ReplayStage {
  readonly data: string;
  /** The pages of the wiki at an instant. */
  tables: (now: number) => WikiTables;
  wiki?: FakeWiki;
  product?: ReplayProduct;
}

export const openStage = (tables: WikiTables): ReplayStage => ({
  data: mkdtempSync(join(tmpdir(), 'callshot-replay-')),
  tables: () => tables,
});

/** A wiki and a product of its own, with the demo world's people signed in. */
export async function startStage(
  stage: ReplayStage,
  players: number,
): Promise<{ readonly product: ReplayProduct; readonly sessions: Sessions }> {
  const wiki = await startFakeWiki({ tables: (now) => stage.tables(now) });
  stage.wiki = wiki;
  const product = await startReplayProduct({ data: stage.data, wiki });
  stage.product = product;
  const { db, close } = await openForMaintenance(product.env);
  try {
    return { product, sessions: await openSessions(db, players) };
  } finally {
    await close();
  }
}

export async function clear({ data, wiki, product }: ReplayStage): Promise<void> {
  await product?.stop();
  await wiki?.stop();
  rmSync(data, { recursive: true, force: true });
}
