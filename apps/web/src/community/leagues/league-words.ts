import type { JoinedLeague, League } from '@callshot/contract';
import { membersText } from '@callshot/rules';
import { listed } from '../../platform/ui/words/listed.ts';
import { moveWords } from '../../play/leaderboards/rows/move-mark.tsx';
import { m } from './words/messages.js';

/** '{n} pts.' [rule: leagues-14] */
export const scoreText = (points: number | null): string => m.points({ points: points ?? 0 });

/** Why there is no rank. */
export const UNRANKED_WORDS = { no_entry: m.noEntryYet(), not_scored: m.notScoredYet() } as const;

/** 'you made it', 'by CinderHugo' */
export const creatorText = (
  { createdBy, creatorName }: Pick<League, 'createdBy' | 'creatorName'>,
  viewer: number | null,
): string => (createdBy === viewer ? m.youMadeIt() : m.byCreator({ name: creatorName }));

/** The requirements of a league, in words. */
export const gateWords = (
  league: Pick<League, 'hasPassword' | 'requireDiscord' | 'requireReddit'>,
): readonly string[] => [
  ...(league.hasPassword ? [m.gatePrivate()] : []),
  ...(league.requireDiscord ? [m.needsDiscord()] : []),
  ...(league.requireReddit ? [m.needsReddit()] : []),
];

/**
 * The whole text of a joined league's row, in its order, with the meaning of its signs
 * [rule: product-35].
 */
export const joinedWords = (league: JoinedLeague, viewer: number): string =>
  listed([
    league.leagueName,
    creatorText(league, viewer),
    ...(league.eventRank === null
      ? [
          m.unrankedWord(),
          league.unranked === null ? '' : UNRANKED_WORDS[league.unranked],
          membersText(league.memberCount),
        ]
      : [
          m.byRank({ rank: league.eventRank, members: league.memberCount }),
          moveWords(league.move),
        ]),
    ...gateWords(league),
  ]);

/** The whole text of a listed league's row, in its order, with the meaning of its signs. */
export const listedWords = (league: League, viewer: number | null): string =>
  listed([
    league.name,
    creatorText(league, viewer),
    membersText(league.memberCount),
    league.isMember ? m.joinedWord() : '',
    ...gateWords(league),
  ]);

/** Users who can join no more leagues are not told a number [rule: leagues-8]. */
export const roomText = (room: number): string => m.roomForLeagues({ room });
