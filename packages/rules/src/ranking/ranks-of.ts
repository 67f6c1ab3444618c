/** The shared rank of each of these totals: 1 + how many are greater. */
export function ranksOf(totals: Uint32Array): Uint32Array {
  const ranks = ranksByTotal(totals);
  return totals.map((total) => ranks.get(total) ?? 1);
}

/** The same by total, in time that grows with their number and the highest of them. */
export function ranksByTotal(totals: Uint32Array): ReadonlyMap<number, number> {
  let highest = -1;
  for (const total of totals) if (total > highest) highest = total;
  const having = new Uint32Array(highest + 1);
  for (const total of totals) having[total] = (having[total] as number) + 1;
  const ranks = new Map<number, number>();
  let above = 0;
  for (let total = highest; total >= 0; total -= 1) {
    const count = having[total] as number;
    if (count > 0) ranks.set(total, above + 1);
    above += count;
  }
  return ranks;
}
