import type { supporterEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import { chooseReward, type RewardParts, readOptions } from './choose-reward.service.ts';
import { readLevels, setLevels } from './levels.service.ts';
import { planReward, readRewards } from './plan-reward.service.ts';
import { readRewardClaims } from './reward-claims.service.ts';
import { type PatreonParts, takePatreonWebhook } from './take-webhook.service.ts';

export const supporterHandlers = (
  parts: RewardParts & PatreonParts,
): Handlers<keyof typeof supporterEndpoints> => ({
  'GET /api/nameplate/options': async ({ caller }) =>
    done(await readOptions(parts, caller.user.id)),
  'GET /api/nameplate/select': ({ caller, query }) =>
    chooseReward(parts, caller.user.id, query.nameplateId),
  'GET /api/supporters/rewards': async () => done(await readRewards(parts.db)),
  'POST /api/supporters/rewards': ({ caller, body }) => planReward(parts.db, caller.user.id, body),
  'GET /api/supporters/claims/:month': async ({ params, query }) =>
    done(await readRewardClaims(parts.db, params.month, query.from ?? 0)),
  'GET /api/supporters/levels': async () => done(await readLevels(parts)),
  'POST /api/supporters/levels': ({ caller, body }) => setLevels(parts, caller.user.id, body),
  'POST /api/supporters/webhook': ({ body, headers }) =>
    takePatreonWebhook(parts, {
      body: body instanceof Uint8Array ? body : new Uint8Array(),
      signature: String(headers['x-patreon-signature'] ?? ''),
      event: String(headers['x-patreon-event'] ?? ''),
    }),
});
