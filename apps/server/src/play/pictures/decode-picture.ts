import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { kindOfPicture } from './picture-kind.ts';
import type { PictureProblem } from './picture-problem.ts';

/** A picture as it is served. */
export interface DecodedPicture {
  readonly hash: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const pixelsAtMost = 16_000_000;
const framesAtMost = 100;
const sideAtMost = 1200;
const secondsAtMost = 10;

/** A picture written anew: nothing of what was sent is handed on but what it shows, and of frames the first. */
export async function decodePicture(
  bytes: Buffer,
): Promise<Outcome<DecodedPicture, PictureProblem>> {
  if (kindOfPicture(bytes) === null) return refuse('no_picture');
  const open = await library();
  try {
    const { width, height, pages = 1 } = await open(bytes).metadata();
    if (pages > framesAtMost) return refuse('too_many_frames');
    if (width * height > pixelsAtMost) return refuse('too_many_pixels');
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: sideAtMost, height: sideAtMost, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .timeout({ seconds: secondsAtMost })
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(data).digest('hex');
    return done({ hash, bytes: data, width: info.width, height: info.height });
  } catch {
    // A decoder's words are of no use to anybody here.
    return refuse('unreadable');
  }
}

let loading: Promise<(bytes: Buffer) => Sharp> | undefined;

/** Loaded with the first picture: most processes never see one. */
const library = () => (loading ??= load());

async function load(): Promise<(bytes: Buffer) => Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Formats other than the four kinds are not even tried.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
    ],
  });
  return (bytes) =>
    sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error', sequentialRead: true });
}
