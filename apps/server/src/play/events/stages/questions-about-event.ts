import { deskFault, type EventQuestion } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { type ToldProblem, tellProblem } from '../../../platform/http/answers/told-faults.ts';
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
    const began = deskFault('event_began', { at: startsAt.toISOString() });
    questions.push(tellProblem('startsAt', began));
  }
  if (!confirmed.includes('nameOverride')) {
    await lockEventName(trx, gameId, nameOverride);
    const other = await findNamesake(trx, gameId, nameOverride);
    if (other) {
      const at = other.startsAt.toISOString();
      const namesake = deskFault('event_namesake', { eventId: other.id, at });
      questions.push(tellProblem('nameOverride', namesake));
    }
  }
  return questions;
}
