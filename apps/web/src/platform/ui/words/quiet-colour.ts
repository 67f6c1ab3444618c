/** The weights of red, green and blue in the lightness of a colour, as in the filter of CSS. */
const LUMA = [0.213, 0.715, 0.072] as const;
/** The share of its colours that a team keeps after a loss. */
const KEPT = 0.6;

const quieted = new Map<string, string>();

/** `#RRGGBB` as `filter: saturate(0.6)` shows it. */
export function quietColour(colour: string): string {
  const known = quieted.get(colour);
  if (known) return known;
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const luma = LUMA.reduce((sum, share, at) => sum + share * (channels[at] ?? 0), 0);
  const quiet = channels.map((channel) => Math.round(luma + KEPT * (channel - luma)));
  const hex = `#${quiet.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  quieted.set(colour, hex);
  return hex;
}
