import { readFileSync } from 'node:fs';
import type { JSHandle, Page } from '@playwright/test';

const ADDRESS = 'http://plates.test/';
const styleOf = (path: string): string =>
  readFileSync(new URL(`../../apps/web/src/${path}`, import.meta.url), 'utf8');
/** The product's own frame, its classes as they are written. */
const frameStyle =
  `${styleOf('platform/styles/tokens.css')}\n${styleOf('platform/ui/plates/name-badge.module.css')}`.replace(
    /:global\(([^)]*)\)/g,
    '$1',
  );

/** A picture that the page keeps. */
type Picture = JSHandle<ImageData>;

/** A page with a frame for each plate and neighbours around it, served from nowhere. */
export class PlatesPage {
  readonly requests: string[] = [];

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(count: number): Promise<void> {
    await this.page.route('**/*', (route) => {
      const address = route.request().url();
      if (address === ADDRESS) {
        return route.fulfill({ contentType: 'text/html', body: pageOf(count) });
      }
      this.requests.push(address);
      return route.abort();
    });
    await this.page.setViewportSize({ width: 1400, height: 54 * Math.ceil(count / 5) + 60 });
    await this.page.goto(ADDRESS);
  }

  /** Takes these stylesheets, and none of those before: what moves over to a look begins at none. */
  async wear(sheets: readonly string[]): Promise<void> {
    await this.page.evaluate((texts) => {
      document.adoptedStyleSheets = [];
      document.body.getBoundingClientRect();
      document.adoptedStyleSheets = texts.map((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet;
      });
    }, sheets);
  }

  /** Takes other texts for the sheets that are worn, as when a pointer comes. */
  async turnTo(sheets: readonly string[]): Promise<void> {
    await this.page.evaluate((texts) => {
      document.body.getBoundingClientRect();
      document.adoptedStyleSheets.forEach((sheet, at) => {
        sheet.replaceSync(texts[at] ?? '');
      });
      document.body.getBoundingClientRect();
    }, sheets);
  }

  /** Everything that moves, as it is after so many milliseconds. */
  async stillAt(time: number): Promise<void> {
    await this.page.evaluate(async (at) => {
      const animations = document.getAnimations();
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = at;
      }
      await Promise.all(animations.map(({ ready }) => ready));
    }, time);
  }

  /** The current drawing, kept on the page. */
  async picture(): Promise<Picture> {
    const png = await this.page.screenshot({ animations: 'allow' });
    return this.page.evaluateHandle(async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      return context.getImageData(0, 0, bitmap.width, bitmap.height);
    }, png.toString('base64'));
  }

  /**
   * The number of pixels of two pictures that differ by more than a rounding: in each frame, and
   * around all of them.
   */
  async differingPixels(
    one: Picture,
    other: Picture,
  ): Promise<{ frames: readonly number[]; around: number }> {
    const frames = await this.#frames();
    return this.page.evaluate(
      ({ before, after, boxes }) => {
        const owners = new Int16Array(before.width * before.height).fill(-1);
        boxes.forEach(({ x, y }, at) => {
          for (let row = y; row < y + 34; row += 1) {
            owners.fill(at, row * before.width + x, row * before.width + x + 200);
          }
        });
        const counts = boxes.map(() => 0);
        let around = 0;
        for (let at = 0; at < owners.length; at += 1) {
          const differs = [0, 1, 2].some(
            (channel) =>
              Math.abs((before.data[at * 4 + channel] ?? 0) - (after.data[at * 4 + channel] ?? 0)) >
              2,
          );
          const owner = owners[at] ?? -1;
          if (differs && owner < 0) around += 1;
          else if (differs) counts[owner] = (counts[owner] ?? 0) + 1;
        }
        return { frames: counts, around };
      },
      { before: one, after: other, boxes: frames },
    );
  }

  /**
   * The surroundings of the plates: position, computed style, and the element under the pointer.
   */
  async surroundings(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const told: string[] = [];
      const name = (element: Element | null) =>
        element ? `${element.tagName}.${element.className}#${element.id}` : 'nothing';
      const outside = [
        ...document.querySelectorAll('html, head, body, .cell, .cell > *, .np-frame'),
      ];
      for (const element of outside) {
        const { x, y, width, height } = element.getBoundingClientRect();
        told.push(`${name(element)} lies at ${[x, y, width, height].join(' ')}`);
      }
      for (const element of document.querySelectorAll('html, body, #first > *, #frame-0')) {
        for (const pseudo of [undefined, '::before', '::after', '::selection']) {
          const style = getComputedStyle(element, pseudo);
          for (const property of style) {
            told.push(
              `${name(element)}${pseudo ?? ''} ${property}: ${style.getPropertyValue(property)}`,
            );
          }
        }
      }
      for (const frame of document.querySelectorAll('.np-frame')) {
        const { left, top } = frame.getBoundingClientRect();
        for (const [x, y] of [
          [1, 1],
          [100, 17],
          [190, 30],
          [-4, 10],
          [100, -4],
          [100, 38],
        ] as const) {
          const hit = document.elementFromPoint(left + x, top + y);
          const cursor = hit ? getComputedStyle(hit).cursor : '';
          told.push(`${frame.id} at ${x} ${y}: ${name(hit)} ${cursor}`);
        }
      }
      told.push(
        `scrolls ${document.documentElement.scrollWidth} ${document.documentElement.scrollHeight}`,
      );
      return told;
    });
  }

  /** The relative luminance (WCAG) of a picture behind the names, by frame. */
  async lightBelowNames(picture: Picture): Promise<readonly (readonly number[])[]> {
    const frames = await this.#frames();
    return this.page.evaluate(
      ({ drawn, boxes }) => {
        const linear = (byte: number) =>
          byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
        const lightAt = (at: number) =>
          0.2126 * linear(drawn.data[at] ?? 0) +
          0.7152 * linear(drawn.data[at + 1] ?? 0) +
          0.0722 * linear(drawn.data[at + 2] ?? 0);
        return boxes.map(({ x, y }) => {
          const lights: number[] = [];
          for (let down = 8; down <= 26; down += 3) {
            for (let across = 12; across <= 138; across += 3) {
              lights.push(lightAt(((y + down) * drawn.width + x + across) * 4));
            }
          }
          return lights;
        });
      },
      { drawn: picture, boxes: frames },
    );
  }

  /**
   * Flashes of each plate in the busiest second of these moments, given in milliseconds. A flash is
   * a pair of opposing changes of a tenth of the light or more, the darker below 0.8 (WCAG 2.3.1).
   * They are counted in squares of two pixels, of which at least sixteen have to flash as often.
   */
  async flashes(times: readonly number[]): Promise<readonly number[]> {
    const boxes = await this.#frames();
    const seen = await this.page.evaluateHandle(() => [] as Float32Array[][]);
    for (const time of times) {
      await this.stillAt(time);
      const drawn = await this.picture();
      await this.page.evaluate(keepLights, { drawn, boxes, seen });
      await drawn.dispose();
    }
    return this.page.evaluate(countFlashes, { seen, times });
  }

  async #frames(): Promise<{ x: number; y: number }[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('.np-frame')].map((frame) => {
        const { x, y } = frame.getBoundingClientRect();
        return { x, y };
      }),
    );
  }
}

