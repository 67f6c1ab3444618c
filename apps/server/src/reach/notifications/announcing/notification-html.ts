import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { type Html, html } from '../../../platform/http/answers/html.ts';

type Mark = 'b' | 'i';

/** A link within the site is a path, one that leaves it a whole https address and its host. */
export type Address =
  | { readonly path: string }
  | { readonly outside: string; readonly host: string };

/**
 * One thing after the other that a notification may hold; nothing else can be said with it. Marks
 * and links are closed in the order in which they were opened.
 */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'instant'; readonly at: Date; readonly text: string }
  | { readonly kind: 'picture'; readonly path: string; readonly alt: string }
  | { readonly kind: 'mark' | 'mark-end'; readonly mark: Mark }
  | { readonly kind: 'link' | 'link-end'; readonly address: Address };

/** Elements whose text is not text of the page. */
const wordless = new Set(
  ['audio', 'canvas', 'embed', 'iframe', 'math', 'noembed', 'noframes', 'noscript', 'object']
    .concat(['option', 'plaintext', 'script', 'select', 'style', 'svg', 'template', 'textarea'])
    .concat(['title', 'video', 'xmp']),
);

/** Elements that start and end with a line break. */
const blocks = new Set(
  ['address', 'article', 'blockquote', 'dd', 'div', 'dl', 'dt', 'footer', 'form', 'h1', 'h2', 'h3']
    .concat(['h4', 'h5', 'h6', 'header', 'hr', 'li', 'main', 'ol', 'p', 'pre', 'section', 'table'])
    .concat(['tr', 'ul']),
);

const mostMarks = 20;

/** A token, or a line break before merging: `line` comes from text, `block` from an element. */
type Found = Token | { readonly kind: 'line' } | { readonly kind: 'block' };

/**
 * Parses HTML as browsers do (the WHATWG's tree construction). Keeps only bold, italics, line
 * breaks, links within the site, https links elsewhere, and pictures of the own site. Everything
 * else is never read, so nothing has to be removed. Text stays text.
 */
export function readHtml(written: string, ownOrigin: string): Token[] {
  const found: Found[] = [];
  const root = parseFragment(written);
  const waiting: (DefaultTreeAdapterTypes.ChildNode | Found)[] = root.childNodes.toReversed();
  let marks = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('kind' in next) {
      if (next.kind === 'mark-end') marks -= 1;
      found.push(next);
    } else if ('tagName' in next) {
      const [before, after] = edgesOf(next, ownOrigin, marks < mostMarks);
      if (before?.kind === 'mark') marks += 1;
      if (before) found.push(before);
      if (after) waiting.push(after);
      const isTold = wordless.has(next.tagName) || before?.kind === 'instant';
      if (!isTold) waiting.push(...next.childNodes.toReversed());
    } else if ('value' in next) {
      found.push(...linesOf(next.value));
    }
  }
  return settleBreaks(found);
}

