/** The known name that a mistyped one is most like, or null where none is near. */
export function nearestName(typed: string, known: readonly string[]): string | null {
  if (typed.length > 40) return null;
  let nearest: string | null = null;
  let least = Math.min(3, Math.ceil(typed.length / 3)) + 1;
  for (const name of known) {
    if (Math.abs(name.length - typed.length) >= least) continue;
    const distance = distanceOf(typed, name);
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** The number of letters to change, add or leave out. */
function distanceOf(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      next.push(
        Math.min(
          (above[column - 1] ?? 0) + same,
          (above[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
        ),
      );
    }
    above = next;
  }
  return above[other.length] ?? 0;
}
