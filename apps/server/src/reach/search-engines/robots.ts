/** Pages whose addresses carry a secret, are a step on the way to another page, or are the staff's. */
const notForSearch = [
  '/admin',
  '/first-admin',
  '/link-',
  '/pick-username',
  '/reset-password',
  '/signin-',
  '/unsubscribe',
  '/verify-email',
];

/**
 * The text of `/robots.txt` (RFC 9309). Calls stay allowed: a search engine that runs scripts sees nothing
 * of a page without them.
 */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...notForSearch.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
