import type { Json, WikiRecord } from '../types.ts';
import { columnOf, compareValues, textOf } from './column.ts';
import type { Comparison, Condition } from './conditions.ts';

export function fulfils(record: WikiRecord, condition: Condition): boolean {
  if (condition.kind === 'all') return condition.parts.every((part) => fulfils(record, part));
  if (condition.kind === 'any') return condition.parts.some((part) => fulfils(record, part));
  if (condition.column === 'opponent') return isPlayedBy(record, condition);
  const stored = columnOf(record, condition.column);
  return stored !== undefined && holds(stored, condition);
}

function holds(stored: Json, { operator, value }: Comparison): boolean {
  const compared = compareValues(stored, value);
  if (operator === '<') return compared < 0;
  if (operator === '>') return compared > 0;
  return operator === '!' ? compared !== 0 : compared === 0;
}

/** `[[opponent::Team Name]]` asks a match for either of its opponents. */
function isPlayedBy(record: WikiRecord, comparison: Comparison): boolean {
  const opponents = record.match2opponents;
  if (!Array.isArray(opponents)) return false;
  const names = opponents.flatMap((opponent) =>
    ['name', 'template'].map((key) => textOf(columnOf(opponent as WikiRecord, key) ?? '')),
  );
  const isOne = names.includes(comparison.value);
  return comparison.operator === '!' ? !isOne : isOne;
}
