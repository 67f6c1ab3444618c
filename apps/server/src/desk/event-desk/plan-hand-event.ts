import type { Body } from '@callshot/contract';
import { deskFault } from '@callshot/contract';
import {
  type EventFormat,
  type FormatStage,
  type NamedTeams,
  type NewEventProblem,
  placedByEntries,
  problemsOfNewEvent,
  stagesTooFewReach,
  substageCountOf,
  substageTitle,
} from '@callshot/rules';
import { type ToldProblem, tellProblem } from '../../platform/http/answers/told-faults.ts';
import type { NamedSubstage } from '../../play/events/running/new-event.ts';
import { aliasOf } from '../../play/events/teams/alias-of.ts';
import { tellNamedProblem } from '../../play/problem-words/event-words.ts';
import { drawInOrder, type TypedPlace } from './hand-openings.ts';
import { isBye, isOpen, isTeam } from './typed-names.ts';

export type HandEvent = Body<'POST /api/event/create'>;
type TypedSubstage = HandEvent['stages'][number]['substages'][number];

export interface HandPlan {
  readonly stages: readonly { readonly substages: readonly NamedSubstage[] }[];
  readonly problems: readonly ToldProblem[];
}

/** Every name that was typed for a team, once, as it was typed first. */
export function typedNames({ stages }: Pick<HandEvent, 'stages'>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const name of stages.flatMap(({ substages }) => substages.flatMap(({ teams }) => teams))) {
    if (isTeam(name) && !names.has(aliasOf(name))) names.set(aliasOf(name), name);
  }
  return names;
}

/**
 * Plans a typed event, or lists every reason why it cannot be made. `teamIdOf` maps names to team
 * ids. A new team may have any unused id.
 */
export function planHandEvent(
  wanted: HandEvent,
  format: EventFormat,
  teamIdOf: (name: string) => number,
): HandPlan {
  const placed = format.stages.map((stage, index) =>
    placeStage(stage, wanted.stages[index]?.substages ?? [], teamIdOf),
  );
  const stages = [
    ...placed.map(({ substages }) => ({ substages })),
    // More than the format has: the rules say so.
    ...wanted.stages.slice(format.stages.length).map(() => ({ substages: [] })),
  ];
  const names = new Map([...typedNames(wanted).values()].map((name) => [teamIdOf(name), name]));
  const nameOf = (teamId: number): string => names.get(teamId) ?? `Team ${teamId}`;
  const problems = problemsOfNewEvent({
    gameId: wanted.gameId,
    rewardTypeId: wanted.rewardType,
    format,
    startsAt: new Date(wanted.startsAt),
    endsAt: new Date(wanted.endsAt),
    stages,
  });
  return {
    stages,
    problems: [
      ...problems.map((problem) => tellNamedProblem(asTyped(problem), nameOf)),
      ...stagesTooFewReach(format, wanted.stages.map(namedTeams)).map(({ stage, ...values }) =>
        tellProblem(`stages[${stage}]`, { code: 'too_few_arrive', values }),
      ),
      ...placed.flatMap(({ misplacedByes }, stage) =>
        misplacedByes.map(([substage, place]) =>
          tellProblem(
            `stages[${stage}].substages[${substage}].teams[${place}]`,
            deskFault('bye_misplaced'),
          ),
        ),
      ),
    ],
  };
}

function namedTeams({ substages }: HandEvent['stages'][number]): NamedTeams {
  const typed = substages.flatMap(({ teams }) => teams);
  const heldOpen = typed.filter(isOpen).length;
  return { named: typed.length - heldOpen, heldOpen };
}

interface PlacedStage {
  readonly substages: readonly NamedSubstage[];
  readonly misplacedByes: readonly (readonly [substage: number, place: number])[];
}

function placeStage(
  stage: FormatStage,
  typed: readonly TypedSubstage[],
  teamIdOf: (name: string) => number,
): PlacedStage {
  const substages: NamedSubstage[] = [];
  const misplacedByes: (readonly [number, number])[] = [];
  const count = Math.max(typed.length, substageCountOf(stage));
  for (let index = 0; index < count; index += 1) {
    const { title = '', teams = [], startsAt = null } = typed[index] ?? {};
    const typedPlaces = teams.map((name) => placeOf(name, teamIdOf));
    const places = placedByEntries<TypedPlace>(stage, index, typedPlaces, {
      open: 'open',
      isBye: (place) => place === 'bye',
    });
    const draw = drawInOrder(stage, places);
    misplacedByes.push(...draw.misplacedByes.map((place) => [index, place] as const));
    const named = title === '' ? substageTitle(stage, index) : title;
    substages.push({
      title: named,
      groupName: count > 1 ? named : null,
      startsAt: startsAt === null ? null : new Date(startsAt),
      teamIds: places.flatMap((place) => (typeof place === 'string' ? [] : [place.teamId])),
      openings: draw.openings,
    });
  }
  return { substages, misplacedByes };
}

function placeOf(typed: string, teamIdOf: (name: string) => number): TypedPlace {
  if (isOpen(typed)) return 'open';
  return isBye(typed) ? 'bye' : { teamId: teamIdOf(typed) };
}

/** Teams and their starting slots were typed as one list. */
function asTyped(problem: NewEventProblem): NewEventProblem {
  const [first, ...rest] = problem.path;
  if (first === 'rewardTypeId') return { ...problem, path: ['rewardType'] };
  const at = rest.findIndex((part) => part === 'teamIds' || part === 'openings');
  if (first === undefined || at < 0) return problem;
  return { ...problem, path: [first, ...rest.slice(0, at), 'teams'] };
}
