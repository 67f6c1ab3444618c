import { sheetOf } from '@callshot/nameplate-style/sheet';

const [WIDTH, HEIGHT] = [200, 34];
/** The box of a name of 16 letters, in px. */
const NAME = { x: 12, y: 9, width: 126, height: 16 };
/** WCAG AA for text of this size. */
export const LEAST_CONTRAST = 4.5;
/** A share of the pixels behind the name. Fewer pixels are a line or a spark, and are ignored. */
const IGNORED_SHARE = 0.02;

/**
 * The contrast of the name on a plate at rest, measured on what the browser draws. Null if the
 * browser does not let pages read its pixels.
 */
export async function measureContrast(canonical: string, colour: string): Promise<number | null> {
  try {
    const pixels = await draw(canonical);
    return contrastOn(pixels, readColour(colour));
  } catch {
    return null;
  }
}

async function draw(canonical: string): Promise<Uint8ClampedArray> {
  const style = `
    .np-frame { position: relative; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; }
    .np-preview { border-radius: 6px; }
    ${sheetOf(canonical, 'np-preview')}
    .np-frame > .plate { position: absolute; inset: 0; box-sizing: border-box; overflow: hidden; }
    .plate, .plate::before, .plate::after { animation: none; transition: none; }`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><foreignObject width="${WIDTH}" height="${HEIGHT}"><div xmlns="http://www.w3.org/1999/xhtml"><style>${escapeXml(style)}</style><div class="np-frame"><div class="plate np-preview"></div></div></div></foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  // The darkest ground that the product puts a plate on.
  context.fillStyle = '#0a0d14';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(image, 0, 0);
  return context.getImageData(NAME.x, NAME.y, NAME.width, NAME.height).data;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Rgb = readonly [number, number, number];

function readColour(text: string): Rgb {
  const [red, green, blue] = (text.match(/[\d.]+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`Not a colour: ${text}`);
  }
  return [red, green, blue];
}

/** The least, but for a few pixels. */
export function contrastOn(pixels: ArrayLike<number>, colour: Rgb): number {
  const own = luminance(colour);
  const ratios: number[] = [];
  for (let at = 0; at + 2 < pixels.length; at += 4) {
    const ground = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    ratios.push((Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
  }
  ratios.sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length * IGNORED_SHARE)] ?? 1;
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
