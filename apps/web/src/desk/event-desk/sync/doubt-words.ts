import { listed } from '../../../platform/ui/words/listed.ts';
import { m } from '../words/messages.js';
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
  const here = official ?? m.recordNothingYet();
  if (wiki) return [compared(m.recordResult(), here, resultText(wiki)), ...mapsOf(wiki)];
  if (table) return [compared(m.recordPlaces(), here, table.map(placeText).join('; '))];
  return official === null ? [] : [compared(m.recordResult(), here, m.recordNothing())];
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
    [map || m.mapNumber({ number: at + 1 }), ...(scores === null ? [] : [scores.join(':')])].join(
      ' ',
    ),
  );
  return maps.length === 0
    ? []
    : [{ field: m.recordMaps(), here: '–', wiki: listed(maps), differs: null }];
}

const nameOf = (name: string | undefined): string => name || m.tbd();

function resultText({ opponents, winner, isFinished }: WikiRecord): string {
  const [one, two] = opponents;
  const teams = `${nameOf(one?.name)} – ${nameOf(two?.name)}`;
  const score = one?.score == null || two?.score == null ? '' : ` ${one.score}:${two.score}`;
  const match = `${teams}${score}`;
  if (winner !== null) return m.wonBy({ match, team: nameOf(opponents[winner]?.name) });
  return isFinished ? m.endedWithoutWinner({ match }) : m.matchWithoutResult({ match });
}

function placeText({ name, placement, wins, losses, definite }: TableRow): string {
  const place = `${placement === null ? '' : `${placement}. `}${name} ${wins}-${losses}`;
  return definiteWords[definite]?.(place) ?? place;
}

const through = (place: string): string => m.placeThrough({ place });
const out = (place: string): string => m.placeOut({ place });

const definiteWords: Readonly<Record<string, (place: string) => string>> = {
  up: through,
  stayup: through,
  down: out,
  staydown: out,
};

const ENDS: Readonly<Record<string, (team: string) => string>> = {
  W: (team) => m.wonUnplayed({ team }),
  L: (team) => m.lostUnplayed({ team }),
  FF: (team) => m.forfeited({ team }),
  DQ: (team) => m.disqualified({ team }),
  D: (team) => m.drew({ team }),
};

/** Other facts of the match on the wiki, each in a few words. */
export function wikiFacts({ wiki }: Doubt): readonly string[] {
  if (!wiki) return [];
  const ends = wiki.opponents.flatMap(({ name, status }) => {
    const end = ENDS[status]?.(nameOf(name));
    return end === undefined ? [] : [end];
  });
  const strangers = wiki.opponents.flatMap(({ name, teamId }) =>
    teamId === null && name !== '' ? [m.noTeamOfEvent({ name })] : [],
  );
  return [
    ...ends,
    ...strangers,
    ...(wiki.bestOf === null ? [] : [m.bestOf({ length: wiki.bestOf })]),
  ];
}
