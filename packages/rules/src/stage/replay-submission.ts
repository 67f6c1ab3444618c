import type { Checked, PickSet } from '../picks/picks.ts';
import type { EventStage } from './event-stage.ts';
import { replayBrackets } from './replay-brackets.ts';
import { replayTeams } from './replay-teams.ts';
import { teamPickingOf } from './team-picking.ts';

/**
 * Plays a user's submission of a stage through from the first round, by the transitions that clicks
 * make. Answers it in normal order, or every problem when nobody could have clicked it together.
 */
export const replaySubmission = (stage: EventStage, picks: PickSet): Checked<PickSet> =>
  replay(stage, picks, false);

/**
 * The same for official results: they may be partial, name eliminated teams, and matches that were
 * not simply played (decisions 135, 137, 138, 145).
 */
export const replayOfficial = (stage: EventStage, picks: PickSet): Checked<PickSet> =>
  replay(stage, picks, true);

function replay(stage: EventStage, picks: PickSet, isOfficial: boolean): Checked<PickSet> {
  const picking = teamPickingOf(stage.format);
  return picking
    ? replayTeams(stage, picking, picks, isOfficial)
    : replayBrackets(stage, picks, isOfficial);
}
