import type { Answer } from '@callshot/contract';
import { guessReward } from '@callshot/rules';
import { OperatorProblem } from '@callshot/server';
import type { Caller } from './caller.ts';
import type { Wanted } from './create-replayed-event.ts';

type Drafted = Answer<'GET /api/liquipedia/draftFormat'>;
type Created = Answer<'POST /api/liquipedia/createDrafted'>;

/** Makes the event as a staff member does who takes the draft as it is. */
export async function createDraftedEvent(staff: Caller, wanted: Wanted): Promise<number> {
  const { gameId, pageId } = wanted;
  const { name, json, mapping }: Drafted = await staff.get(
    `/api/liquipedia/draftFormat?gameId=${gameId}&pageId=${pageId}`,
  );
  if (json === null) throw new OperatorProblem(`No format can be drafted of page ${pageId}.`);
  const made = await staff.post('/api/liquipedia/createDrafted', {
    tournamentId: pageId,
    liquipediaUrl: '',
    imageUrl: '',
    rewardType: guessReward(name),
    gameId,
    nameOverride: name,
    json,
    stageMapping: mapping,
    confirmed: ['startsAt', 'nameOverride'],
  });
  if (made.status !== 200) throw new OperatorProblem(`${name}: ${JSON.stringify(made.body)}`);
  return (made.body as Created).eventId;
}
