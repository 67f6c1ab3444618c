/** Names of matches and their slots in texts, by their keys. */
export interface BracketNaming {
  match(key: string): string;
  slot(key: string): string;
}

/** As a format writes them: `UB-1-0`, `UB-1-0-top`. */
export const AS_WRITTEN: BracketNaming = { match: (key) => key, slot: (key) => key };

/** As the builder's drawing has them, counted from one: 'UB 2·1', 'UB 2·1 top'. */
export const AS_DRAWN: BracketNaming = { match: drawnMatch, slot: drawnSlot };

function drawnMatch(key: string): string {
  const [part, col, colIndex] = key.split('-');
  return `${part} ${Number(col) + 1}·${Number(colIndex) + 1}`;
}

function drawnSlot(key: string): string {
  const at = key.lastIndexOf('-');
  return `${drawnMatch(key.slice(0, at))} ${key.slice(at + 1)}`;
}
