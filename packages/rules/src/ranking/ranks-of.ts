/** The shared rank of each of these totals: 1 + how many are greater. */
export function ranksOf(totals: Uint32Array): Uint32Array {
  const sorted = totals.toSorted();
  const ranks = new Map<number, number>();
  sorted.forEach((total, at) => {
    ranks.set(total, sorted.length - at);
  });
  return totals.map((total) => ranks.get(total) ?? 1);
}
