import { spokenLanguage } from '@callshot/rules';
import type { NoticeKind } from '../../platform/notice-kind.ts';
import { canChoose, hasClaimed } from './rewards.repository.ts';
import { m } from './words/messages.ts';

interface RewardWords {
  readonly endsAt: Date;
}

/** The month's name stands in the subject of the notice. */
export const monthlyRewardKind = {
  name: 'monthly-reward',
  say: ({ endsAt }) => ({
    title: m.rewardTitle(),
    html: m.reward({ day: endsOn(new Date(endsAt)) }).html,
    url: '/',
  }),
  // Until the month ends.
  sentForMs: null,
  audience: ({ createdAt }) => canChoose(createdAt.toISOString().slice(0, 7)),
  isMoot: hasClaimed,
  onClickAction: 1,
} as const satisfies NoticeKind<unknown, RewardWords>;

/** The last day of the month: `November 30`. */
const endsOn = (endsAt: Date): string =>
  new Date(endsAt.getTime() - 1).toLocaleString(spokenLanguage(), {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
