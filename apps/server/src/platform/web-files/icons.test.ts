import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const web = fileURLToPath(new URL('../../../../web/', import.meta.url));
const page = await readFile(join(web, 'index.html'), 'utf8');
const icons = [...page.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map(
  ([, href = '']) => href,
);

test('browsers find an icon for tabs, old and new, and for a home screen', async () => {
  expect(icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  const [ico, svg, touch] = await Promise.all(
    icons.map((href) => readFile(join(web, 'public', href))),
  );
  // An icon file: reserved zero, type 1, then how many pictures it holds.
  expect([...(ico?.subarray(0, 6) ?? [])]).toEqual([0, 0, 1, 0, 3, 0]);
  expect(svg?.toString()).toContain('<svg');
  // A home screen cuts the corners itself, and paints what is transparent black.
  const { width, height, hasAlpha } = await sharp(touch).metadata();
  expect([width, height, hasAlpha]).toEqual([180, 180, false]);
  const { isOpaque } = await sharp(touch).stats();
  expect(isOpaque).toBe(true);
});

test.each(['rl', 'cs'])('a home screen finds the icons of %s, one for any mask', async (game) => {
  const sizeOf = async (file: string) => {
    const picture = sharp(await readFile(join(web, 'public/icons', `${game}-${file}.png`)));
    const { width, height } = await picture.metadata();
    return [width, height, (await picture.stats()).isOpaque];
  };
  expect(await sizeOf('192')).toEqual([192, 192, false]);
  expect(await sizeOf('512')).toEqual([512, 512, false]);
  expect(await sizeOf('maskable-512')).toEqual([512, 512, true]);
});
