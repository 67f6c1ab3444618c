/** FNV-1a of the lower-case name, mixed: its low bits alone would tell too few names apart. */
export function nameHash(name: string): number {
  const text = name.toLowerCase();
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  return (state ^ (state >>> 12)) >>> 0;
}
