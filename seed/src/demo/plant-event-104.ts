import type { Schema } from '@callshot/server';
import type { Kysely } from 'kysely';
import { surveyEvent } from './demo-events.ts';
import {
  beginEventIdsAt,
  continueEventIds,
  existsEventWithId,
  findPlantedFormatIds,
  flagEvent,
} from './demo-world.repository.ts';
import { plantEvent } from './plant-event.ts';
import { randomFrom } from './random.ts';

const EVENT_ID = 104;
const SEED = 104;
const DAY = 86_400_000;

/**
 * Plants the event that stands for all special ones [rule: events-9]: nothing but its flags makes it so.
 * False = there is an event 104 already.
 */
export async function plantEvent104(db: Kysely<Schema>, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (await existsEventWithId(trx, EVENT_ID)) return false;
    await beginEventIdsAt(trx, EVENT_ID);
    await plantEvent(
      trx,
      {
        random: randomFrom(SEED),
        today: new Date(Math.floor(now.getTime() / DAY) * DAY),
        players: [],
        formatIds: await findPlantedFormatIds(trx),
      },
      surveyEvent,
    );
    await flagEvent(trx, EVENT_ID, { forcedStage: 0, isSurveyNoticed: true, openTabs: [1] });
    await continueEventIds(trx);
    return true;
  });
}
