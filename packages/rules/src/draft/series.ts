/** Kinds of tournaments of one organiser; any other word may be a place. */
const KINDS = new Set([
  ...[
    'bounty',
    'challenger',
    'championship',
    'circuit',
    'contender',
    'cup',
    'final',
    'invitational',
  ],
  ...[
    'league',
    'major',
    'master',
    'open',
    'premier',
    'pro',
    'qualifier',
    'regional',
    'rival',
    'rmr',
  ],
  ...['showdown', 'split', 'world'],
]);

/**
 * Whether two names are of one series of tournaments, as 'Austin Major 2025' and 'Budapest Major 2026' are
 * [rule: drafts-24]. Years and numbers do not count. They are of the same kind, and share a word.
 */
export function isSameSeries(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const kindsOf = (words: ReadonlySet<string>) => [...words].filter((word) => KINDS.has(word));
  const [own, others] = [kindsOf(a), kindsOf(b)];
  const isAlike = own.length === others.length && own.every((kind) => b.has(kind));
  return isAlike && [...a].some((word) => b.has(word));
}

/** In letters of either case; 'Majors' is 'Major'. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && !/\p{N}/u.test(word))
      .map((word) => (KINDS.has(word.replace(/s$/, '')) ? word.replace(/s$/, '') : word)),
  );
