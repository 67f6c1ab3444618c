import { html } from '../../platform/http/answers/html.ts';
import type { NoticeKind } from '../../platform/notice-kind.ts';
import { canChoose, hasClaimed } from './rewards.repository.ts';

interface RewardWords {
  readonly endsAt: Date;
}

/** The month's name stands in the subject of the notice. */
export const monthlyRewardKind = {
  name: 'monthly-reward',
  say: ({ endsAt }) => ({
    title: 'Choose your nameplate of the month',
    html: html`Thank you for your support! Choose your <b>nameplate of the month</b> until ${endsOn(
      endsAt,
    )}.`.html,
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
  new Date(endsAt.getTime() - 1).toLocaleString('en', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
