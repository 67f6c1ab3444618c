import { supporterEndpoints } from '@callshot/contract';
import { everyHourMs, everyMinuteMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import type { Parts } from '../../platform/parts.ts';
import type { RewardParts } from './choose-reward.service.ts';
import { findMembersAccounts, followLevels } from './follow-member.service.ts';
import { monthlyRewardKind } from './notice-kinds.ts';
import { openReward } from './open-reward.service.ts';
import { deleteLongUnknown, findMembershipsOf } from './patreon.repository.ts';
import { findClaims } from './rewards.repository.ts';
import { supporterHandlers } from './supporter.handlers.ts';
import type { SupporterTables } from './supporters.tables.ts';
import type { PatreonParts } from './take-webhook.service.ts';

type SupporterParts = RewardParts & Omit<PatreonParts, 'patreonSecret'> & Pick<Parts, 'config'>;

const everyFiveSecondsMs = 5000;

export const supporters: Capability<SupporterParts, typeof supporterEndpoints, SupporterTables> = {
  name: 'supporters',
  groups: [
    {
      name: 'Supporters',
      about: 'Levels by Patreon, and what supporters choose each month.',
      calls: supporterEndpoints,
    },
  ],
  tables: {
    patreonMembers: { userId: { exported: { as: 'patreon' }, onDeletion: 'deleted' } },
    patreonDeliveries: {},
    patreonTurns: {},
    rewardMonths: {},
    rewardOffers: {},
    rewardClaims: { userId: { exported: { as: 'rewards' }, onDeletion: 'deleted' } },
  },
  exports: {
    patreon: ({ db }, userId) => findMembershipsOf(db, userId),
    rewards: ({ db }, userId) => findClaims(db, userId),
  },
  noticeKinds: [monthlyRewardKind],
  make: (needs) => ({
    calls: supporterHandlers({
      ...needs,
      patreonSecret: needs.config.patreonWebhookSecret ?? null,
    }),
    jobs: [
      { everyMs: everyFiveSecondsMs, isDueAtStart: true, run: () => openReward(needs.db) },
      { everyMs: everyMinuteMs, run: () => findMembersAccounts(needs) },
      { everyMs: everyMinuteMs, run: () => followLevels(needs) },
      { everyMs: everyHourMs, run: () => deleteLongUnknown(needs.db) },
    ],
  }),
};
