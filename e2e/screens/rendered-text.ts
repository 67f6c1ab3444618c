import type { Page } from '@playwright/test';

/** A line of text on a screen: its ink, size and place. */
interface Line {
  readonly text: string;
  readonly ink: readonly [red: number, green: number, blue: number, alpha: number];
  readonly size: number;
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

const MIN_CONTRAST = 4.5;
const MIN_SIZE = 12;

const SETTLED_MS = 500;
/** A page that is scrolled to its end in more steps than that repeats itself. */
const MOST_LOOKS = 6;

/**
 * Lines of text that are smaller than 12 px, or whose contrast is below 4.5:1 on the pixels under
 * them. All text on the screen is checked, scrolled into view. Letters in team marks are drawings,
 * and disabled text need not be read (WCAG 1.4.3).
 */
export async function hardToRead(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    let hard = await hardToReadNow(page);
    if (hard.length > 0) {
      // A plate that arrived between the two pictures has its own ink: what is hard to read stays so.
      await page.waitForTimeout(SETTLED_MS);
      const still = new Set(await hardToReadNow(page));
      hard = hard.filter((line) => still.has(line));
    }
    for (const line of hard) found.add(line);
    if (!(await page.evaluate(scrollOn))) break;
  }
  return [...found];
}

/** The screen is rendered once more without its letters. */
async function hardToReadNow(page: Page): Promise<string[]> {
  const lines = await page.evaluate(linesOnScreen);
  const bareSheet = await page.evaluateHandle(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync(
      '*, *::before, *::after, *::placeholder { color: transparent !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(bare);
    return bare;
  });
  const bare = await page.screenshot({ animations: 'disabled', scale: 'css' });
  await bareSheet.evaluate((own) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== own);
  });
  const contrasts = await page.evaluate(contrastsOn, { lines, png: bare.toString('base64') });
  return lines.flatMap(({ text, size }, at) => {
    const contrast = contrasts[at] ?? Number.POSITIVE_INFINITY;
    return [
      ...(size < MIN_SIZE ? [`“${text}” is ${size} px high`] : []),
      ...(contrast < MIN_CONTRAST ? [`“${text}” has a contrast of ${contrast.toFixed(2)}`] : []),
    ];
  });
}

/** Runs inside the page: brings what lies below into view, everywhere; false where nothing does. */
async function scrollOn(): Promise<boolean> {
  let isMoved = false;
  for (const element of [
    document.scrollingElement,
    ...document.querySelectorAll('main, main *, [role=dialog], [role=dialog] *'),
  ]) {
    if (!element || element.scrollHeight - element.clientHeight < 2) continue;
    const isScroller =
      element === document.scrollingElement ||
      /auto|scroll/.test(getComputedStyle(element).overflowY);
    if (!isScroller) continue;
    const before = element.scrollTop;
    element.scrollTop += element.clientHeight * 0.8;
    isMoved ||= element.scrollTop > before;
  }
  await new Promise((done) => setTimeout(done, 150));
  return isMoved;
}

