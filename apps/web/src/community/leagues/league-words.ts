import type { JoinedLeague, League } from '@callshot/contract';
import { membersText } from '@callshot/rules';
import { moveWords } from '../../play/leaderboards/rows/move-mark.tsx';

const count = (number: number): string => number.toLocaleString('en');

/** '{n} pts.' [rule: leagues-14] */
export const scoreText = (points: number | null): string => `${count(points ?? 0)} pts.`;

/** Why there is no rank. */
export const UNRANKED_WORDS = { no_entry: 'no entry yet', not_scored: 'not scored yet' } as const;

/** 'you made it', 'by CinderHugo' */
export const creatorText = (
  { createdBy, creatorName }: Pick<League, 'createdBy' | 'creatorName'>,
  viewer: number | null,
): string => (createdBy === viewer ? 'you made it' : `by ${creatorName}`);

/** The requirements of a league, in words. */
export const gateWords = (
  league: Pick<League, 'hasPassword' | 'requireDiscord' | 'requireReddit'>,
): readonly string[] => [
  ...(league.hasPassword ? ['private'] : []),
  ...(league.requireDiscord ? ['needs a Discord account'] : []),
  ...(league.requireReddit ? ['needs a Reddit account'] : []),
];

/**
 * The whole text of a joined league's row, in its order, with the meaning of its signs
 * [rule: product-35].
 */
export const joinedWords = (league: JoinedLeague, viewer: number): string =>
  [
    league.leagueName,
    creatorText(league, viewer),
    ...(league.eventRank === null
      ? [
          'unranked',
          league.unranked === null ? '' : UNRANKED_WORDS[league.unranked],
          membersText(league.memberCount),
        ]
      : [
          `${count(league.eventRank)} / ${count(league.memberCount)} by rank`,
          moveWords(league.move),
        ]),
    ...gateWords(league),
  ]
    .filter((part) => part !== '')
    .join(', ');

/** The whole text of a listed league's row, in its order, with the meaning of its signs. */
export const listedWords = (league: League, viewer: number | null): string =>
  [
    league.name,
    creatorText(league, viewer),
    membersText(league.memberCount),
    league.isMember ? 'joined' : '',
    ...gateWords(league),
  ]
    .filter((part) => part !== '')
    .join(', ');

/** Users who can join no more leagues are not told a number [rule: leagues-8]. */
export const roomText = (room: number): string => `You can join ${room} more leagues`;
