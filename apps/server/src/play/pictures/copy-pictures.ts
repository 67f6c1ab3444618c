import type { Kysely } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Leadership } from '../../platform/changes/leadership.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { changeEvent, updateEvent } from '../events/running/change-event.ts';
import { decodePicture } from './decode-picture.ts';
import type { FetchLimits } from './fetch-picture.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { PictureLine } from './picture-line.ts';
import { isPassing, wordsOfPicture } from './picture-problem.ts';
import {
  findEventsWanting,
  findWantedSources,
  insertPicture,
  showLogo,
  upsertSource,
} from './pictures.repository.ts';

export interface CopyParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce'>;
  readonly standing: Leadership;
  readonly line: PictureLine;
  readonly hosts: readonly string[];
  readonly limits?: FetchLimits;
}

const atOnce = 4;
const triesAtMost = 8;
const firstWaitSeconds = 60;

/** Fetches some of the pictures that are wanted, and shows them; one process does it for all. */
export async function copyPictures(parts: CopyParts): Promise<void> {
  if (!parts.standing.isLeader()) return;
  const wanted = await findWantedSources(parts.db, atOnce);
  const shown = await Promise.all(
    wanted.map(async ({ url, hash, tries }) =>
      show(parts, url, hash ?? (await copyOne(parts, url, tries ?? 0))),
    ),
  );
  for (const eventId of new Set(shown.flat())) await showAnew(parts, eventId);
}

/** The hash of a picture that was fetched; null = it was not, and the source says why. */
async function copyOne(
  { db, line, hosts, limits }: CopyParts,
  url: string,
  before: number,
): Promise<string | null> {
  const fetched = await fetchPicture(line, url, hosts, limits);
  const decoded = fetched.ok ? await decodePicture(fetched.value) : fetched;
  if (decoded.ok) {
    await insertPicture(db, url, decoded.value);
    return decoded.value.hash;
  }
  const tries = before + 1;
  const isTriedAgain = isPassing(decoded.code) && tries < triesAtMost;
  await upsertSource(db, {
    url,
    hash: null,
    problem: wordsOfPicture(decoded.code, hosts),
    tries,
    waitsSeconds: isTriedAgain ? firstWaitSeconds * 4 ** before : null,
  });
  return null;
}

const pathOf = (hash: string): string => `/api/picture/${hash}`;

async function show(
  { db, changes }: CopyParts,
  url: string,
  hash: string | null,
): Promise<readonly number[]> {
  if (hash === null) return [];
  for (const eventId of await findEventsWanting(db, url)) {
    await changeEvent(db, eventId, async (change) => {
      const { imageSource, imageUrl } = change.event.row;
      if (imageSource === url && imageUrl === null) {
        await updateEvent(change, { imageUrl: pathOf(hash) });
      }
    });
    changes.announce('event', eventId);
  }
  return showLogo(db, url, pathOf(hash));
}

async function showAnew({ db, changes }: CopyParts, eventId: number): Promise<void> {
  await changeEvent(db, eventId, (change) => updateEvent(change, {}));
  changes.announce('event', eventId);
}
