import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import { m } from './words/messages.ts';

interface GuessedWords {
  readonly leagueId: number;
  readonly name: string;
}

/** The creator hears that somebody guesses the password of a league. */
export const guessedLeagueKind = {
  name: 'league-guessed',
  say: ({ leagueId, name }) => ({
    title: m.guessedTitle({ name }),
    html: m.guessed({ name, link: `/leagues/${leagueId}` }).html,
    url: `/leagues/${leagueId}`,
  }),
  sentForMs: dayMs,
  audience: null,
} as const satisfies NoticeKind<unknown, GuessedWords>;
