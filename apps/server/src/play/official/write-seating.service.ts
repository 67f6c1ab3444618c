import { insertAudit } from '../../platform/audit/audit.ts';
import { updateOfficialVersion } from '../events/events.repository.ts';
import type { LoadedStage } from '../events/loaded-event.ts';
import { replaceOfficial } from '../events/results/replace-official.service.ts';
import type { EventChange } from '../events/running/change-event.ts';
import { writeTeams } from '../events/stages/redraw-stages.service.ts';
import { makeTeamMarks } from '../events/teams/team-marks.service.ts';
import { keepEntries } from '../picks/keep-entries.service.ts';
import type { FollowedStage } from './plan-official.ts';
import type { SeatingPlan } from './plan-seating.ts';
import { tellOfReplacements } from './tell-of-replacements.service.ts';
import { followUp } from './write-official.service.ts';

/** The author of the change and the reason. */
export interface Word {
  readonly actorUserId: number;
  readonly reason: string | null;
}

interface Seated extends Word {
  readonly isStaffsWord: boolean;
  /** The same teams under another id: no notice is sent. */
  readonly isQuiet?: boolean;
}

/** Stores stages with other teams, with all that follows; users whose picks name them are told. */
export async function writeSeating(
  change: EventChange,
  stages: readonly SeatingPlan[],
  { isStaffsWord, isQuiet = false, ...word }: Seated,
): Promise<void> {
  const { trx, event } = change;
  for (const { before, after, replaced, pickedStageIds } of stages) {
    const predecessors = new Map(replaced.map(({ from, to }) => [to, from]));
    await writeTeams(change, after, (teamId) => predecessors.get(teamId) ?? teamId);
    if (pickedStageIds.has(after.id)) await keepEntries(change, before, after);
    // Places that only go to another team keep whose word their results were.
    await replaceOfficial(change, after, {
      source: isStaffsWord ? 'manual' : 'import',
      isConsequence: !isStaffsWord,
    });
    await insertAudit(trx, {
      ...word,
      action: 'stage.teams_seated',
      subjectType: 'event_stage',
      subjectId: after.id,
      before: seatsOf(before),
      after: seatsOf(after),
    });
  }
  await makeTeamMarks(trx, event.row.id);
  await updateOfficialVersion(trx, event.row.id);
  const [first] = stages;
  const after = first && (await followUp(change, first));
  if (isQuiet || !after) return;
  await tell(
    change,
    after,
    stages.flatMap(({ followed }) => followed),
  );
}

const seatsOf = ({ stage, official }: LoadedStage) => ({
  substages: stage.substages.map(({ eventSubstageId, teamIds }) => ({ eventSubstageId, teamIds })),
  matchPicks: official.matchPicks,
});

/** Notifies about teams that left or joined. */
async function tell(
  change: EventChange,
  after: EventChange,
  followed: readonly FollowedStage[],
): Promise<void> {
  const teams = [...change.event.teams, ...after.event.teams];
  await tellOfReplacements({ ...change, event: { ...change.event, teams } }, followed, 'teams');
}