interface Seen {
  /** The light of the squares, by moment and frame. */
  readonly seen: Float32Array[][];
}

function keepLights({
  drawn,
  boxes,
  seen,
}: Seen & { drawn: ImageData; boxes: readonly { x: number; y: number }[] }): void {
  const linear = (byte: number) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
  const table = Float32Array.from({ length: 256 }, (_, byte) => linear(byte));
  const lightAt = (x: number, y: number) => {
    const at = (y * drawn.width + x) * 4;
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => table[drawn.data[at + channel] ?? 0]);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  seen.push(
    boxes.map(({ x, y }) =>
      Float32Array.from({ length: 100 * 17 }, (_, square) => {
        const left = x + (square % 100) * 2;
        const top = y + Math.floor(square / 100) * 2;
        return (
          (lightAt(left, top) +
            lightAt(left + 1, top) +
            lightAt(left, top + 1) +
            lightAt(left + 1, top + 1)) /
          4
        );
      }),
    ),
  );
}

function countFlashes({ seen, times }: Seen & { times: readonly number[] }): number[] {
  /** When the light of a square had turned by a tenth. */
  const changesOf = (frame: number, square: number): number[] => {
    const changes: number[] = [];
    let [least, most, direction] = [2, -1, 0];
    seen.forEach((frames, at) => {
      const light = frames[frame]?.[square] ?? 0;
      least = Math.min(least, light);
      most = Math.max(most, light);
      const rises = direction <= 0 && light - least >= 0.1 && least < 0.8;
      const falls = direction >= 0 && most - light >= 0.1 && light < 0.8;
      if (!rises && !falls) return;
      direction = rises ? 1 : -1;
      [least, most] = [light, light];
      changes.push(times[at] ?? 0);
    });
    return changes;
  };
  const busiest = (changes: readonly number[]): number => {
    let [most, first] = [0, 0];
    changes.forEach((time, last) => {
      while (time - (changes[first] ?? 0) >= 1000) first += 1;
      most = Math.max(most, last - first + 1);
    });
    return most / 2;
  };
  return (seen[0] ?? []).map((squares, frame) => {
    const counts = Array.from(squares, (_, square) => busiest(changesOf(frame, square)));
    return counts.sort((a, b) => b - a)[15] ?? 0;
  });
}

const cell = (at: number): string =>
  `<div class="cell"${at === 0 ? ' id="first"' : ''}><b class="neighbour">left</b>` +
  `<span class="badge" data-size="full"><span class="np-frame" data-worn data-moves id="frame-${at}"><span class="plate np-${at}" aria-hidden="true">` +
  '<span class="name">rally-noah</span></span></span></span><i class="neighbour" title="x">right</i></div>';

const pageOf = (
  count: number,
): string => `<!doctype html><meta charset="utf-8"><title>Plates</title>
<style>${frameStyle}
body { margin: 0; background: #0d121b; color: #eef2f8; font: 14px sans-serif; }
main { display: flex; flex-wrap: wrap; width: 1400px; }
.cell { display: flex; align-items: center; box-sizing: border-box; width: 280px; height: 54px; }
.cell > * { flex: none; }
.neighbour { width: 40px; }
</style><main>${Array.from({ length: count }, (_, at) => cell(at)).join('')}</main><p id="neighbour" class="neighbour">After the plates</p>`;
