import { html } from '../../platform/http/answers/html.ts';
import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';

interface GivenWords {
  readonly before: string;
  readonly name: string;
  readonly reason: string;
}

/** A user hears that staff gave them another name. */
export const usernameGivenKind = {
  name: 'username-given',
  say: ({ before, name, reason }) => ({
    title: 'Your username was changed',
    html: html`Staff changed your username from <b>${before}</b> to <b>${name}</b>, with which you log in from now on: ${reason}`
      .html,
    url: '/rl',
  }),
  sentForMs: dayMs,
  audience: null,
  onClickAction: 3,
} as const satisfies NoticeKind<unknown, GivenWords>;
