import type { Doubt } from './sync.queries.ts';

/** A line of two records: the official one here, and the wiki's. */
export interface DiffRow {
  readonly field: string;
  readonly here: string;
  readonly wiki: string;
  /** Null = one side has no such thing to differ in. */
  readonly differs: boolean | null;
}

type WikiRecord = NonNullable<Doubt['wiki']>;
type TableRow = NonNullable<Doubt['table']>[number];

/**
 * The official record beside the wiki's, for a match or for the places of a table; none for other
 * doubts.
 */
export function diffRows({ official, wiki, table }: Doubt): readonly DiffRow[] {
  const here = official ?? 'Nothing yet';
  if (wiki) return [compared('Result', here, resultText(wiki)), ...mapsOf(wiki)];
  if (table) return [compared('Places', here, table.map(placeText).join('; '))];
  return official === null ? [] : [compared('Result', here, 'Nothing')];
}

const compared = (field: string, here: string, wiki: string): DiffRow => ({
  field,
  here,
  wiki,
  differs: here !== wiki,
});

/** Official results have no maps. */
function mapsOf({ games }: WikiRecord): readonly DiffRow[] {
  const played = games.filter(({ map, scores }) => map !== '' || scores !== null);
  const maps = played.map(({ map, scores }, at) =>
    [map || `Map ${at + 1}`, ...(scores === null ? [] : [scores.join(':')])].join(' '),
  );
  return maps.length === 0
    ? []
    : [{ field: 'Maps', here: '–', wiki: maps.join(', '), differs: null }];
}

const nameOf = (name: string | undefined): string => name || 'TBD';

function resultText({ opponents, winner, isFinished }: WikiRecord): string {
  const [one, two] = opponents;
  const teams = `${nameOf(one?.name)} – ${nameOf(two?.name)}`;
  const score = one?.score == null || two?.score == null ? '' : ` ${one.score}:${two.score}`;
  if (winner !== null) return `${teams}${score}, won by ${nameOf(opponents[winner]?.name)}`;
  return `${teams}${score}, ${isFinished ? 'finished without a winner' : 'no result'}`;
}

const placeText = ({ name, placement, wins, losses, definite }: TableRow): string =>
  `${placement === null ? '' : `${placement}. `}${name} ${wins}-${losses}${definiteWords[definite] ?? ''}`;

const definiteWords: Readonly<Record<string, string>> = {
  up: ', through',
  stayup: ', through',
  down: ', out',
  staydown: ', out',
};

const ENDS: Readonly<Record<string, string>> = {
  W: 'won without playing',
  L: 'lost without playing',
  FF: 'forfeited',
  DQ: 'was disqualified',
  D: 'drew',
};

/** Other facts of the match on the wiki, each in a few words. */
export function wikiFacts({ wiki }: Doubt): readonly string[] {
  if (!wiki) return [];
  const ends = wiki.opponents.flatMap(({ name, status }) => {
    const end = ENDS[status];
    return end === undefined ? [] : [`${nameOf(name)} ${end}`];
  });
  const strangers = wiki.opponents.flatMap(({ name, teamId }) =>
    teamId === null && name !== '' ? [`${name} is no team of this event`] : [],
  );
  return [...ends, ...strangers, ...(wiki.bestOf === null ? [] : [`Best of ${wiki.bestOf}`])];
}
