import { usernameKey } from '@callshot/server';
import { capitalised, GIVEN, HANDLES } from '../demo/names.ts';
import type { RandomSource } from '../demo/random.ts';

export interface SyntheticName {
  readonly username: string;
  readonly key: string;
}

const JOINS = ['', '_', '-', '.', ''];
const MAX_LENGTH = 20;

/** The key of joined words is their keys joined: working it out a million times takes a minute. */
const keys = new Map<string, string>();
function keyOf(word: string): string {
  const known = keys.get(word) ?? usernameKey(word);
  keys.set(word, known);
  return known;
}

/** Names such as people choose, as many as asked for, none of which passes for a taken one. */
export function* syntheticNames(
  random: RandomSource,
  taken: Set<string>,
  count: number,
): Generator<SyntheticName> {
  for (let made = 0; made < count; ) {
    const words = wordsOf(random);
    const username = words.join('');
    const key = words.map(keyOf).join('');
    if (username.length > MAX_LENGTH || taken.has(key)) continue;
    taken.add(key);
    made += 1;
    yield { username, key };
  }
}

function wordsOf(random: RandomSource): string[] {
  const [given, handle] = [random.pick(GIVEN), random.pick(HANDLES)];
  const words = random.next() < 0.5 ? [given, handle] : [handle, given];
  const shown = random.next() < 0.3 ? words.map(capitalised) : words;
  const number = random.next() < 0.1 ? '' : String(random.whole(10_000));
  return [shown[0] ?? '', random.pick(JOINS), shown[1] ?? '', number];
}
