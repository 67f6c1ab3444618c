import type { Handlers } from '../../platform/http/handler.ts';
import { whose } from '../picks/whose.ts';
import { createBestRankReader } from './best-rank.service.ts';
import type { CrowdReader } from './crowd.service.ts';
import { createLeaderboardReader, type LeaderboardParts } from './leaderboard.service.ts';
import { readScore, type ScoringParts } from './read-score.service.ts';

export type LeaderboardKey =
  | 'GET /api/picks/get/score/:eventId'
  | 'GET /api/picks/get/bestRank/:eventId'
  | 'GET /api/picks/get/leaderboard/:eventId'
  | 'GET /api/picks/get/leaderboard/:eventId/:startRow'
  | 'GET /api/picks/get/leaderboard/additional/:eventId/:rowOrFlag'
  | 'GET /api/picks/search/leaderboard/:eventId/:text';

/** Computed once for all callers. */
export interface SharedCrowds {
  readonly crowds: CrowdReader;
}

export function leaderboardHandlers(
  parts: LeaderboardParts & ScoringParts & SharedCrowds,
): Handlers<LeaderboardKey> {
  const reader = createLeaderboardReader(parts);
  const { crowds } = parts;
  const bestRanks = createBestRankReader(parts, crowds);
  return {
    'GET /api/picks/get/score/:eventId': ({ params, query, caller }) =>
      readScore(parts, params.eventId, whose(query.userId, caller.user)),
    'GET /api/picks/get/bestRank/:eventId': ({ params, query, caller }) =>
      bestRanks.bestRank(params.eventId, whose(query.userId, caller.user).userId),
    'GET /api/picks/get/leaderboard/:eventId': ({ params }) => reader.page(params.eventId, 1),
    'GET /api/picks/get/leaderboard/:eventId/:startRow': ({ params, query }) =>
      reader.page(params.eventId, params.startRow, query.generation),
    'GET /api/picks/get/leaderboard/additional/:eventId/:rowOrFlag': ({ params, query, caller }) =>
      reader.pageAt({
        eventId: params.eventId,
        at: params.rowOrFlag,
        userId: caller.user?.id ?? null,
        generation: query.generation,
      }),
    'GET /api/picks/search/leaderboard/:eventId/:text': ({ params }) =>
      reader.search(params.eventId, params.text),
  };
}
