import type { Editable, EditFault } from '../edit/edit-fault.ts';
import { AS_DRAWN } from './bracket-naming.ts';
import { wordsOfFormat } from './format-words.ts';

/** Why an edit was refused, in words. */
export function wordsOfEdit(fault: EditFault): string {
  switch (fault.code) {
    case 'not_there':
      return `This ${NAMES[fault.what]} is not there any more.`;
    case 'own_match':
      return 'A match cannot lead to itself.';
    case 'only_freeform':
      return 'Only a freeform bracket can be changed so.';
    case 'too_many':
      return `At most ${fault.most} ${fault.what} fit.`;
    case 'bad_stage':
      return fault.problems.map((problem) => wordsOfFormat(problem, AS_DRAWN)).join(' ');
    case 'slot_fed_twice': {
      const [slot, feeder] = [AS_DRAWN.slot(fault.slot), AS_DRAWN.match(fault.feeder)];
      return `${feeder} leads to ${slot} already.`;
    }
    case 'leads_back':
      return `Teams come here from ${AS_DRAWN.match(fault.match)}: it would be a circle.`;
    default:
      return wordsOfFormat(fault, AS_DRAWN);
  }
}

const NAMES: Readonly<Record<Editable, string>> = {
  stage: 'stage',
  bracket: 'bracket',
  part: 'part',
  column: 'column',
  match: 'match',
  view: 'view',
  scoring_group: 'scoring group',
};
