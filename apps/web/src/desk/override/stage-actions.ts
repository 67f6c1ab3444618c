import type { Answer, BodyInput, Event } from '@callshot/contract';
import { m } from './words/messages.js';

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
  const name = next?.name ?? m.theNextStage();
  return {
    stage: eventStages[stage]?.name ?? m.thisStage(),
    next: name,
    lacks: [m.teamsKnownOf({ stage: name, count: known.size })],
  };
}

/** The actions that an event takes as it stands: a finished one is resumed before anything else. */
export const stageActionsOf = ({ finished }: Pick<Event, 'finished'>) =>
  STAGE_ACTIONS.filter(({ action }) => (action === 'resume') === finished);

/** People who came so far and would be shut out. */
const missingText = ({ stage }: StageNames, { missing }: StagePeople): string[] =>
  missing === 0 ? [] : [m.missingPeople({ count: missing, stage })];

export const STAGE_ACTIONS: readonly [StageActionFacts, ...StageActionFacts[]] = [
  {
    action: 'open_next',
    label: m.openNextAction(),
    needsTime: true,
    question: m.openNextQuestion(),
    done: m.openNextDone(),
    consequences: (names, people) => [
      m.openNextPicks({ count: people.picked, stage: names.stage }),
      ...missingText(names, people),
      m.openNextText({ next: names.next, stage: names.stage }),
      ...names.lacks,
    ],
  },
  {
    action: 'relock',
    label: m.moveLockAction(),
    needsTime: true,
    question: m.moveLockQuestion(),
    done: m.moveLockDone(),
    consequences: (names, people) => [
      m.moveLockPicks({ count: people.picked, stage: names.stage }),
    ],
  },
  {
    action: 'unlock',
    label: m.reopenAction(),
    needsTime: true,
    question: m.reopenQuestion(),
    done: m.reopenDone(),
    consequences: (names, people) => [
      m.reopenPicks({ count: people.picked, stage: names.stage }),
      m.reopenRisk(),
    ],
  },
  {
    action: 'lock',
    label: m.lockNowAction(),
    needsTime: false,
    question: m.lockNowQuestion(),
    done: m.lockNowDone(),
    consequences: (names, people) => [
      m.lockNowPicks({ count: people.picked, stage: names.stage }),
      ...missingText(names, people),
      m.notSubmitted(),
    ],
  },
  {
    action: 'finish',
    label: m.finishAction(),
    needsTime: false,
    question: m.finishQuestion(),
    done: m.finishDone(),
    consequences: (names, people) => [
      m.finishPicks({ count: people.picked, stage: names.stage }),
      ...missingText(names, people),
      m.finishText(),
    ],
  },
  {
    action: 'resume',
    label: m.resumeAction(),
    needsTime: false,
    question: m.resumeQuestion(),
    done: m.resumeDone(),
    consequences: ({ stage }) => [m.resumeText({ stage }), m.resumeTells()],
  },
];
