const lettersAtMost = 4;

/** A short form of a team's name: its initials, or the first letters of a single word. */
export function abbreviationOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const [only = name] = words;
  const letters = words.length > 1 ? words.map((word) => [...word][0] ?? '') : [...only];
  return letters.slice(0, lettersAtMost).join('').toUpperCase();
}
