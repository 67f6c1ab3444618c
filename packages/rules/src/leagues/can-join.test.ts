import { expect, test } from 'vitest';
import {
  canJoin,
  type Joiner,
  type JoinRefusal,
  type LeagueFace,
  leagueMembersAtMost,
} from './can-join.ts';

const open: LeagueFace = {
  requireDiscord: false,
  requireReddit: false,
  memberCount: 12,
  isAnalystLeague: false,
};
const newcomer: Joiner = {
  isMember: false,
  isBanned: false,
  hasDiscord: false,
  hasReddit: false,
  isDiscordInLeague: false,
  isRedditInLeague: false,
  leagueCount: 9,
  leagueLimit: 10,
};
const both = { requireDiscord: true, requireReddit: true };
const everything = {
  ...both,
  memberCount: leagueMembersAtMost,
};
const atLimit = { leagueCount: 10 };

interface Row {
  readonly why: string;
  readonly league?: Partial<LeagueFace>;
  readonly joiner?: Partial<Joiner>;
  readonly refusal: JoinRefusal | null;
}

test.each<Row>([
  { why: 'an open league', refusal: null },
  { why: 'a member', joiner: { isMember: true }, refusal: 'already_joined' },
  { why: 'banned', joiner: { isBanned: true }, refusal: 'banned' },
  { why: 'no Discord', league: { requireDiscord: true }, refusal: 'discord_required' },
  { why: 'no Reddit', league: { requireReddit: true }, refusal: 'reddit_required' },
  { why: 'neither', league: both, refusal: 'discord_and_reddit_required' },
  { why: 'one of both', league: both, joiner: { hasDiscord: true }, refusal: 'reddit_required' },
  { why: 'the other', league: both, joiner: { hasReddit: true }, refusal: 'discord_required' },
  {
    why: 'both linked',
    league: both,
    joiner: { hasDiscord: true, hasReddit: true },
    refusal: null,
  },
  {
    why: 'the gate of another site',
    league: { requireDiscord: true },
    joiner: { hasReddit: true },
    refusal: 'discord_required',
  },
  {
    why: 'one that is in it with another account',
    league: both,
    joiner: { hasDiscord: true, hasReddit: true, isRedditInLeague: true },
    refusal: 'reddit_in_league',
  },
  {
    why: 'both of them',
    league: both,
    joiner: { hasDiscord: true, hasReddit: true, isDiscordInLeague: true, isRedditInLeague: true },
    refusal: 'discord_in_league',
  },
  {
    why: 'one that is in it, where nobody asks for one',
    joiner: { hasDiscord: true, isDiscordInLeague: true, isRedditInLeague: true },
    refusal: null,
  },
  { why: 'linked and not asked for', joiner: { hasDiscord: true, hasReddit: true }, refusal: null },
  { why: 'as many leagues as one may', joiner: atLimit, refusal: 'limit_reached' },
  {
    why: 'more, since the limit was lowered',
    joiner: { leagueCount: 11 },
    refusal: 'limit_reached',
  },
  { why: 'a limit of none', joiner: { leagueCount: 0, leagueLimit: 0 }, refusal: 'limit_reached' },
  { why: 'an analyst’s league', league: { isAnalystLeague: true }, joiner: atLimit, refusal: null },
  { why: 'one place left', league: { memberCount: leagueMembersAtMost - 1 }, refusal: null },
  { why: 'full', league: { memberCount: leagueMembersAtMost }, refusal: 'league_full' },
  {
    why: 'a member of a full one',
    league: everything,
    joiner: { isMember: true, ...atLimit },
    refusal: 'already_joined',
  },
  {
    why: 'a ban before all gates',
    league: everything,
    joiner: { isBanned: true, ...atLimit },
    refusal: 'banned',
  },
  {
    why: 'gates before limits',
    league: everything,
    joiner: atLimit,
    refusal: 'discord_and_reddit_required',
  },
  {
    why: 'the own limit before the league’s',
    league: { memberCount: leagueMembersAtMost },
    joiner: atLimit,
    refusal: 'limit_reached',
  },
])('$why: $refusal [rule: leagues-8]', ({ league, joiner, refusal }) => {
  expect(canJoin({ ...open, ...league }, { ...newcomer, ...joiner })).toBe(refusal);
});
