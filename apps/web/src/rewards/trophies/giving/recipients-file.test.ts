import { expect, test } from 'vitest';
import { readRecipients } from './recipients-file.ts';

const recipient = (rank: number) => ({
  rank,
  userId: rank,
  username: `Player ${rank}`,
  totalScore: 100 - rank,
  trophyTypeId: 1,
});

/** A board of five, two a page; what it answers is of these states, one a call, then of the last. */
function board(...generations: number[]) {
  const asked: number[] = [];
  const readPage = async (startRow: number) => {
    const generation = generations[asked.length] ?? generations.at(-1) ?? 0;
    asked.push(startRow);
    const last = Math.min(startRow + 1, 5);
    const ranks = Array.from({ length: last - startRow + 1 }, (_, at) => startRow + at);
    return { records: ranks.map(recipient), totalRecords: 5, generation };
  };
  return { asked, readPage };
}

const ranksOf = (found: readonly { rank: number | null }[] | null) =>
  found?.map(({ rank }) => rank);

test('pages are put together to the end', async () => {
  const { asked, readPage } = board(1);
  expect(ranksOf(await readRecipients(readPage))).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([1, 3, 5]);
});

test('a board that changes meanwhile is read again, so that no file mixes two', async () => {
  const { asked, readPage } = board(1, 1, 2);
  expect(ranksOf(await readRecipients(readPage))).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([1, 3, 5, 1, 3, 5]);
});

test('a board that does not settle makes no file', async () => {
  const { asked, readPage } = board(1, 2, 3, 4, 5, 6, 7);
  expect(await readRecipients(readPage)).toBeNull();
  expect(asked).toHaveLength(6);
});

test('a board of nobody makes a file of its head', async () => {
  const nobody = async () => ({ records: [], totalRecords: 0, generation: 1 });
  expect(await readRecipients(nobody)).toEqual([]);
});
