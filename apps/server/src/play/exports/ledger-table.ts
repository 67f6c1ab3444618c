import type { LedgerRow, SpreadsheetValue } from '@callshot/rules';
import type { LoadedEvent, LoadedStage } from '../events/loaded-event.ts';
import { teamNamesOf } from '../events/teams/team-names.ts';
import { stageWords } from '../picks/stage-words.ts';
import type { EventBoard } from '../scoreboards/event-board.ts';
import type { ExportTable } from './export-table.ts';
import { slotsOnBoard } from './slots-on-board.ts';

/** Everybody's predictions of sealed stages with their points, which sum to the total. */
export function ledgerTable({ stages, entrants }: EventBoard, event: LoadedEvent): ExportTable {
  const parts = stages.map(({ loaded, scoring }) => ({
    loaded,
    scoring,
    slotsOf: slotsOnBoard(entrants, loaded),
    lineOf: ledgerLine(event, loaded),
  }));
  const ledgersOf = (entrant: number) =>
    parts.map(({ loaded, scoring, slotsOf, lineOf }) => ({
      loaded,
      lineOf,
      ledger: scoring.ledgerOf(slotsOf(entrant)),
    }));
  return {
    head: ['player', 'stage', ...ledgerHead],
    linesOf: ({ player, entrant }) =>
      ledgersOf(entrant).flatMap(({ loaded, ledger, lineOf }) =>
        ledger.map((row) => [player, loaded.name, ...lineOf(row)]),
      ),
    objectOf: ({ userId, player, totalScore, entrant }) => ({
      userId,
      player,
      totalScore,
      stages: ledgersOf(entrant).map(({ loaded, ledger }) => ({
        eventStageId: loaded.id,
        name: loaded.name,
        ledger,
      })),
    }),
  };
}

export const ledgerHead = [
  'group',
  'round',
  'match',
  'rule',
  'team',
  'points',
  'worth',
  'outcome',
] as const;

/** The columns of one row, in the order of `ledgerHead`. */
export function ledgerLine(
  event: LoadedEvent,
  { stage }: LoadedStage,
): (row: LedgerRow) => readonly SpreadsheetValue[] {
  const teamOf = teamNamesOf(event);
  const words = stageWords(stage);
  return ({ eventSubstageId, rule, teamId, matchKey, points, worth, outcome }) => [
    words.group(eventSubstageId),
    ...(matchKey === null ? ['', ''] : words.match(matchKey)),
    rule,
    teamId === null ? '' : teamOf(teamId),
    points,
    worth,
    outcome,
  ];
}
