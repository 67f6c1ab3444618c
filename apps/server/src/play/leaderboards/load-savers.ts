import { type EntrantDirectory, indexEntrants } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runInSlices } from '../../platform/slices.ts';
import { findNow, findSaves, findStageIds, type Save } from './open-entrants.repository.ts';

/** The users who had saved a stage of an open event at one instant, with their names under an index. */
export interface Savers {
  /** The last to save first, at the same instant by user id. */
  readonly directory: EntrantDirectory;
  /** By entrant, in microseconds. */
  readonly savedAt: Float64Array;
  /** Every save committed before this instant is included. */
  readonly readAt: number;
}

const savesAtOnce = 8192;

/** Reads them in the order of an index, a few thousand at a time. */
export async function loadSavers(db: Kysely<Schema>, eventId: number): Promise<Savers> {
  const readAt = await findNow(db);
  const stages: Saves[] = [];
  for (const { id } of await findStageIds(db, eventId)) stages.push(await readSaves(db, id));
  const [saves = noSaves(), ...others] = stages.filter(({ count }) => count > 0);
  const { userIds, savedAt, usernames } = others.length === 0 ? saves : joined([saves, ...others]);
  return { directory: await runInSlices(indexEntrants(userIds, usernames)), savedAt, readAt };
}

interface Saves {
  readonly count: number;
  readonly userIds: Int32Array;
  readonly savedAt: Float64Array;
  /** A generator: strings of all names at once would take more memory than everything else. */
  readonly usernames: Iterable<string>;
}

const noSaves = (): Saves => ({
  count: 0,
  userIds: new Int32Array(),
  savedAt: new Float64Array(),
  usernames: [],
});

async function readSaves(db: Kysely<Schema>, stageId: number): Promise<Saves> {
  const pages: Page[] = [];
  for (let last: Save | null = null; ; last = pages.at(-1)?.last ?? null) {
    const page = pageOf(await findSaves(db, stageId, last, savesAtOnce));
    pages.push(page);
    if (page.userIds.length < savesAtOnce) break;
  }
  return {
    count: pages.reduce((sum, { userIds }) => sum + userIds.length, 0),
    userIds: Int32Array.from(pages.flatMap(({ userIds }) => userIds)),
    savedAt: Float64Array.from(pages.flatMap(({ savedAt }) => savedAt)),
    usernames: namesOf(pages),
  };
}

interface Page {
  readonly userIds: readonly number[];
  readonly savedAt: readonly number[];
  readonly last: Save | null;
  /** Lines as bytes, which cost the garbage collector nothing. */
  readonly text: Buffer;
}

function pageOf(text: string): Page {
  const lines = text === '' ? [] : text.split('\n');
  const saves = lines.map((line) => {
    const [userId, savedAt] = line.split(' ', 2);
    return { userId: Number(userId), savedAt: Number(savedAt) };
  });
  return {
    userIds: saves.map(({ userId }) => userId),
    savedAt: saves.map(({ savedAt }) => savedAt),
    last: saves.at(-1) ?? null,
    text: Buffer.from(text),
  };
}

function* namesOf(pages: readonly Page[]): Generator<string> {
  for (const { text, userIds } of pages) {
    if (userIds.length === 0) continue;
    for (const [at, line] of text.toString().split('\n').entries()) {
      const username = line.slice(line.indexOf(' ', line.indexOf(' ') + 1) + 1);
      yield publicUsername({ id: userIds[at] ?? 0, username });
    }
  }
}

/**
 * Merges saves of several stages into one order, keeping each user's last. Needed only when a stage
 * was reopened after the next one and nothing of the event is sealed yet, so it is rare and small.
 */
function joined(stages: readonly Saves[]): Saves {
  const last = new Map<number, Save & { username: string }>();
  for (const { userIds, savedAt: times, usernames } of stages) {
    for (const [at, username] of [...usernames].entries()) {
      const save = { userId: userIds[at] ?? 0, savedAt: times[at] ?? 0, username };
      if ((last.get(save.userId)?.savedAt ?? 0) < save.savedAt) last.set(save.userId, save);
    }
  }
  const saves = [...last.values()].sort(byLastSave);
  return {
    count: saves.length,
    userIds: Int32Array.from(saves, ({ userId }) => userId),
    savedAt: Float64Array.from(saves, ({ savedAt }) => savedAt),
    usernames: saves.map(({ username }) => username),
  };
}

/** The order of RECENT ENTRANTS [rule: boards-15]. */
export const byLastSave = (a: Save, b: Save): number =>
  b.savedAt - a.savedAt || a.userId - b.userId;
