import type { Lost } from '@callshot/rules';

/** The losses of an edit, in a sentence; null without any. */
export function lossWords({ links, viewMatches, groupColumns }: Lost): string | null {
  const gone = [
    counted(links, 'link', 'links'),
    counted(viewMatches, 'match of a view', 'matches of views'),
    counted(groupColumns, 'column of a scoring group', 'columns of scoring groups'),
  ].filter((part) => part !== null);
  const last = gone.pop();
  if (last === undefined) return null;
  const all = gone.length > 0 ? `${gone.join(', ')} and ${last}` : last;
  return `${all} went with it.`;
}

const counted = (count: number, one: string, several: string): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? one : several}`;
