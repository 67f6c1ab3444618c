import type { Answer } from '@callshot/contract';
import { spreadsheetOf } from '@callshot/rules';
import { call } from '../../../platform/core/client.ts';
import { awardOf } from '../../../play/leaderboards/awards/award-tiers.ts';
import { m } from '../words/messages.js';

type Page = Answer<'GET /api/trophy/recipients/:eventId'>;
type Recipient = Page['records'][number];
type ReadPage = (startRow: number) => Promise<Page>;

/** Results may come in while a long board is read; it is then read again, never for ever. */
const ATTEMPTS = 3;

/** Everybody on a board, of one state of it; null = it does not settle. */
export async function readRecipients(readPage: ReadPage): Promise<readonly Recipient[] | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const first = await readPage(1);
    const all = [...first.records];
    let page = first;
    while (all.length < page.totalRecords && page.records.length > 0) {
      page = await readPage(all.length + 1);
      if (page.generation !== first.generation) break;
      all.push(...page.records);
    }
    if (page.generation === first.generation) return all;
  }
  return null;
}

/** The recipients and their awards, for a spreadsheet; null = the board does not settle. */
export async function recipientsFile(eventId: number): Promise<string | null> {
  const recipients = await readRecipients((startRow) =>
    call('GET /api/trophy/recipients/:eventId', {
      params: { eventId },
      query: { startRow: String(startRow) },
      isToldInPlace: true,
    }),
  );
  return (
    recipients &&
    spreadsheetOf([
      [m.rank(), m.player(), m.userId(), m.points(), m.trophy()],
      ...recipients.map(({ rank, username, userId, totalScore, trophyTypeId }) => [
        rank ?? '',
        username,
        userId,
        totalScore,
        awardOf(trophyTypeId).name,
      ]),
    ])
  );
}
