import type { UserCards } from '../../apps/server/src/account/accounts/users/user-cards.ts';
import { runInSlices } from '../../apps/server/src/platform/slices.ts';
import {
  buildLeaderBoard,
  createLeaderDirectory,
} from '../../apps/server/src/rewards/trophies/game-leaders.ts';
import { readLeaders } from '../../apps/server/src/rewards/trophies/leaders.service.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { syntheticNames } from '../search/synthetic-names.ts';
import { sized } from '../sized.ts';

const users = sized(1_000_000, 2000);
const events = 3;
const pages = sized(2000, 5);

/** Award Leaders of a million users with three trophies each: a page, and the board anew after a rewarding. */
export async function run(): Promise<readonly BenchRow[]> {
  const names = [...syntheticNames(users)];
  const before = process.memoryUsage();
  const directory = createLeaderDirectory(async (ids) => ids.map((id) => names[id - 1] ?? ''));
  const userIds = Uint32Array.from(names, (_, at) => at + 1);
  await directory.add(userIds);
  const entrants = directory.get();
  if (!entrants) throw new Error('no directory');
  const placed = await directory.entrantsOf(userIds);
  const given = Array.from({ length: events }, (_, event) => ({
    entrants: placed,
    trophyTypeIds: Uint8Array.from(userIds, (userId) => typeOf(Math.imul(userId, 7919 + event))),
    about: {
      eventId: event,
      eventName: `Event ${event}`,
      rewardTypeId: 1 + event,
      awardedAt: event,
    },
  }));
  const since = performance.now();
  const board = await runInSlices(buildLeaderBoard(entrants, given));
  const builtIn = performance.now() - since;
  const after = process.memoryUsage();
  const parts = {
    leaders: {
      board: async () => board,
      winners: async () => [],
    },
    cards: { of: async (ids: readonly number[]) => ids.map(() => card) } as Pick<UserCards, 'of'>,
  };
  const times: number[] = [];
  for (let page = 0; page < pages; page += 1) {
    const startedAt = performance.now();
    JSON.stringify(await readLeaders(parts, 1, 1 + ((page * 7919) % users)));
    times.push(performance.now() - startedAt);
  }
  const held = after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed;
  return [
    {
      bench: `Award Leaders, a page of ${users} users with ${events * users} trophies`,
      ours: medianOf(times),
      oursUnit: 'ms',
      most: 2,
    },
    {
      bench: 'Award Leaders, the board anew after a rewarding',
      ours: builtIn,
      oursUnit: 'ms',
      limit: 1000,
      limitName: 'goal',
    },
    { bench: 'Award Leaders, memory a user', ours: held / users, oursUnit: 'bytes' },
  ];
}

const card = { username: 'Somebody', nameplateId: 0, isStaff: false, pinned: null };

/** Few diamonds, many of wood. */
function typeOf(value: number): number {
  const share = (value >>> 0) / 2 ** 32;
  if (share < 0.0001) return 6;
  if (share < 0.001) return 5;
  if (share < 0.1) return 4;
  if (share < 0.3) return 3;
  return share < 0.5 ? 2 : 1;
}
