import { teamFactsEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import type { DecidedEventsParts } from './decided-events.ts';
import { factsHandlers } from './facts.handlers.ts';

export const facts: Capability<DecidedEventsParts, typeof teamFactsEndpoints> = {
  name: 'facts',
  groups: [
    {
      name: 'Facts of teams',
      about: 'What official results tell of the teams of an event, for everybody.',
      calls: teamFactsEndpoints,
    },
  ],
  tables: {},
  make: (parts) => ({ calls: factsHandlers(parts) }),
};
