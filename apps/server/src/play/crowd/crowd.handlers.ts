import type { crowdEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { SharedCrowds } from '../leaderboards/leaderboard.handlers.ts';
import { type CrowdSlipParts, createCrowdSlipReader } from './crowd-slip.service.ts';

export function crowdHandlers(
  parts: CrowdSlipParts & SharedCrowds,
): Handlers<keyof typeof crowdEndpoints> {
  const crowdSlip = createCrowdSlipReader(parts);
  return {
    'GET /api/picks/get/crowd/:eventId': ({ params }) => parts.crowds.crowd(params.eventId),
    'GET /api/picks/crowd/:eventId': ({ params }) => crowdSlip(params.eventId),
  };
}
