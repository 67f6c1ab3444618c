/** WCAG AA for text of this size. */
const leastContrast = 4.5;

/** The colour where text in it can be read on the ground; null where it could not. */
export function readableColour(hexCode: string, ground: string): string | null {
  const luminance = luminanceOf(hexCode);
  const behind = luminanceOf(ground);
  if (luminance === null || behind === null) return null;
  return contrast(luminance, behind) >= leastContrast ? hexCode : null;
}

/** The background of Classic below a colour of its own, in both themes. */
export const classicGround = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--name-tint-dark').trim();

function luminanceOf(hexCode: string): number | null {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hexCode) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: string): number {
  const value = Number.parseInt(channel, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
