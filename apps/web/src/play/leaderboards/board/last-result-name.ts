import type { Event, Leaderboard } from '@callshot/contract';
import { compileBracket, type EventFormat, ownNameWords } from '@callshot/rules';
import { m } from '../words/messages.js';

const UNNAMED = m.lastResult();

/** The last decided result as a heading: the round, or the stage where it was more than one. */
export function lastResultName(
  event: Event,
  format: EventFormat | null,
  last: Leaderboard['lastResult'],
): string {
  const index = event.eventStages.findIndex(({ id }) => id === last?.eventStageId);
  const stage = format?.stages[index];
  if (!last || !stage) return UNNAMED;
  if (stage.bracket === null || last.matchKeys.length === 0) return stage.name;
  const { byKey, parts } = compileBracket(stage);
  const headers = last.matchKeys.map((key) => {
    const match = byKey.get(key);
    const part = parts.find(({ identifier }) => identifier === match?.part);
    return part?.columns.find(({ col }) => col === match?.col)?.header ?? UNNAMED;
  });
  const [header = UNNAMED, ...others] = new Set(headers);
  return others.length === 0 ? ownNameWords(header) : stage.name;
}
