import type { Crowd, Event, UserScore } from '@callshot/contract';
import {
  compileBracket,
  type EventFormat,
  type Fixtures,
  fixtureList,
  type OwnRule,
  ownNameWords,
  ownRuleOf,
} from '@callshot/rules';
import { rareWords } from '../../../platform/core/rare-words.ts';
import type { MarkedTeam } from '../../../platform/ui/art/mark-face.ts';
import { REASON_WORDS } from '../../../platform/ui/words/reason-words.ts';
import { bracketTexts } from '../../bracket/board/wording.ts';
import { m } from '../words/messages.js';

type Row = UserScore['ledger'][number];

/** A ledger row in words. */
export interface SpokenRow {
  readonly key: string;
  readonly subject: string;
  /** The team that it is of; null where it is of none, or of one that is gone. */
  readonly team: MarkedTeam | null;
  readonly outcome: Row['outcome'];
  readonly points: number;
  readonly worth: number;
  /** Why it earned nothing though something of it came true. */
  readonly reason: string | null;
  /** 'Only 3% picked this' */
  readonly rare: string | null;
}

/** The counts of the predictions of one rule. */
export interface Tally {
  readonly correct: number;
  /** Correct or wrong. */
  readonly decided: number;
  readonly pending: number;
}

/** The rows of one rule of one stage, with their points. */
export interface RuleGroup {
  readonly rule: string;
  readonly points: number;
  readonly tally: Tally;
  readonly rows: readonly SpokenRow[];
}

export interface StageGroup {
  readonly stageIndex: number;
  readonly name: string;
  readonly points: number;
  readonly rules: readonly RuleGroup[];
}

const sumOf = (rows: readonly { points: number }[]): number =>
  rows.reduce((sum, row) => sum + row.points, 0);

function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** Rules of team stages in the order in which they are picked; others follow as they come. */
const PICKING_ORDER: readonly (OwnRule | null)[] = [
  'advancing',
  'sweep',
  'lost_sweep',
  'first_place',
  'second_place',
  'exact_place',
  'within_places',
  'match_result',
  'exact_score',
];

const placeOf = (rule: string): number => {
  if (ownRuleOf(rule) === 'late_entry') return PICKING_ORDER.length + 1;
  const place = PICKING_ORDER.indexOf(ownRuleOf(rule));
  return place < 0 ? PICKING_ORDER.length : place;
};

/** The ledger by stage and rule; its points still sum to the total. */
export function ledgerGroups(
  event: Pick<Event, 'eventStages' | 'teams'>,
  format: EventFormat,
  ledger: readonly Row[],
  crowd: Crowd | null = null,
): StageGroup[] {
  const rareOf = (row: Row) =>
    crowd?.stages.flatMap((stage) => rareWords(stage, row) ?? []).at(0) ?? null;
  const teams = new Map(event.teams.map((team) => [team.id, team]));
  return [...groupBy(ledger, (row) => row.stageIndex)].map(([stageIndex, rows]) => {
    const matchNames = matchNamesOf(format, stageIndex);
    return {
      stageIndex,
      name: event.eventStages[stageIndex]?.name ?? m.stageNumber({ number: stageIndex + 1 }),
      points: sumOf(rows),
      rules: [...groupBy(rows, (row) => row.rule)]
        .sort(([one], [other]) => placeOf(one) - placeOf(other))
        .map(([rule, ruleRows]) => ({
          rule,
          points: sumOf(ruleRows),
          tally: tallyOf(ruleRows),
          rows: ruleRows.map((row, index) => ({
            key: `${rule}-${index}`,
            subject: subjectOf(row, teams, matchNames),
            team: teams.get(row.teamId ?? 0) ?? null,
            outcome: row.outcome,
            points: row.points,
            worth: row.worth,
            reason: row.reason ? REASON_WORDS[row.reason] : null,
            rare: rareOf(row),
          })),
        })),
    };
  });
}

function tallyOf(rows: readonly Pick<Row, 'outcome'>[]): Tally {
  const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const correct = count('correct');
  return { correct, decided: correct + count('wrong'), pending: count('pending') };
}

/** '5 of 6 correct, 2 to come'; open picks are neither right nor wrong. */
export function tallyText({ correct, decided, pending }: Tally): string {
  const parts = [
    decided > 0 ? m.correctOf({ correct, decided }) : null,
    pending > 0 ? m.toCome({ pending }) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : m.cancelled();
}

function subjectOf(
  row: Row,
  teams: ReadonlyMap<number, { readonly name: string }>,
  matchNames: ReadonlyMap<string, string>,
): string {
  const team = row.teamId === null ? null : (teams.get(row.teamId)?.name ?? null);
  const match = row.matchKey === null ? null : (matchNames.get(row.matchKey) ?? row.matchKey);
  return [team, match].filter((part) => part !== null).join(' · ') || ownNameWords(row.rule);
}

/** Names of the matches of a stage, by their keys. */
export function matchNamesOf(format: EventFormat, stageIndex: number): ReadonlyMap<string, string> {
  const stage = format.stages[stageIndex];
  if (stage?.groupStageDetails?.fixtures) return fixtureNames(stage.groupStageDetails.fixtures);
  if (!stage?.bracket) return new Map();
  const graph = compileBracket(stage);
  const texts = bracketTexts(graph);
  return new Map(graph.matches.map((node) => [node.key, texts[node.index]?.name ?? node.key]));
}

/** 'Round 1 · 2' */
const fixtureNames = (fixtures: Fixtures): ReadonlyMap<string, string> =>
  new Map(
    fixtureList({ fixtures }).map(({ key, round, inRound }) => [
      key,
      `${m.fixtureRound({ round: round + 1 })} · ${inRound + 1}`,
    ]),
  );