/** Runs inside the page. */
function linesOnScreen(): Line[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('No canvas to read colours with');
  const rgba = (color: string): [number, number, number, number] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const opacityOf = (element: Element): number => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  };
  /** There for screen readers alone, or within what is. */
  const isOnlySpoken = (element: Element): boolean =>
    getComputedStyle(element).clipPath !== 'none' ||
    (element.parentElement !== null && isOnlySpoken(element.parentElement));
  /** The letters of a team mark are sized with it. */
  const isOfMark = (element: HTMLElement) =>
    element.ariaHidden === 'true' && element.style.fontSize !== '';
  /** The part of an element that no ancestor cuts off. */
  const uncut = (element: Element, { left, right, top, bottom }: DOMRect) => {
    const box = { left, right, top, bottom };
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflow, position } = getComputedStyle(at);
      if (overflow !== 'visible') {
        const around = at.getBoundingClientRect();
        box.left = Math.max(box.left, around.left);
        box.right = Math.min(box.right, around.right);
        box.top = Math.max(box.top, around.top);
        box.bottom = Math.min(box.bottom, around.bottom);
      }
      if (position === 'fixed') break;
    }
    return { x: box.left, y: box.top, w: box.right - box.left, h: box.bottom - box.top };
  };
  /** A link that is stretched over its card, or a bare box, hides nothing. */
  const isHiddenBy = (above: Element, x: number, y: number): boolean => {
    const { left, right, top, bottom } = above.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(above);
    const isPainted = backgroundImage !== 'none' || rgba(backgroundColor)[3] > 0;
    return isPainted || above.matches('img, svg, svg *, canvas, input, textarea, select');
  };
  /** Whether it is what lies at a point, on top of everything else. */
  const isOnTop = (element: Element, x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    return document.elementsFromPoint(x, y).some((hit, at, all) => {
      if (hit !== element && !hit.contains(element) && !element.contains(hit)) return false;
      return all
        .slice(0, at)
        .every(
          (above) => above.contains(element) || element.contains(above) || !isHiddenBy(above, x, y),
        );
    });
  };
  /** A text that is half below a bar, or half cut off, is read once it is scrolled on. */
  const isSeen = (element: Element, rect: DOMRect): boolean => {
    const box = uncut(element, rect);
    if (box.h < rect.height - 1 || box.w < Math.min(rect.width, 12)) return false;
    const [left, middle] = [box.x + 1, box.y + box.h / 2];
    const points = [
      [left, middle],
      [left + box.w - 2, middle],
      [left + box.w / 2, box.y + 1],
      [left + box.w / 2, box.y + box.h - 1],
    ] as const;
    return points.every(([x, y]) => isOnTop(element, x, y));
  };

  const lines: Line[] = [];
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const words = field.value || field.placeholder;
    if (words === '' || !field.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const isText =
      field instanceof HTMLTextAreaElement ||
      /^(text|search|email|url|password|number|date|time|datetime-local)$/.test(field.type);
    const rect = field.getBoundingClientRect();
    if (!isText || field.disabled || isOnlySpoken(field) || !isSeen(field, rect)) continue;
    const isAsked = field.value === '';
    const { color, fontSize, opacity } = getComputedStyle(field, isAsked ? '::placeholder' : null);
    const [red, green, blue, alpha] = rgba(color);
    const seen = alpha * opacityOf(field) * (isAsked ? Number(opacity) : 1);
    lines.push({
      text: words.slice(0, 60),
      ink: [red, green, blue, seen],
      size: Number.parseFloat(fontSize),
      box: { x: rect.x + 4, y: rect.y + 4, w: rect.width - 8, h: rect.height - 8 },
    });
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    const words = (text.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (
      !element ||
      words === '' ||
      element.closest('svg, :disabled') ||
      isOfMark(element) ||
      isOnlySpoken(element)
    )
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize } = getComputedStyle(element);
    const [red, green, blue, alpha] = rgba(color);
    const range = document.createRange();
    range.selectNodeContents(text);
    const rect = [...range.getClientRects()].find(
      (one) => one.width > 2 && one.height > 2 && isSeen(element, one),
    );
    if (!rect) continue;
    lines.push({
      text: words.slice(0, 60),
      ink: [red, green, blue, alpha * opacityOf(element)],
      size: Number.parseFloat(fontSize),
      box: uncut(element, rect),
    });
  }
  return lines;
}

/** Runs inside the page: for every line the contrast that nine tenths of its ground reach. */
async function contrastsOn({ lines, png }: { lines: readonly Line[]; png: string }) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.codePointAt(0) ?? 0);
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!canvas) throw new Error('No canvas to read the picture with');
  canvas.drawImage(picture, 0, 0);
  const linear = (part: number) =>
    part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

  return lines.map(({ ink: [red, green, blue, alpha], box }) => {
    const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
    const width = Math.min(picture.width - x, Math.ceil(box.w));
    const height = Math.min(picture.height - y, Math.ceil(box.h));
    if (width < 1 || height < 1) return Number.POSITIVE_INFINITY;
    const { data } = canvas.getImageData(x, y, width, height);
    const found: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = data.slice(at, at + 3);
      const mix = (over: number, under: number) => over * alpha + under * (1 - alpha);
      const inked = luminance(mix(red, r), mix(green, g), mix(blue, b));
      const ground = luminance(r, g, b);
      found.push((Math.max(inked, ground) + 0.05) / (Math.min(inked, ground) + 0.05));
    }
    found.sort((a, b) => a - b);
    return found[Math.floor(found.length / 10)] ?? Number.POSITIVE_INFINITY;
  });
}
