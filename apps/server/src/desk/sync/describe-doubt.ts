import type { Answer } from '@callshot/contract';
import {
  isElsewhereTable,
  matchesOf,
  PICK_TYPES,
  PickType,
  pickTypeName,
  sourceOf,
  type WikiMatch,
  wordsOfDraftChange,
} from '@callshot/rules';
import { findStage, type LoadedEvent, type LoadedStage } from '../../play/events/loaded-event.ts';
import { isResultRow, type OfficialRow } from '../../play/events/results/official-rows.ts';
import { teamNamesOf } from '../../play/events/teams/team-names.ts';
import { reasonOf } from './doubt-words.ts';
import type { DoubtRow } from './doubts.repository.ts';
import type { WikiMatchRow, WikiTableRow } from './wiki-records.repository.ts';

type Told = Answer<'GET /api/sync/:eventId'>['doubts'][number];
type TeamRecord = NonNullable<Told['wiki']>;

export interface DoubtSources {
  readonly event: LoadedEvent;
  readonly matches: readonly WikiMatchRow[];
  readonly tables: readonly WikiTableRow[];
  readonly teamIdOf: (key: string) => number | null;
  readonly linkOf: (pageName: string) => string;
}

/** Kinds that are about a table and not a match. */
const OF_TABLES: readonly string[] = [
  'tied_places',
  'unconfirmed_places',
  'no_places',
  'contradicts_table',
];

/** A doubt as staff read it: what the wiki has, what is official, what a click would enter. */
export function describeDoubt(sources: DoubtSources, doubt: DoubtRow): Told {
  const { event, matches } = sources;
  const stage = findStage(event, doubt.eventStageId);
  if (!stage) throw new Error(`Event ${event.row.id} has no stage ${doubt.eventStageId}`);
  const said = matches.find(({ matchId }) => matchId === doubt.matchId)?.record ?? null;
  const names = doubt.teamIds.map(teamNamesOf(event));
  return {
    id: doubt.id,
    kind: doubt.kind,
    openedAt: doubt.openedAt.toISOString(),
    eventStageId: doubt.eventStageId,
    eventSubstageId: doubt.eventSubstageId,
    place:
      doubt.kind === 'structure' ? event.row.nameOverride : placeOf(stage, doubt.eventSubstageId),
    title: titleOfDoubt(doubt, said) ?? (names.join(', ') || stage.name),
    reason: reasonOf(doubt),
    source: sourceOfDoubt(sources, doubt),
    wiki: said && recordOf(sources, said),
    table: OF_TABLES.includes(doubt.kind) ? tableOf(sources, doubt.eventSubstageId) : null,
    official: officialOf(event, stage, doubt),
    answer: doubt.canApply ? answerOf(doubt, said, names) : null,
    name: doubt.kind === 'unknown_team' ? doubt.name : null,
    likeliestTeamId: doubt.kind === 'unknown_team' ? (doubt.teamIds[0] ?? null) : null,
    changes: doubt.kind === 'structure' ? (doubt.changes ?? []).map(toldFault) : null,
  };
}

/** A fault as a page makes a sentence of it. */
export const toldFault = <F extends { readonly code: string }>({ code, ...values }: F) => ({
  code: code as F['code'],
  values: values as Record<string, string | number>,
});

function titleOfDoubt({ kind, changes = [] }: DoubtRow, said: WikiMatch | null): string | null {
  if (kind === 'structure') return changes.map(wordsOfDraftChange).join(' ');
  return said && titleOf(said);
}

/** One source tells of a group. */
function sourceOfDoubt({ matches, tables }: DoubtSources, doubt: DoubtRow): Told['source'] {
  const { matchId, eventSubstageId } = doubt;
  const own = matches.find((row) => row.eventSubstageId === eventSubstageId);
  const told = matchId ?? own?.matchId;
  if (told !== undefined) return sourceOf({ matchId: told });
  const table = tables.find((row) => row.eventSubstageId === eventSubstageId)?.record;
  return table && isElsewhereTable(table) ? 'told' : 'wiki';
}

function placeOf({ name, stage }: LoadedStage, eventSubstageId: number): string {
  const group = stage.substages.find((one) => one.eventSubstageId === eventSubstageId);
  return stage.substages.length > 1 && group ? `${name}, ${group.title}` : name;
}

const titleOf = ({ opponents: [one, two] }: WikiMatch): string =>
  `${one.name || 'TBD'} – ${two.name || 'TBD'}`;

function recordOf({ teamIdOf, linkOf }: DoubtSources, match: WikiMatch): TeamRecord {
  const { matchId, opponents, startsAt, isExact, bestOf, isFinished, pageName } = match;
  return {
    matchId,
    opponents: opponents.map(({ name, teamKey, score, status }) => ({
      name,
      teamId: teamKey === null ? null : teamIdOf(teamKey),
      score,
      status,
    })),
    startsAt,
    isExactStart: isExact,
    bestOf,
    isFinished,
    winner: placeOfWinner(match),
    games: match.games.map(({ map, scores, winner }) => ({
      map,
      scores: scores && [...scores],
      winner: placeOfWinner({ winner }),
    })),
    link: sourceOf(match) === 'wiki' ? linkOf(pageName) : '',
  };
}

