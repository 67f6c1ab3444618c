import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findNames } from './entry-blocks.repository.ts';
import type { EntrantOrder } from './order-entrants.ts';

const namesAtOnce = 1024;

/**
 * Search names of entrants, created on demand. Read in the order of ids, which is the order of the
 * table.
 */
export async function readNames(
  db: Kysely<Schema>,
  { userIds, byUser }: EntrantOrder,
): Promise<Iterable<string>> {
  const names = createNameStore(userIds.length);
  for (let from = 0; from < byUser.length; from += namesAtOnce) {
    const entrants = byUser.subarray(from, from + namesAtOnce);
    const ids = Array.from(entrants, (entrant) => userIds[entrant] ?? 0);
    const usernames = await findNames(db, ids);
    entrants.forEach((entrant, at) => {
      names.put(entrant, publicUsername({ id: ids[at] ?? 0, username: usernames[at] ?? '' }));
    });
  }
  return names.all();
}

/** Longest UTF-8 of one UTF-16 unit. */
const bytesPerUnit = 3;
const bytesPerPage = 1 << 20;

/**
 * Names as bytes until they are all there: a million strings that outlive the collector's first look
 * would be moved by it, and hold everything else meanwhile. In pages, since one buffer that grows
 * would be copied.
 */
function createNameStore(count: number) {
  const starts = new Uint32Array(count);
  const lengths = new Uint16Array(count);
  const pages: Buffer[] = [];
  let page = Buffer.alloc(0);
  let end = 0;
  return {
    put: (entrant: number, name: string): void => {
      if (end + name.length * bytesPerUnit > page.length) {
        page = Buffer.allocUnsafe(bytesPerPage);
        pages.push(page);
        end = 0;
      }
      const length = page.write(name, end);
      starts[entrant] = (pages.length - 1) * bytesPerPage + end;
      lengths[entrant] = length;
      end += length;
    },
    *all(): Generator<string> {
      for (let entrant = 0; entrant < count; entrant += 1) {
        const at = starts[entrant] as number;
        const start = at % bytesPerPage;
        const from = pages[Math.floor(at / bytesPerPage)];
        yield from?.toString('utf8', start, start + (lengths[entrant] as number)) ?? '';
      }
    },
  };
}
