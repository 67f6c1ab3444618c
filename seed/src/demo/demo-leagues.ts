import type { GameId } from '@callshot/rules';
/** A league of the demo world. */
export interface DemoLeague {
  readonly name: string;
  /** Creator: an index among the players; 0 = the demo player. */
  readonly creator: number;
  /** Number of other members. */
  readonly others: number;
  /** Whether the demo player is one of them. */
  readonly hasDemoPlayer?: true;
  /** Whether the demo admin, who does not play, is in it as well. */
  readonly hasDemoAdmin?: true;
  readonly daysOld: number;
  readonly password?: string;
  /** A nameplate of its creator; none = Classic. */
  readonly plate?: string;
  readonly requireDiscord?: true;
  readonly requireReddit?: true;
  readonly discordUrl?: string;
}

/** The oldest first. */
export const demoLeagues: readonly DemoLeague[] = [
  {
    name: 'Kickoff Goblins',
    creator: 24,
    others: 180,
    hasDemoPlayer: true,
    hasDemoAdmin: true,
    daysOld: 92,
    plate: 'Saucer Nights',
    discordUrl: 'https://discord.gg/rocketleague',
  },
  { name: 'Eco Round Enjoyers', creator: 45, others: 58, daysOld: 88, plate: 'Site Plan' },
  {
    name: 'Friday Night Overtime',
    creator: 0,
    others: 8,
    daysOld: 83,
    password: 'golden goal',
    plate: 'Full Boost',
  },
  {
    name: 'Office, 4th Floor',
    creator: 57,
    others: 12,
    hasDemoPlayer: true,
    daysOld: 79,
    password: 'coffee machine',
  },
  { name: 'Nordic Callers', creator: 58, others: 41, plate: 'Northern Sky', daysOld: 71 },
  {
    name: 'Discord Regulars',
    creator: 76,
    others: 26,
    hasDemoPlayer: true,
    daysOld: 66,
    plate: 'High Tide',
    requireDiscord: true,
  },
  {
    name: 'Dust Two Dads',
    creator: 88,
    others: 11,
    daysOld: 60,
    password: 'long doors',
    plate: 'Emberline',
  },
  {
    name: 'Linked and Verified',
    creator: 97,
    others: 30,
    daysOld: 55,
    requireDiscord: true,
    requireReddit: true,
  },
  {
    name: 'Kitchen Table Crew',
    creator: 118,
    others: 4,
    hasDemoPlayer: true,
    daysOld: 52,
    password: 'no spoilers',
  },
  {
    name: 'Group Chat Prophets',
    creator: 99,
    others: 17,
    hasDemoPlayer: true,
    daysOld: 38,
    plate: 'Lantern Night',
  },
  { name: 'Whiff City', creator: 116, others: 47, plate: 'Extra Life', daysOld: 25 },
  { name: 'Fresh Bracket', creator: 203, others: 3, daysOld: 2 },
];

/** Which players are analysts, and of which game. */
export const demoAnalysts: readonly {
  readonly player: number;
  readonly gameId: GameId;
  /** Members of the analyst's own league; absent = there is none. */
  readonly followers?: number;
}[] = [
  { player: 12, gameId: 1, followers: 34 },
  { player: 35, gameId: 1 },
  { player: 106, gameId: 1 },
  { player: 164, gameId: 1 },
  { player: 187, gameId: 1 },
  { player: 242, gameId: 1 },
  { player: 18, gameId: 2, followers: 22 },
  { player: 52, gameId: 2 },
  { player: 91, gameId: 2 },
  { player: 140, gameId: 2 },
  { player: 215, gameId: 2 },
  { player: 271, gameId: 2 },
];
