import type { EventTeam, PickDataRow, PickDataStage, SwissPickData } from '@callshot/contract';
import {
  compileBracket,
  type EventStage,
  type FormatStage,
  type PickCount,
  type PickTableKind,
  percentOf,
  pickTables,
} from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { LoadedEvent, LoadedStage } from '../../play/events/loaded-event.ts';
import { matchWords } from '../../play/picks/stage-words.ts';
import type { Boards, EventBoard } from '../../play/scoreboards/boards.ts';
import { countBlock } from '../../play/scoreboards/count-block.ts';
import type { Seals } from '../../play/seals/seals.ts';

export interface PickDataParts {
  readonly seals: Seals;
  readonly boards: Pick<Boards, 'boardOf'>;
}

interface PickData {
  readonly eventId: number;
  readonly entrants: number;
  readonly stages: PickDataStage[];
}

/** Pick counts of every sealed stage of an event, from the board in memory. */
export async function readPickData(
  { seals, boards }: PickDataParts,
  eventId: number,
): Promise<Outcome<PickData, 'event_not_found'>> {
  const event = await seals.currentEvent(eventId);
  const board = event && (await boards.boardOf(eventId));
  if (!event || !board) return refuse('event_not_found');
  return done({
    eventId,
    entrants: board.entrants.directory.count,
    stages: await Promise.all(event.stages.map((loaded) => stageData(event, board, loaded))),
  });
}

/** The same as the three tables of Swiss events [rule: pick-data-7]. */
export async function readSwissPickData(
  parts: PickDataParts,
  eventId: number,
): Promise<Outcome<SwissPickData, 'event_not_found'>> {
  const read = await readPickData(parts, eventId);
  if (!read.ok) return read;
  const rowsOf = (kind: PickTableKind, stages: readonly PickDataStage[]) =>
    stages
      .flatMap(({ users, tables }) =>
        tables
          .filter((table) => table.kind === kind)
          .flatMap(({ rows }) =>
            rows.map(({ group, name, percent, picks }) => ({
              Group: group,
              Name: name,
              Percent: percent,
              Picks: picks,
              Users: users,
            })),
          ),
      )
      .sort((a, b) => b.Percent - a.Percent);
  const swiss = read.value.stages.filter(({ tables }) =>
    tables.some(({ kind }) => kind === 'eliminated'),
  );
  return done({
    advancePickData: rowsOf('advancing', swiss),
    elimPickData: rowsOf('eliminated', swiss),
    bracketPickData: rowsOf('champion', read.value.stages),
  });
}

async function stageData(
  { teams }: LoadedEvent,
  { stages, entrants }: EventBoard,
  { id, name }: LoadedStage,
): Promise<PickDataStage> {
  // A stage missing from the board is still open, or was sealed a moment ago.
  const sealed = stages.find(({ loaded }) => loaded.id === id)?.loaded;
  if (!sealed) return { eventStageId: id, name, sealedAt: null, users: 0, tables: [] };
  const block = entrants.blocks.get(id);
  const { submitted: users, counts } = block
    ? await countBlock(block)
    : { submitted: 0, counts: [] };
  const { stage, layout, official } = sealed;
  const groupOf = groupsOf(stage);
  const nameOf = namesOf(teams);
  const tables = pickTables({ stage, layout, official, counts }).map(({ kind, rows }) => ({
    kind,
    rows: rows.map(
      (row): PickDataRow => ({
        group: groupOf(row),
        teamId: row.teamId,
        name: nameOf(row),
        ...(row.place !== null && { place: row.place }),
        percent: percentOf(row.picks, users),
        picks: row.picks,
        cameTrue: row.cameTrue,
      }),
    ),
  }));
  return {
    eventStageId: id,
    name,
    sealedAt: sealed.sealedAt?.toISOString() ?? null,
    users,
    tables,
  };
}

/** The group or the stage; of a match its round, and which of the round's matches it is. */
function groupsOf({ format, substages }: EventStage): (row: PickCount) => string {
  const titles = new Map(substages.map((one) => [one.eventSubstageId, one.title]));
  if (format.bracket === null) return groupsAndRounds(format, titles);
  const graph = compileBracket(format);
  const columns = graph.parts.flatMap((part) => part.columns);
  const rounds = new Map(
    columns.flatMap(({ header, matches, isDrawn }) =>
      matches.map((match, at) => {
        const key = graph.matches[match]?.key ?? '';
        return [key, matches.length > 1 && !isDrawn ? `${header} ${at + 1}` : header];
      }),
    ),
  );
  return ({ eventSubstageId, matchKey }) => {
    const title = titles.get(eventSubstageId) ?? '';
    const round = matchKey === null ? title : (rounds.get(matchKey) ?? matchKey);
    return substages.length > 1 && matchKey !== null ? `${title}, ${round}` : round;
  };
}

/** Matches of groups are named as on slips; teams stand in their group. */
function groupsAndRounds(
  format: FormatStage,
  titles: ReadonlyMap<number, string>,
): (row: PickCount) => string {
  const matchOf = matchWords(format);
  return ({ eventSubstageId, matchKey }) => {
    const title = titles.get(eventSubstageId) ?? '';
    return matchKey === null ? title : [title, matchOf(matchKey).join(' ')].join(', ');
  };
}

function namesOf(teams: readonly EventTeam[]): (row: PickCount) => string {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return ({ teamId, games, isPlayed, matchKey }) => {
    if (teamId !== null) return names.get(teamId) ?? `Team ${teamId}`;
    if (games !== null) return games.join('-');
    if (matchKey !== null && isPlayed === null) return 'Draw';
    return isPlayed ? 'Played' : 'Not played';
  };
}
