import type { NameplateParts } from './nameplate-parts.ts';

/** Tells open pages how a nameplate is shown from now on. */
export async function tellPages(
  { plates, live }: Pick<NameplateParts, 'plates' | 'live'>,
  nameplateId: number,
): Promise<void> {
  const [shown] = await plates.of([nameplateId]);
  live.publish('NameplateUpdate', { nameplateId, version: shown?.version ?? null });
}
