import type { EditFault } from '../edit/edit-fault.ts';
import { AS_DRAWN } from './bracket-naming.ts';
import { wordsOfFormat } from './format-words.ts';
import { m } from './messages.ts';

/** Why an edit was refused, in words. */
export function wordsOfEdit(fault: EditFault): string {
  switch (fault.code) {
    case 'not_there':
      return m.notThere({ what: fault.what });
    case 'own_match':
      return m.ownMatch();
    case 'only_freeform':
      return m.onlyFreeform();
    case 'no_losers_for':
      return m.noLosersFor({ place: fault.place === 3 ? 'third' : 'fifth' });
    case 'too_many':
      return m.mostFit({ most: fault.most, what: fault.what });
    case 'bad_stage':
      return fault.problems.map((problem) => wordsOfFormat(problem, AS_DRAWN)).join(' ');
    case 'slot_fed_twice': {
      const [slot, feeder] = [AS_DRAWN.slot(fault.slot), AS_DRAWN.match(fault.feeder)];
      return m.slotFed({ feeder, slot });
    }
    case 'leads_back':
      return m.leadsBack({ match: AS_DRAWN.match(fault.match) });
    default:
      return wordsOfFormat(fault, AS_DRAWN);
  }
}
