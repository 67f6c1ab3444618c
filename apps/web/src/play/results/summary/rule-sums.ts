import { type EventStage, type LedgerRow, type StageCalls, teamRulesOf } from '@callshot/rules';

/** The points that the calls of one rule have earned. */
export interface RuleSum {
  readonly rule: string;
  readonly correct: number;
  readonly pending: number;
  readonly total: number;
  readonly points: number;
}

/** The ledger by rule, in the order in which a stage is picked and its format lists what pays. */
export function ruleSums(stage: EventStage, { ledger }: Pick<StageCalls, 'ledger'>): RuleSum[] {
  const listed = [
    ...teamRulesOf(stage.format).map(({ rule }) => rule),
    ...(stage.format.bracket?.scoringGroups ?? []).map(({ name }) => name),
  ];
  const byRule = new Map<string, LedgerRow[]>(listed.map((rule) => [rule, []]));
  for (const row of ledger) byRule.set(row.rule, [...(byRule.get(row.rule) ?? []), row]);
  return [...byRule]
    .filter(([, rows]) => rows.length > 0)
    .map(([rule, rows]) => ({
      rule,
      correct: rows.filter((row) => row.outcome === 'correct').length,
      pending: rows.filter((row) => row.outcome === 'pending').length,
      // Cancelled matches can be neither right nor wrong.
      total: rows.filter((row) => row.outcome !== 'void').length,
      points: rows.reduce((sum, row) => sum + row.points, 0),
    }));
}