const placeOfWinner = ({ winner }: Pick<WikiMatch, 'winner'>): number | null => {
  if (winner === 'first') return 0;
  return winner === 'second' ? 1 : null;
};

function tableOf({ tables }: DoubtSources, eventSubstageId: number): Told['table'] {
  const found = tables.find((row) => row.eventSubstageId === eventSubstageId);
  if (!found) return null;
  return found.record.rows.map(({ name, placement, wins, losses, definite }) => ({
    name,
    placement,
    wins,
    losses,
    definite,
  }));
}

function officialOf(event: LoadedEvent, stage: LoadedStage, doubt: DoubtRow): string | null {
  const nameOf = teamNamesOf(event);
  if (doubt.place !== null) {
    const row = event.officialRows.find(
      ({ eventSubstageId, slot }) =>
        eventSubstageId === doubt.eventSubstageId && slot === doubt.place,
    );
    return row ? matchText(row, nameOf) : null;
  }
  const standing = new Map<number, string[]>();
  for (const { teamId, pickTypeId, eventSubstageId } of stage.official.groupStagePicks) {
    if (eventSubstageId !== doubt.eventSubstageId || !doubt.teamIds.includes(teamId)) continue;
    standing.set(teamId, [...(standing.get(teamId) ?? []), pickWord(stage, pickTypeId)]);
  }
  if (standing.size === 0) return null;
  return [...standing]
    .map(([teamId, words]) => `${nameOf(teamId)}: ${words.join(', ')}`)
    .join('; ');
}

const pickWord = ({ stage }: LoadedStage, pickTypeId: PickType): string =>
  PICK_WORDS[pickTypeId] ?? pickTypeName(stage.format, pickTypeId);

const PICK_WORDS: Readonly<Partial<Record<PickType, string>>> = {
  [PickType.advancing]: 'through',
  [PickType.eliminated]: 'out',
  [PickType.firstPlace]: 'first',
  [PickType.secondPlace]: 'second',
};

const OUTCOMES = {
  played: '',
  walkover: ' by walkover',
  void: 'void',
  double_forfeit: 'both forfeited',
  bye: 'a bye',
} as const;

function matchText(row: OfficialRow, nameOf: (teamId: number) => string): string {
  const team = (teamId: number | null) => (teamId === null ? 'TBD' : nameOf(teamId));
  const teams = `${team(row.topTeamId)} – ${team(row.bottomTeamId)}`;
  if (isResultRow(row) && row.winnerTeamId === null && row.outcome === 'played') {
    return `${teams} ${row.topTeamScore}:${row.bottomTeamScore}, a draw`;
  }
  if (row.winnerTeamId === null) {
    return row.outcome === 'played' ? `${teams}, no result` : `${teams}: ${OUTCOMES[row.outcome]}`;
  }
  const score = row.topTeamScore === null ? '' : ` ${row.topTeamScore}:${row.bottomTeamScore}`;
  return `${teams}${score}, won by ${nameOf(row.winnerTeamId)}${OUTCOMES[row.outcome]}`;
}

/** The result that a click enters. */
function answerOf(
  { kind, name }: DoubtRow,
  said: WikiMatch | null,
  [team]: readonly string[],
): string {
  const winner = said?.winner === 'second' ? said.opponents[1].name : said?.opponents[0].name;
  switch (kind) {
    case 'walkover':
    case 'disqualification':
      return `${winner} goes on, by walkover`;
    case 'double_forfeit':
      return 'Nobody goes on from this match';
    case 'cancelled':
      return 'The match is void: it pays nothing';
    case 'illegal_score':
      return `${winner} won, without a score`;
    case 'unknown_team':
      return `${name} is ${team}: all that it plays counts for that team`;
    case 'different_team':
      return 'The team that is told starts here';
    case 'unconfirmed_places':
      return 'These teams go through';
    case 'contradicts_table':
      return 'What the table says of the team';
    default:
      return 'What is told';
  }
}

/** The title of a result that staff entered or removed. */
export function titleOfSlot(event: LoadedEvent, eventStageId: number, slot: string): string {
  const stage = findStage(event, eventStageId);
  const nameOf = teamNamesOf(event);
  const [, teamId, type] = /^team-(\d+)-(\d+)$/.exec(slot) ?? [];
  if (teamId !== undefined) {
    const known = PICK_TYPES.find((pickTypeId) => pickTypeId === Number(type));
    const word = stage && known ? pickWord(stage, known) : slot;
    return `${nameOf(Number(teamId))}: ${word}`;
  }
  const row = event.officialRows.find(
    (own) => own.eventStageId === eventStageId && own.slot === slot,
  );
  if (row) return matchText(row, nameOf);
  const node = stage && matchesOf(stage.stage.format).find(({ key }) => key === slot);
  return node ? `Match ${node.part} ${node.col + 1}.${node.colIndex + 1}` : slot;
}
