import {
  type EventStage,
  type FormatStage,
  type HandMatch,
  problemsByHand,
  wordsOfHand,
} from '@callshot/rules';
import type { DeskStage } from '../stage/stage-acts.ts';
import { m } from '../words/messages.js';
import { type HandState, isComplete } from './hand-state.ts';

interface Judged {
  readonly stage: DeskStage;
  readonly format: FormatStage;
  nameOf(teamId: number | null): string;
}

/** The problem of each match in words, by its key. */
export function problemsOfRows(
  { stage, format, nameOf }: Judged,
  { rows }: HandState,
): ReadonlyMap<string, string> {
  const whole = rows.filter(isComplete);
  const matches = whole.map((row): HandMatch => ({ ...row, topTeamId: row.topTeamId ?? 0 }));
  const missing = rows
    .filter((row) => !isComplete(row))
    .map(({ key }) => [key, m.teamsMissing()] as const);
  const wrong = problemsByHand(ruleStage(stage, format), matches).flatMap((problem) => {
    const [row, match] = [whole[problem.index], matches[problem.index]];
    return row && match ? [[row.key, capital(wordsOfHand(problem, match, nameOf))] as const] : [];
  });
  return new Map([...missing, ...wrong]);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ruleStage = ({ id, index, substages }: DeskStage, format: FormatStage): EventStage => ({
  eventStageId: id,
  stageIndex: index,
  format,
  substages: substages.map(({ id: eventSubstageId, title, teamIds }) => ({
    eventSubstageId,
    title,
    teamIds,
    officialMatches: [],
  })),
});
