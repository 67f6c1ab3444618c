import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { compileStyle } from '@callshot/nameplate-style';

/** As many as are shown from memory. */
const mostKnown = 4000;
/** Whether a style is accepted, by its hash, those asked for last at the end. */
const known = new Map<string, boolean>();

/**
 * Those whose stored style the rules of today accept: the others keep it and are shown as Classic
 * [rule: nameplates-22]. Each style is compiled once by a process, and others have their turn in between.
 */
export async function stillAccepted<Plate extends { readonly style: string }>(
  plates: readonly Plate[],
): Promise<Plate[]> {
  const accepted: Plate[] = [];
  for (const plate of plates) {
    if (plate.style === '' || (await isAccepted(plate.style))) accepted.push(plate);
  }
  return accepted;
}

async function isAccepted(style: string): Promise<boolean> {
  const key = createHash('sha256').update(style).digest('base64');
  const before = known.get(key);
  const isOk = before ?? compileStyle(style).ok;
  known.delete(key);
  known.set(key, isOk);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  if (before === undefined) await setImmediate();
  return isOk;
}
