import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import { m } from './words/messages.ts';

interface GivenWords {
  readonly before: string;
  readonly name: string;
  readonly reason: string;
}

/** A user hears that staff gave them another name. */
export const usernameGivenKind = {
  name: 'username-given',
  say: ({ before, name, reason }) => ({
    title: m.usernameGivenTitle(),
    html: m.usernameGiven({ before, name, reason }).html,
    url: '/rl',
  }),
  sentForMs: dayMs,
  audience: null,
  onClickAction: 3,
} as const satisfies NoticeKind<unknown, GivenWords>;