/** Tokens before and after an element's content; most have none. */
function edgesOf(
  { tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element,
  ownOrigin: string,
  mayMark: boolean,
): readonly [Found?, Found?] {
  const attribute = (name: string): string | undefined =>
    attrs.find((one) => one.name === name && one.prefix === undefined)?.value;
  if (tagName === 'br') return [{ kind: 'break' }];
  if (tagName === 'time') {
    const at = instantOf(attribute('datetime'));
    const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    return at === null ? [] : [{ kind: 'instant', at, text: plain(text) }];
  }
  if (blocks.has(tagName)) return [{ kind: 'block' }, { kind: 'block' }];
  if (tagName === 'b' || tagName === 'i') {
    if (!mayMark) return [];
    return [
      { kind: 'mark', mark: tagName },
      { kind: 'mark-end', mark: tagName },
    ];
  }
  if (tagName === 'a') {
    const address = addressOf(attribute('href'), ownOrigin);
    return address === null
      ? []
      : [
          { kind: 'link', address },
          { kind: 'link-end', address },
        ];
  }
  if (tagName !== 'img') return [];
  const address = addressOf(attribute('src'), ownOrigin);
  if (address === null || 'outside' in address) return [];
  return [{ kind: 'picture', path: address.path, alt: plain(attribute('alt') ?? '') }];
}

/** Without signs that show nothing and those that turn around the order of what is shown. */
export const plain = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ');

function linesOf(text: string): Found[] {
  return text.split('\n').flatMap((line, at): Found[] => {
    const words: Found = { kind: 'text', text: plain(line) };
    return at === 0 ? [words] : [{ kind: 'line' }, words];
  });
}

/**
 * Lines stay lines, one empty line at most between them and none at either end. The end of a line that
 * ends with a `<br>` anyway counts once.
 */
function settleBreaks(found: readonly Found[]): Token[] {
  const settled: Token[] = [];
  let breaks = 0;
  let isAfterBreak = false;
  let hasContent = false;
  const flush = (): void => {
    for (let at = 0; hasContent && at < Math.min(breaks, 2); at += 1)
      settled.push({ kind: 'break' });
    breaks = 0;
    isAfterBreak = false;
  };
  for (const next of found) {
    if (next.kind === 'block') breaks = Math.max(breaks, 1);
    else if (next.kind === 'line') {
      if (!isAfterBreak) breaks += 1;
      isAfterBreak = false;
    } else if (next.kind === 'break') {
      breaks += 1;
      isAfterBreak = true;
    } else if (next.kind === 'text') {
      const text = breaks > 0 || !hasContent ? next.text.trimStart() : next.text;
      if (text === '') continue;
      flush();
      settled.push({ kind: 'text', text });
      hasContent = true;
    } else {
      const isContent = next.kind === 'picture' || next.kind === 'instant';
      if (next.kind === 'mark' || next.kind === 'link' || isContent) flush();
      settled.push(next);
      hasContent ||= isContent;
    }
  }
  return settled;
}

/** As `Date` prints an instant; nothing else names one for sure. */
const printed = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function instantOf(written: string | undefined): Date | null {
  const at = new Date(written ?? '');
  return written !== undefined && printed.test(written) && !Number.isNaN(at.getTime()) ? at : null;
}

/** An instant, which a browser shows in the zone and the words of the viewer. */
export const printInstant = (at: Date, text: string): Html =>
  html`<time datetime="${at.toISOString()}">${text}</time>`;

/** The target of a link: a path of the own site, an https page elsewhere, or null. */
function addressOf(written: string | undefined, ownOrigin: string): Address | null {
  if (written === undefined || /[\s\\\p{Cc}]/u.test(written)) return null;
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(written) || !URL.canParse(written, ownOrigin)) return null;
  const url = new URL(written, ownOrigin);
  if (url.origin === ownOrigin) {
    return url.pathname.startsWith('//') ? null : { path: url.pathname + url.search + url.hash };
  }
  // A name and a password before the host are there to be taken for it; a number says nothing.
  const isNamed = url.username === '' && url.password === '' && /\.[a-z][^.]+$/.test(url.hostname);
  return url.protocol === 'https:' && isNamed ? { outside: url.href, host: url.host } : null;
}

/** A link elsewhere sends no referrer and gets no handle on the page. */
const outsideRel = 'noopener noreferrer nofollow';

/** HTML that reads back as the same. `publicUrl` makes paths whole, where no page gives them a site. */
export function printHtml(tokens: readonly Token[], publicUrl = ''): string {
  return tokens.map((token) => printToken(token, publicUrl)).join('');
}

function printToken(token: Token, publicUrl: string): string {
  switch (token.kind) {
    case 'text':
      return html`${token.text}`.html.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
    case 'break':
      return '<br>';
    case 'instant':
      return printInstant(token.at, token.text).html;
    case 'picture':
      return html`<img src="${publicUrl + token.path}" alt="${token.alt}">`.html;
    case 'mark':
      return `<${token.mark}>`;
    case 'mark-end':
      return `</${token.mark}>`;
    case 'link':
      return 'path' in token.address
        ? html`<a href="${publicUrl + token.address.path}">`.html
        : html`<a href="${token.address.outside}" rel="${outsideRel}">`.html;
    case 'link-end':
      return '</a>';
  }
}
