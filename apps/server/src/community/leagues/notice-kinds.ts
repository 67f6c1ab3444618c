import { html } from '../../platform/http/answers/html.ts';
import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';

interface GuessedWords {
  readonly leagueId: number;
  readonly name: string;
}

/** The creator hears that somebody guesses the password of a league. */
export const guessedLeagueKind = {
  name: 'league-guessed',
  say: ({ leagueId, name }) => ({
    title: `Somebody is guessing the password of ${name}`,
    html: html`<b>Somebody is guessing the password of <a href="/leagues/${leagueId}">${name}</a>.</b> For an hour the password does not let anybody in. Your invites still work, and another password opens it again at once.`
      .html,
    url: `/leagues/${leagueId}`,
  }),
  sentForMs: dayMs,
  audience: null,
} as const satisfies NoticeKind<unknown, GuessedWords>;
