import type { NewEventFault } from '../event/new-event.ts';
import { sentencesFor } from '../model/sentence.ts';
import { said } from './events/messages.ts';

/** With the name of the team that a problem is about. */
type Named<F> = F extends { readonly teamId: number } ? Omit<F, 'teamId'> & { team: string } : F;

/** Problems of an event that is to be made, outside its format. */
export const eventSentences = sentencesFor<Named<NewEventFault>>()(said);
