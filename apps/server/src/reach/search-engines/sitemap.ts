import { games } from '@callshot/rules';
import { eventPath } from '../../platform/game-prefix.ts';
import type { EventAddress } from './event-addresses.repository.ts';

/** Pages that anybody may open and that always exist. */
const standing = ['/', ...games.map(({ prefix }) => `/${prefix}`), '/about-us', '/api/docs'];

interface Listed {
  readonly events: readonly EventAddress[];
  /** The community's page has something to show [rule: product-33]. */
  readonly hasCommunity: boolean;
}

/** The text of `/sitemap.xml` (sitemaps.org 0.9): no address in it needs an escape, as ids are numbers. */
export function sitemapText(publicUrl: string, { events, hasCommunity }: Listed): string {
  const paths = [...standing, ...(hasCommunity ? ['/community'] : []), ...events.map(eventPath)];
  const urls = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
