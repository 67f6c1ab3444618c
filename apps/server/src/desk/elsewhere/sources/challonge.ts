import { type ReadResults, type ResultSource, readSite, type SiteMatch } from '@callshot/rules';
import { z } from 'zod';
import { readRecord } from './read-record.ts';

/** A bracket of Challonge as `GET /v1/tournaments/{id}.json` answers it, with participants and matches. */
const answer = z.object({
  tournament: z.object({
    name: z.string().default(''),
    participants: z.array(z.unknown()).max(2000),
    matches: z.array(z.unknown()).max(2000),
  }),
});

const number = z.int().nullish();
const participant = z.object({
  id: z.int(),
  name: z.string().nullish(),
  display_name: z.string().nullish(),
  username: z.string().nullish(),
  /** In the groups of a first stage somebody has other ids. */
  group_player_ids: z.array(z.int()).nullish(),
});
const match = z.object({
  id: z.int(),
  state: z.string(),
  round: z.int(),
  group_id: number,
  identifier: z.string().nullish(),
  player1_id: number,
  player2_id: number,
  player1_prereq_match_id: number,
  player2_prereq_match_id: number,
  player1_is_prereq_match_loser: z.boolean().nullish(),
  player2_is_prereq_match_loser: z.boolean().nullish(),
  winner_id: number,
  scores_csv: z.string().nullish(),
  forfeited: z.boolean().nullish(),
  scheduled_time: z.iso.datetime({ offset: true }).nullish(),
});
type Match = z.output<typeof match>;

/** Null = the text is no such answer. */
export const challongeSource: ResultSource<unknown, ReadResults | null> = {
  name: 'challonge',
  read: (told) => {
    const parsed = answer.safeParse(told);
    if (!parsed.success) return null;
    const { tournament } = parsed.data;
    const names = new Map<number, string>();
    for (const row of tournament.participants) {
      const own = readRecord(participant, row, 'participant');
      if (!own) continue;
      const name = own.name || own.display_name || own.username || '';
      for (const id of [own.id, ...(own.group_player_ids ?? [])]) names.set(id, name.slice(0, 200));
    }
    const read = tournament.matches.map((row) => readRecord(match, row, 'match'));
    return {
      matches: readSite(
        'challonge',
        read.flatMap((own) => (own ? [siteMatch(own, tournament.name, names)] : [])),
      ),
      tables: [],
      leftOut: read.flatMap((own, at) =>
        own ? [] : [{ what: `matches[${at}]`, code: 'unreadable' as const }],
      ),
    };
  },
};

function siteMatch(own: Match, name: string, names: ReadonlyMap<number, string>): SiteMatch {
  const isFinished = own.state === 'complete';
  const scores = scoresOf(own.scores_csv ?? '');
  const winner = own.winner_id == null ? null : own.winner_id === own.player1_id ? 0 : 1;
  const side = (at: 0 | 1): SiteMatch['sides'][number] => {
    const [id, from, isLoser] =
      at === 0
        ? [own.player1_id, own.player1_prereq_match_id, own.player1_is_prereq_match_loser]
        : [own.player2_id, own.player2_prereq_match_id, own.player2_is_prereq_match_loser];
    return {
      name: id == null ? null : (names.get(id) ?? null),
      score: scores?.[at] ?? null,
      isOut: isFinished && own.forfeited === true && winner !== null && winner !== at,
      from: from == null ? null : { id: String(from), isLoser: isLoser === true },
    };
  };
  return {
    id: String(own.id),
    groupId: own.group_id == null ? 'final' : `group ${own.group_id}`,
    group: name,
    round: own.round,
    header: own.identifier ?? '',
    bestOf: null,
    startsAt: own.scheduled_time ? new Date(own.scheduled_time).toISOString() : null,
    isFinished,
    winner,
    sides: [side(0), side(1)],
  };
}

/** `3-1`, or each set by itself: `11-5,9-11,11-7`; null = no score of a series. */
function scoresOf(text: string): readonly [number, number] | null {
  const sets = text.split(',').map((set) => /^\s*(\d{1,4})-(\d{1,4})\s*$/.exec(set));
  const pairs = sets.flatMap((set) => (set ? [[Number(set[1]), Number(set[2])] as const] : []));
  if (pairs.length === 0 || pairs.length < sets.length) return null;
  const [only] = pairs;
  if (only && pairs.length === 1) return only[0] > 99 || only[1] > 99 ? null : only;
  return [
    pairs.filter(([one, other]) => one > other).length,
    pairs.filter(([one, other]) => other > one).length,
  ];
}
