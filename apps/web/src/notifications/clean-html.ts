import DOMPurify from 'dompurify';

/**
 * Notification HTML as nodes. The server wrote it from an allow-list; this is the second wall.
 * Bold, italics, line breaks, links and own pictures are kept.
 */
export function cleanHtml(html: string): DocumentFragment {
  // Null where a <frameset> takes the place of the body, whatever the type says.
  const clean: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['b', 'i', 'a', 'br', 'img'],
    ALLOWED_ATTR: ['href', 'src', 'alt'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  if (clean === null) return document.createDocumentFragment();
  for (const element of clean.querySelectorAll('*')) keepAllowed(element);
  return clean;
}

/** What one element may have is not left on another; one that leads where it may not is none. */
function keepAllowed(element: Element): void {
  const href = element.getAttribute('href');
  const src = ownPath(element.getAttribute('src'));
  const alt = element.getAttribute('alt') ?? '';
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  if (element.tagName === 'A') keepLink(element, href);
  if (element.tagName === 'IMG') {
    if (src === null) element.remove();
    else {
      element.setAttribute('src', src);
      element.setAttribute('alt', alt);
    }
  }
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
  }
  return clean;
}

/** What an address leads to within the product; null for whatever leads elsewhere. */
export function ownPath(address: string | null): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(address, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** A page elsewhere, on a host with a name, over https, and nobody's name and password with it. */
function outsideUrl(address: string | null): URL | null {
  if (!/^https:\/\/[^\s\\]+$/i.test(address ?? '') || !URL.canParse(address ?? '')) return null;
  const url = new URL(address ?? '');
  const isNamed = url.username === '' && url.password === '' && /\.[a-z][^.]+$/.test(url.hostname);
  return isNamed ? url : null;
}
