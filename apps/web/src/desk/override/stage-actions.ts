import type { Answer, BodyInput, Event } from '@callshot/contract';
import { peopleText } from '../../platform/ui/words/people-text.ts';

type StageAction = BodyInput<'POST /api/event/stage'>['action'];
export type StagePeople = Answer<'GET /api/event/stage'>;

/** Staff's actions on the current stage, and the warnings before them. */
export interface StageActionFacts {
  readonly action: StageAction;
  readonly label: string;
  /** Whether it needs a new lock time. */
  readonly needsTime: boolean;
  readonly question: string;
  readonly done: string;
  /** The people it touches, and the parts that cannot be taken back. */
  readonly consequences: (names: StageNames, people: StagePeople) => readonly string[];
}

export interface StageNames {
  readonly stage: string;
  readonly next: string;
  /** Missing parts of the next stage, said before staff open it. */
  readonly lacks: readonly string[];
}

export function stageNamesOf({ eventStages, stage, teams }: Event): StageNames {
  const next = eventStages[stage + 1];
  const known = new Set(teams.flatMap((team) => (team.eventStageId === next?.id ? [team.id] : [])));
  const name = next?.name ?? 'the next stage';
  return {
    stage: eventStages[stage]?.name ?? 'this stage',
    next: name,
    lacks: [`Teams of ${name} that are known: ${known.size}.`],
  };
}

/** The actions that an event takes as it stands: a finished one is resumed before anything else. */
export const stageActionsOf = ({ finished }: Pick<Event, 'finished'>) =>
  STAGE_ACTIONS.filter(({ action }) => (action === 'resume') === finished);

const have = (count: number): string => (count === 1 ? 'has' : 'have');

const pickedText = ({ stage }: StageNames, { picked }: StagePeople): string =>
  `${peopleText(picked)} ${have(picked)} picked ${stage}`;

/** People who came so far and would be shut out. */
const missingText = ({ stage }: StageNames, { missing }: StagePeople): string[] =>
  missing === 0
    ? []
    : [
        `${peopleText(missing)} picked an earlier stage and ${have(missing)} not picked ${stage} yet; they no longer can.`,
      ];

export const STAGE_ACTIONS: readonly [StageActionFacts, ...StageActionFacts[]] = [
  {
    action: 'open_next',
    label: 'Open the next stage',
    needsTime: true,
    question: 'Open the next stage?',
    done: 'Next stage opened',
    consequences: (names, people) => [
      `${pickedText(names, people)}: those picks are final, and everybody sees them.`,
      ...missingText(names, people),
      `${names.next} opens for picks, and players are told. ${names.stage} cannot be opened again.`,
      ...names.lacks,
    ],
  },
  {
    action: 'relock',
    label: 'Move the lock',
    needsTime: true,
    question: 'Move the lock?',
    done: 'Lock moved',
    consequences: (names, people) => [
      `${pickedText(names, people)}: they can change those picks until the new lock, and see the new time at once.`,
    ],
  },
  {
    action: 'unlock',
    label: 'Reopen picks',
    needsTime: true,
    question: 'Reopen picks?',
    done: 'Picks reopened',
    consequences: (names, people) => [
      `${pickedText(names, people)}: those picks are hidden again, and can be changed until the new lock.`,
      'Anyone who has seen other people’s picks since the lock can copy them.',
    ],
  },
  {
    action: 'lock',
    label: 'Lock picks now',
    needsTime: false,
    question: 'Lock picks now?',
    done: 'Picks locked',
    consequences: (names, people) => [
      `${pickedText(names, people)}: those picks are final from now on, and everybody sees them.`,
      ...missingText(names, people),
      'Picks that are not submitted by then are not saved.',
    ],
  },
  {
    action: 'finish',
    label: 'Finish the event',
    needsTime: false,
    question: 'Finish the event?',
    done: 'Event finished',
    consequences: (names, people) => [
      `${pickedText(names, people)}: those picks are final.`,
      ...missingText(names, people),
      'Entrants are told their final rank. Results that are missing stay unscored.',
    ],
  },
  {
    action: 'resume',
    label: 'Resume the event',
    needsTime: false,
    question: 'Resume the event?',
    done: 'Event resumed',
    consequences: ({ stage }) => [
      `The event is played again. ${stage} stays locked; results can be entered and corrected.`,
      'Players who were told their final rank are told again when the event ends.',
    ],
  },
];
