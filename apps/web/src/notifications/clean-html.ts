import DOMPurify from 'dompurify';

/**
 * Notification html as nodes (safety §4): the server has cleaned it already, this is the second
 * wall. Bold, italics, links within the product, line breaks and own pictures are left.
 */
export function cleanHtml(html: string): DocumentFragment {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['b', 'i', 'a', 'br', 'img'],
    ALLOWED_ATTR: ['href', 'src', 'alt'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of clean.querySelectorAll('*')) keepOwn(element);
  return clean;
}

/** What one element may have is not left on another; one that leads elsewhere is no link or picture. */
function keepOwn(element: Element): void {
  const href = ownPath(element.getAttribute('href'));
  const src = ownPath(element.getAttribute('src'));
  const alt = element.getAttribute('alt') ?? '';
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  if (element.tagName === 'A') {
    if (href === null) element.replaceWith(...element.childNodes);
    else element.setAttribute('href', href);
  }
  if (element.tagName === 'IMG') {
    if (src === null) element.remove();
    else {
      element.setAttribute('src', src);
      element.setAttribute('alt', alt);
    }
  }
}

/** What an address leads to within the product; null for whatever leads elsewhere. */
export function ownPath(address: string | null): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(address, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
