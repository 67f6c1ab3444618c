import type { EventQuestion } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { ToldProblem } from '../../problem-words/told-problem.ts';
import { findNamesake, lockEventName } from '../event-names.repository.ts';
import { findDatabaseTime } from './event-lock.repository.ts';

interface AskedAbout {
  readonly gameId: GameId;
  readonly nameOverride: string;
  readonly startsAt: Date;
}

/**
 * Questions to staff about likely slips before an event is made; each may be confirmed. Two events
 * with one name, made at the same moment, may both miss the warning [rule: event-creator-24].
 */
export async function questionsAbout(
  trx: Kysely<Schema>,
  { gameId, nameOverride, startsAt }: AskedAbout,
  confirmed: readonly EventQuestion[],
): Promise<ToldProblem[]> {
  const questions: ToldProblem[] = [];
  if (!confirmed.includes('startsAt') && startsAt.getTime() < (await findDatabaseTime(trx))) {
    const message = `It began on ${instant(startsAt)}: its first stage can no longer be picked.`;
    questions.push({ path: 'startsAt', message });
  }
  if (!confirmed.includes('nameOverride')) {
    await lockEventName(trx, gameId, nameOverride);
    const other = await findNamesake(trx, gameId, nameOverride);
    if (other) {
      const message = `Event ${other.id} has this name, and begins on ${instant(other.startsAt)}: players would find two.`;
      questions.push({ path: 'nameOverride', message });
    }
  }
  return questions;
}

const instant = (at: Date): string =>
  `${at.toLocaleString('en', { dateStyle: 'medium', timeZone: 'UTC' })}, ${at
    .toISOString()
    .slice(11, 16)} UTC`;
