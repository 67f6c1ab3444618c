import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a call that changes something came from the product's own pages or from a program, and not
 * from another site's form, image, link or prefetch [rule: safety-3].
 */
export function isFromElsewhere(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  if (isMissing(headers.game) || isPrefetch(headers)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return !isOwnFetch(headers);
  return headers.origin !== undefined && headers.origin !== ownOrigin;
}

const isMissing = (header: string | string[] | undefined): boolean =>
  header === undefined || header.length === 0;

const isOwnFetch = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'same-origin' &&
  headers['sec-fetch-mode'] === 'cors' &&
  headers['sec-fetch-dest'] === 'empty';

const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  [headers['sec-purpose'], headers.purpose, headers['x-moz']].some(
    (value) => typeof value === 'string' && /prefetch|prerender/i.test(value),
  );
