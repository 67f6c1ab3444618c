import { type Random, randomOf } from '../../packages/rules/fixtures/synthetic-picks.ts';

const SYLLABLES =
  'an ar as be bo ca co da de do el en er fa fi ga go ha hi in is jo ka ki ko la le li lo lu ma me mi mo na ne ni no or pa pe po ra re ri ro ru sa se shi so sta ta te ti to tra tu un va ve vi wi xa ya yo za ze zo'.split(
    ' ',
  );
const WORDS =
  'ace alpha arrow blaze bolt captain cat dark demon dragon duck echo fire fox frost ghost gamer hawk hunter ice king knight lord luna mage master moon ninja night nova omega panda pixel prime queen rage raven rogue shadow sky smoke sniper snow soul star storm tiger toxic venom viper void wizard wolf zero'.split(
    ' ',
  );
const JOINS = ['', '_'];
/** Names that Latin letters do not write. */
const OTHERS = [
  'Søren',
  'Émile',
  'Иван',
  'Настя',
  '小明',
  '太郎',
  'ÖZGÜR',
  'Łukasz',
  '😀fan',
  'Ñandú',
];

/**
 * Usernames like those that people choose: made-up words, words of the scene, years and digits, a
 * few of other scripts; 2 to about 20 letters. Always the same.
 */
export function* syntheticNames(count: number): Generator<string> {
  const random = randomOf(77);
  for (let made = 0; made < count; made += 1) yield syntheticName(random);
}

function syntheticName(random: Random): string {
  const stem = random() < 0.05 ? among(OTHERS, random) : stemOf(random);
  const second = random() < 0.2 ? among(JOINS, random) + among(WORDS, random) : '';
  const digits = random() < 0.6 ? String(whole(10 ** (1 + whole(4, random)), random)) : '';
  return cased(stem + second + digits, random());
}

const whole = (below: number, random: Random): number => Math.floor(random() * below);

const among = (texts: readonly string[], random: Random): string =>
  texts[whole(texts.length, random)] ?? '';

function stemOf(random: Random): string {
  if (random() < 0.3) return among(WORDS, random);
  return Array.from({ length: 2 + whole(3, random) }, () => among(SYLLABLES, random)).join('');
}

function cased(name: string, chance: number): string {
  if (chance < 0.05) return name.toUpperCase();
  return chance < 0.4 ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
