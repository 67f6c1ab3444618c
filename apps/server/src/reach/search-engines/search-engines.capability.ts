import type { Kysely } from 'kysely';
import type { Capability } from '../../platform/capability.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { printedText } from '../../platform/http/answers/kept-answer.ts';
import { sendPublic } from '../../platform/http/answers/send-public.ts';
import type { AppConfig } from '../../platform/parts.ts';
import { findAllEventAddresses, hasCommunityLink } from './event-addresses.repository.ts';
import { robotsText } from './robots.ts';
import { sitemapText } from './sitemap.ts';

export interface SearchEngineParts {
  readonly db: Kysely<Schema>;
  readonly config: Pick<AppConfig, 'publicUrl'>;
}

const anHour = 'public, max-age=3600';

/** Serves robots.txt and the sitemap. */
export const searchEngines: Capability<SearchEngineParts> = {
  name: 'search-engines',
  tables: {},
  make: ({ db, config: { publicUrl } }) => ({
    calls: {},
    routes: (app) => {
      const robots = printedText(robotsText(publicUrl));
      app.get('/robots.txt', (request, reply) => {
        reply.type('text/plain; charset=utf-8').header('cache-control', anHour);
        return sendPublic(request, reply, { printed: robots });
      });
      app.get('/sitemap.xml', async (request, reply) => {
        const events = await findAllEventAddresses(db);
        const hasCommunity = await hasCommunityLink(db);
        const printed = printedText(sitemapText(publicUrl, { events, hasCommunity }));
        reply.type('application/xml; charset=utf-8').header('cache-control', anHour);
        return sendPublic(request, reply, { printed });
      });
    },
  }),
};
