import DOMPurify from 'dompurify';
import { weekdayWords } from '../../platform/core/clock.ts';
import { m } from './words/messages.js';

/**
 * Notification HTML as nodes. The server wrote it from an allow-list; this is the second wall.
 * Bold, italics, line breaks, links, instants and own pictures are kept.
 */
export function cleanHtml(html: string): DocumentFragment {
  // Null where a <frameset> takes the place of the body, whatever the type says.
  const clean: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['b', 'i', 'a', 'br', 'img', 'time'],
    ALLOWED_ATTR: ['href', 'src', 'alt', 'datetime'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  if (clean === null) return document.createDocumentFragment();
  for (const element of clean.querySelectorAll('*')) keepAllowed(element);
  return clean;
}

/**
 * Removes the attributes that do not belong to the element. A link with a forbidden target is no
 * link any more.
 */
function keepAllowed(element: Element): void {
  const href = element.getAttribute('href');
  const src = ownPath(element.getAttribute('src'));
  const alt = element.getAttribute('alt') ?? '';
  const at = element.getAttribute('datetime') ?? '';
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  if (element.tagName === 'TIME' && INSTANT.test(at) && !Number.isNaN(Date.parse(at))) {
    element.setAttribute('datetime', at);
  }
  if (element.tagName === 'A') keepLink(element, href);
  if (element.tagName === 'IMG') {
    if (src === null) element.remove();
    else {
      element.setAttribute('src', src);
      element.setAttribute('alt', alt);
    }
  }
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The server names UTC, since it knows no viewer's zone; here it is known [rule: product-31]. */
export function tellOwnTime(clean: DocumentFragment): DocumentFragment {
  for (const time of clean.querySelectorAll('time[datetime]')) {
    time.textContent = weekdayWords(time.getAttribute('datetime') ?? '');
  }
  return clean;
}

function keepLink(link: Element, href: string | null): void {
  const path = ownPath(href);
  const outside = outsideUrl(href);
  if (path !== null) link.setAttribute('href', path);
  else if (outside === null) link.replaceWith(...link.childNodes);
  else {
    link.setAttribute('href', outside.href);
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    link.setAttribute('target', '_blank');
  }
}

/** Says beside each link that leaves the site where it leads. */
export function markOutside(clean: DocumentFragment): DocumentFragment {
  for (const link of clean.querySelectorAll('a[target]')) {
    const mark = document.createElement('span');
    mark.textContent = ` (${new URL(link.getAttribute('href') ?? '').host})`;
    link.append(mark);
    // Read aloud by the style, not part of the text.
    link.setAttribute('data-opens', m.opensNewTab());
  }
  return clean;
}

/** The first page of the product that a notification names. */
export function firstPath(html: string): string | null {
  const links = [...cleanHtml(html).querySelectorAll('a')];
  return (
    links.map((link) => ownPath(link.getAttribute('href'))).find((path) => path !== null) ?? null
  );
}

/** The path of an address within the product; null for any other address. */
export function ownPath(address: string | null): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(address, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** An external page over https, on a named host, without a username or password. */
function outsideUrl(address: string | null): URL | null {
  if (!/^https:\/\/[^\s\\]+$/i.test(address ?? '') || !URL.canParse(address ?? '')) return null;
  const url = new URL(address ?? '');
  const isNamed = url.username === '' && url.password === '' && /\.[a-z][^.]+$/.test(url.hostname);
  return isNamed ? url : null;
}
