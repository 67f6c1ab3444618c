import type { RandomSource } from './random.ts';

export const GIVEN = (
  'adam alex aria ben bruno camille carla chris dana daniel diego elena elif emma erik finn freya ' +
  'hana henrik hugo ines ivan jade jakob jonas julia kai karim kenji lars leo lina lucas luis maja ' +
  'marco marta mateo mia mikko nadia nils noah nora olga omar oskar pablo priya rafael rania remi ' +
  'rosa ryan sami sara sofia stefan tara theo tomas uma victor wei yara yuki zoe'
).split(' ');
export const HANDLES = (
  'aerial arc atlas backpost banksy boost cascade chroma cinder clutch comet crossfire delta drift ' +
  'ember falcon flick flux glide halo havoc hydra indigo ivory jolt karma kestrel lumen lynx mango ' +
  'maple mirage monsoon nebula nimbus nova octane onyx orbit pinch pixel pogo quartz quiet rally ' +
  'raven recoil ripple rook saffron sable slate smoke solstice spark static summit tango tempo ' +
  'thistle tundra umbra vapor velvet vertigo volt walnut wave whisper zenith zephyr'
).split(' ');
const TAILS = ['', '', '', '7', '11', '21', '64', '88', '99', '404', '_x', 'ly', 'fan', 'ow', 'tv'];

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const PATTERNS: readonly ((random: RandomSource) => string)[] = [
  (r) => r.pick(HANDLES) + r.pick(TAILS),
  (r) => r.pick(GIVEN) + r.pick(TAILS),
  (r) => `${r.pick(GIVEN)}_${r.pick(HANDLES)}`,
  (r) => capitalised(r.pick(HANDLES)) + capitalised(r.pick(GIVEN)),
  (r) => `${r.pick(HANDLES)}-${r.pick(GIVEN)}`,
  (r) => `${capitalised(r.pick(GIVEN))}${r.whole(90) + 10}`,
  (r) => `its${capitalised(r.pick(GIVEN))}`,
];

/** For each name; as the last ones are drawn most are taken. */
const MOST_DRAWS = 100;

/** Distinct player names of 3 to 20 characters. */
export function playerNames(random: RandomSource, count: number): string[] {
  const names = new Map<string, string>();
  for (let drawn = 0; names.size < count; drawn += 1) {
    if (drawn > MOST_DRAWS * count) throw new Error(`There are no ${count} names`);
    const name = random.pick(PATTERNS)(random);
    if (name.length >= 3 && name.length <= 20) names.set(name.toLowerCase(), name);
  }
  return [...names.values()].slice(0, count);
}
