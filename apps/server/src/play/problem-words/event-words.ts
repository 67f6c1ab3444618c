import type { ProblemCode } from '@callshot/contract';
import {
  eventSentences,
  type FormatProblem,
  type NewEventProblem,
  pathText,
} from '@callshot/rules';
import { type ToldProblem, tellProblem } from '../../platform/http/answers/told-faults.ts';

/** Something wrong with an event that is to be made, or with its format. */
export type EventProblem = FormatProblem | NewEventProblem;

type NameOf = (teamId: number) => string;

export const tellEventProblem = (problem: EventProblem): ToldProblem =>
  tellNamedProblem(problem, (teamId) => `Team ${teamId}`);

/** The same where teams have names. */
export function tellNamedProblem(problem: EventProblem, nameOf: NameOf): ToldProblem {
  const path = pathText(problem.path);
  if (!isOfEvent(problem)) return tellFormatProblem(problem);
  const { code, path: _, ...values } = problem;
  const named = 'teamId' in values ? { ...values, team: nameOf(values.teamId) } : values;
  return tellProblem(path, { code: `event_${code}`, values: named });
}

export const tellFormatProblem = ({ code, path, ...values }: FormatProblem): ToldProblem =>
  tellProblem(pathText(path), { code: `format_${code}` satisfies ProblemCode, values });

const isOfEvent = (problem: EventProblem): problem is NewEventProblem =>
  Object.hasOwn(eventSentences(), problem.code);
