import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import { inClosedLeague } from './listed-leagues.repository.ts';
import { m } from './words/messages.ts';

interface RenamedWords {
  readonly leagueId: number;
  readonly before: string;
  readonly name: string;
  readonly reason: string;
}

/** A league is of both games: the browser puts the one before it that its reader plays. */
const pageOf = (leagueId: number): string => `/leagues/${leagueId}`;

/** The creator hears that staff gave the league another name. */
export const leagueRenamedKind = {
  name: 'league-renamed',
  say: ({ leagueId, before, name, reason }) => ({
    title: m.renamedTitle(),
    html: m.renamed({ before, name, reason, link: pageOf(leagueId) }).html,
    url: pageOf(leagueId),
  }),
  sentForMs: dayMs,
  audience: null,
} as const satisfies NoticeKind<unknown, RenamedWords>;

interface ClosedWords {
  readonly name: string;
  readonly reason: string;
}

/** Which league a notice of its closing is about, as its subject says. */
export const closingOf = (leagueId: number, at: Date): string =>
  `league-closed ${leagueId} ${at.getTime()}`;

/** Its members hear that staff closed a league. */
export const leagueClosedKind = {
  name: 'league-closed',
  say: ({ name, reason }) => ({
    title: m.closedTitle({ name }),
    html: m.closed({ name, reason }).html,
    url: '/leagues',
  }),
  sentForMs: dayMs,
  audience: inClosedLeague,
} as const satisfies NoticeKind<unknown, ClosedWords>;

interface RestoredWords {
  readonly leagueId: number;
  readonly name: string;
}

/** The creator hears that the league is there again. */
export const leagueRestoredKind = {
  name: 'league-restored',
  say: ({ leagueId, name }) => ({
    title: m.restoredTitle(),
    html: m.restored({ name, link: pageOf(leagueId) }).html,
    url: pageOf(leagueId),
  }),
  sentForMs: dayMs,
  audience: null,
} as const satisfies NoticeKind<unknown, RestoredWords>;
