import type { teamFactsEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { DecidedEventsParts } from './decided-events.ts';
import { createTeamFacts } from './team-facts.service.ts';

export function factsHandlers(
  parts: DecidedEventsParts,
): Handlers<keyof typeof teamFactsEndpoints> {
  const read = createTeamFacts(parts);
  return { 'GET /api/event/facts': ({ query }) => read(query) };
}
