import type { Answer } from '@callshot/contract';
import { type GameId, guessReward, suggestMapping } from '@callshot/rules';
import { OperatorProblem } from '@callshot/server';
import type { Caller } from './caller.ts';

export interface Wanted {
  readonly gameId: GameId;
  readonly pageId: number;
}

type Details = Answer<'GET /api/liquipedia/getDetails'>;
type Created = Answer<'POST /api/liquipedia/create'>;

/** Makes the event as a staff member does who takes the first format that fits, and the suggested mapping. */
export async function createReplayedEvent(staff: Caller, wanted: Wanted): Promise<number> {
  const { gameId, pageId } = wanted;
  const details = await staff.get<Details>(
    `/api/liquipedia/getDetails?gameId=${gameId}&pageId=${pageId}`,
  );
  const formats = await staff.get<Answer<'GET /api/eventFormat'>>('/api/eventFormat');
  const refusals: string[] = [];
  for (const { id, name, problems } of formats) {
    if (problems > 0) continue;
    const { json } = await staff.get<Answer<'GET /api/eventFormat/:id'>>(`/api/eventFormat/${id}`);
    const made = await staff.post('/api/liquipedia/create', {
      tournamentId: pageId,
      liquipediaUrl: '',
      imageUrl: '',
      rewardType: guessReward(details.title),
      gameId,
      nameOverride: details.title.slice(0, 80),
      eventFormatId: id,
      stageMapping: suggestMapping(JSON.parse(json), details.groups),
      confirmed: ['startsAt', 'nameOverride'],
    });
    if (made.status === 200) return (made.body as Created).eventId;
    refusals.push(`${name}: ${JSON.stringify(made.body)}`);
  }
  throw new OperatorProblem(`No format fits ${details.title}.\n${refusals.join('\n')}`);
}
