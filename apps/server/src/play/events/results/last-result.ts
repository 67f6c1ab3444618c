import { type PickSet, slotOfGroupPick, slotOfMatch, withoutResults } from '@callshot/rules';
import { type LoadedStage, withOfficial } from '../loaded-event.ts';
import { isResultRow, type OfficialRow } from './official-rows.ts';

/**
 * The latest result: of the results that stand, those stored together most recently [rule:
 * boards-23].
 */
export interface LastResult {
  readonly at: Date;
  readonly rows: readonly OfficialRow[];
}

/** Null = nothing is decided yet. */
export function lastResultOf(rows: readonly OfficialRow[]): LastResult | null {
  const results = rows.filter(isResultRow);
  const at = Math.max(...results.map(({ updatedAt }) => updatedAt.getTime()));
  const [first, ...others] = results.filter(({ updatedAt }) => updatedAt.getTime() === at);
  return first ? { at: first.updatedAt, rows: [first, ...others] } : null;
}

/** A stage as it was before its share of the last result; the same one where it had none. */
export function stageBefore(loaded: LoadedStage, { rows }: LastResult): LoadedStage {
  const own = rows.filter(({ eventStageId }) => eventStageId === loaded.id);
  if (own.length === 0) return loaded;
  const keys = new Set(own.map(({ eventSubstageId, slot }) => `${eventSubstageId} ${slot}`));
  const before: PickSet = withoutResults(loaded.stage, loaded.official, {
    team: (pick) => keys.has(`${pick.eventSubstageId} ${slotOfGroupPick(pick)}`),
    match: (pick) => keys.has(`${pick.eventSubstageId} ${slotOfMatch(pick)}`),
  });
  return withOfficial(loaded, before);
}
