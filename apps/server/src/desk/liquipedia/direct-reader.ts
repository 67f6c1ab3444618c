import { done } from '../../platform/outcome.ts';
import type { WikiSettings } from '../../platform/parts.ts';
import { askWiki } from './ask-wiki.ts';
import { nameOf, pageSize, pagesAtMost, requestOf, type WikiReader } from './wiki-reader.ts';

/** Reads a wiki without a database: nothing is kept, and nobody else's requests are counted. */
export const directReader = (settings: WikiSettings): WikiReader => ({
  read: async (query) => {
    const readAt = new Date();
    const records = new Map<string, unknown>();
    for (let page = 0; page < pagesAtMost; page += 1) {
      const asked = await askWiki(settings, requestOf(query, page));
      if (!asked.ok) return asked;
      const before = records.size;
      for (const record of asked.value) records.set(nameOf(record), record);
      // A page without new records: the server ignores paging.
      if (asked.value.length < pageSize || records.size === before) break;
    }
    return done({ records: [...records.values()], readAt, failure: null });
  },
});
