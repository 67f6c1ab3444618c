import { groupedBy } from './grouped.ts';
import type { BoardRow, History, Stored } from './history.ts';

/** Each application shows the board that a fresh computation gives, and pages are in order. */
export function findWrongBoards({ boardReads }: History, stored: Stored): string[] {
  const expected = new Map(stored.expectedBoard.map((row) => [row.userId, row]));
  const wrong = stored.boards.flatMap(({ application, rows }) => {
    const faults = rows.flatMap((row) => {
      const right = expected.get(row.userId);
      return right && right.rank === row.rank && right.totalScore === row.totalScore
        ? []
        : [`${application} shows user ${row.userId} as ${told(row)}, expected ${told(right)}`];
    });
    const shown = new Set(rows.map(({ userId }) => userId));
    const missing = stored.expectedBoard.filter(({ userId }) => !shown.has(userId));
    const isDoubled = shown.size !== rows.length;
    return [
      ...faults,
      ...missing.map(({ userId }) => `${application} does not show user ${userId}`),
      ...(isDoubled ? [`${application} shows a user twice`] : []),
    ];
  });
  const uneven = boardReads.filter(({ rows }) => !isInOrder(rows)).length;
  return uneven === 0 ? wrong : [...wrong, `${uneven} pages of a board were out of order`];
}

const told = (row: BoardRow | undefined): string =>
  row ? `rank ${row.rank} with ${row.totalScore}` : 'nobody';

const isInOrder = (rows: readonly BoardRow[]): boolean =>
  rows.every(({ totalScore, rank }, at) => {
    const before = rows[at - 1];
    if (!before || totalScore === null || before.totalScore === null) return true;
    return totalScore <= before.totalScore && (rank ?? 0) >= (before.rank ?? 0);
  });

/** Nobody gets the same mail twice. */
export function findRepeatedMails({ mails }: History): string[] {
  const same = groupedBy(mails, ({ to, subject }) => `${to}: ${subject}`);
  return [...same].flatMap(([name, { length }]) =>
    length > 1 ? [`${name} was sent ${length} times`] : [],
  );
}
