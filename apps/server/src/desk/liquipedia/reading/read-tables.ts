import type { WikiTable } from '@callshot/rules';
import { z } from 'zod';
import {
  looseFields,
  looseFlag,
  looseInt,
  looseList,
  looseText,
  neededId,
  neededText,
} from './loose-values.ts';
import { readRecords } from './read-records.ts';
import { isByeName, isOpenName, type TeamNames } from './team-names.ts';

export const tableColumns = [
  'pageid',
  'pagename',
  'namespace',
  'objectname',
  'standingsindex',
  'title',
  'section',
  'type',
  'matches',
  'extradata',
] as const;

export const entryColumns = [
  'pageid',
  'pagename',
  'namespace',
  'objectname',
  'standingsindex',
  'opponentname',
  'opponenttemplate',
  'opponenttype',
  'placement',
  'definitestatus',
  'currentstatus',
  'scoreboard',
  'roundindex',
  'slotindex',
  'extradata',
] as const;

type Row = WikiTable['rows'][number];

const tableRecord = z.object({
  pageid: neededId,
  pagename: neededText,
  namespace: looseInt,
  standingsindex: looseInt.pipe(z.int().min(0)),
  title: looseText,
  section: looseText,
  type: looseText,
  matches: looseList.transform((ids) => ids.filter((id) => typeof id === 'string').map(String)),
  extradata: looseFields.pipe(
    z.object({ finished: looseFlag, groupfinished: looseFlag, roundcount: looseInt }),
  ),
});

const tally = looseFields.pipe(z.object({ w: looseInt, l: looseInt }));

const entryRecord = z.object({
  pageid: neededId,
  namespace: looseInt,
  standingsindex: looseInt.pipe(z.int().min(0)),
  opponentname: looseText,
  opponenttemplate: looseText,
  placement: looseText,
  definitestatus: looseText,
  currentstatus: looseText,
  scoreboard: looseFields.pipe(z.object({ match: tally })),
  roundindex: looseInt,
  slotindex: looseInt,
  extradata: looseFields.pipe(z.object({ slotindex: looseInt, specialstatus: looseText })),
});

type TableRecord = z.output<typeof tableRecord>;
type EntryRecord = z.output<typeof entryRecord>;

interface ReadTables {
  readonly tables: readonly WikiTable[];
  readonly leftOut: readonly string[];
}

/** Standings with the rows of their last round. */
export async function readTables(
  tableRecords: readonly unknown[],
  entryRecords: readonly unknown[],
  names: TeamNames,
): Promise<ReadTables> {
  const tables = await readRecords(tableRecord, 'Table', tableRecords);
  const entries = await readRecords(entryRecord, 'Row of a table', entryRecords);
  const byTable = new Map<string, EntryRecord[]>();
  for (const entry of entries.read.filter(isContent)) {
    const key = tableKey(entry);
    byTable.set(key, [...(byTable.get(key) ?? []), entry]);
  }
  const unique = new Map(tables.read.filter(isContent).map((table) => [tableKey(table), table]));
  return {
    tables: [...unique]
      .map(([key, table]) => tableOf(table, byTable.get(key) ?? [], names))
      .sort((a, b) => a.pageId - b.pageId || a.index - b.index),
    leftOut: [...tables.leftOut, ...entries.leftOut],
  };
}

const isContent = ({ namespace }: { readonly namespace: number | null }) => (namespace ?? 0) === 0;

const tableKey = (record: Pick<TableRecord, 'pageid' | 'standingsindex'>): string =>
  `${record.pageid} ${record.standingsindex}`;

function tableOf(table: TableRecord, entries: readonly EntryRecord[], names: TeamNames): WikiTable {
  const { extradata } = table;
  const last = lastRound(entries, extradata.roundcount);
  const rounds = extradata.roundcount ?? last;
  const ofLast = entries.filter(({ roundindex }) => (roundindex ?? 0) === last);
  return {
    pageId: table.pageid,
    pageName: table.pagename.replaceAll(' ', '_'),
    index: table.standingsindex,
    title: table.title,
    section: table.section,
    type: table.type === 'swiss' || table.type === 'ffa' ? table.type : 'league',
    matchIds: table.matches,
    isFinished: extradata.finished || extradata.groupfinished,
    rounds,
    colours: ofLast
      .toSorted((a, b) => slotOf(a) - slotOf(b))
      .map(({ currentstatus }) => outcomeOf(currentstatus)),
    rows: rowsOf(ofLast, names),
  };
}

/** The last that has rows, and is not beyond the last that counts. */
function lastRound(entries: readonly EntryRecord[], roundCount: number | null): number {
  const rounds = entries.map(({ roundindex }) => roundindex ?? 0);
  const counted = rounds.filter((round) => !roundCount || round <= roundCount);
  return Math.max(0, ...(counted.length > 0 ? counted : rounds));
}

function rowsOf(entries: readonly EntryRecord[], names: TeamNames): Row[] {
  const shown = entries
    .filter(
      ({ opponentname, opponenttemplate }) =>
        !isOpenName(opponentname, opponenttemplate) && !isByeName(opponentname, opponenttemplate),
    )
    .toSorted((a, b) => slotOf(a) - slotOf(b));
  const rows = shown.map((entry) => rowOf(entry, names));
  return [...new Map(rows.map((row) => [row.teamKey, row])).values()];
}

function slotOf({ slotindex, extradata, placement }: EntryRecord): number {
  return extradata.slotindex ?? slotindex ?? (looseInt.parse(placement) || 999);
}

const outcomes: readonly Row['definite'][] = ['up', 'stayup', 'stay', 'staydown', 'down'];

const outcomeOf = (status: string): Row['definite'] =>
  outcomes.find((outcome) => outcome === status) ?? '';

function rowOf(entry: EntryRecord, names: TeamNames): Row {
  const { opponentname: name, opponenttemplate, scoreboard, extradata } = entry;
  const told = [
    entry.placement,
    entry.definitestatus,
    entry.currentstatus,
    extradata.specialstatus,
  ];
  const placement = looseInt.parse(entry.placement.split('-')[0]);
  return {
    teamKey: names.keyOf(name, opponenttemplate),
    name,
    placement: placement !== null && placement > 0 ? placement : null,
    wins: scoreboard.match.w ?? 0,
    losses: scoreboard.match.l ?? 0,
    definite: outcomeOf(entry.definitestatus),
    isDisqualified: told.some((text) => text.toLowerCase() === 'dq'),
  };
}
