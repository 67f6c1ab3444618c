import sanitizeHtml from 'sanitize-html';
import { allowedHtml } from './allowed-html.ts';
import { plainTextOf } from './plain-text.ts';

/** Elements whose text is no text of the page. */
const wordless = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'template',
  'title',
  'svg',
  'math',
  'xmp',
  'plaintext',
];

/** Any origin: what a relative address resolves to under it is on the product's own site. */
const own = 'https://callshot.invalid';

/**
 * An Admin's announcement as it is shown: bold, italics, line breaks, links within the product and
 * its own pictures (decision 48). Everything else is taken out; empty when nothing is left.
 */
export function announcementHtml(written: string): string {
  const html = sanitizeHtml(written, {
    ...allowedHtml,
    nonTextTags: wordless,
    allowedSchemes: [],
    allowProtocolRelative: false,
    nestingLimit: 20,
    parser: { lowerCaseTags: true, lowerCaseAttributeNames: true },
    transformTags: {
      a: (_tag, { href }) => keepWhen(ownAddress(href), (address) => ['a', { href: address }]),
      img: (_tag, { src, alt }) =>
        keepWhen(ownAddress(src), (address) => ['img', { src: address, alt: alt ?? '' }]),
    },
  }).trim();
  return html.includes('<img ') || plainTextOf(html) !== '' ? html : '';
}

type Kept = readonly [tagName: string, attributes: Record<string, string>];

/** An element without its address is dropped; what it holds stays. */
function keepWhen(
  address: string | null,
  keep: (address: string) => Kept,
): { tagName: string; attribs: Record<string, string> } {
  const [tagName, attribs] = address === null ? (['span', {}] as const) : keep(address);
  return { tagName, attribs };
}

/** A path of the own site, as a browser would read it; null for whatever leads elsewhere. */
function ownAddress(written: string | undefined): string | null {
  if (written === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(written)) return null;
  if (!URL.canParse(written, own)) return null;
  const { origin, pathname, search, hash } = new URL(written, own);
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : null;
}
