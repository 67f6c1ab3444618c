import { activeParts, type FormatStage, StageType } from '@callshot/rules';
import { counted } from '../../../platform/ui/words/counted.ts';
import { TYPE_NAMES } from './stage-questions.ts';

export const typeName = ({ type }: FormatStage): string => TYPE_NAMES[type];

/** The condition under which a stage opens by itself. */
export const opensWords = ({ teamsToOpenPicks }: FormatStage): string =>
  teamsToOpenPicks === null
    ? 'All its teams known opens picks'
    : `${counted(teamsToOpenPicks, 'team')} known opens picks`;

/** The composition of a stage, in a line. */
export function stageFacts(stage: FormatStage): string {
  if (stage.swissStageDetails) {
    const { advancingCount, winsNeeded } = stage.swissStageDetails;
    const wins = winsNeeded === undefined ? '' : ` with ${counted(winsNeeded, 'win')}`;
    return `${counted(advancingCount, 'team')} advance${wins}`;
  }
  const groups =
    stage.type === StageType.group ? [counted(stage.groupStageDetails.groupCount, 'group')] : [];
  if (!stage.bracket) {
    const advancing = stage.groupStageDetails?.totalAdvancing ?? 0;
    return [...groups, `${counted(advancing, 'team')} of each advance`].join(', ');
  }
  const parts = activeParts(stage.bracket);
  const used = parts.filter(({ columns }) => columns.length > 0);
  const matches = used
    .flatMap(({ columns }) => columns)
    .reduce((sum, { isQualifier, matchCount }) => sum + (isQualifier ? 0 : matchCount), 0);
  const flags = [
    (stage.playoffDetails ?? stage.groupStageDetails)?.useSeriesScore ? ['series scores'] : [],
    stage.playoffDetails?.hasBracketReset ? ['bracket reset'] : [],
  ].flat();
  const each = groups.length > 0 ? `${counted(matches, 'match', 'matches')} each` : null;
  return [...groups, each ?? counted(matches, 'match', 'matches'), ...flags].join(', ');
}

/** The parts of its bracket with their columns. */
export function bracketFacts({ bracket }: FormatStage): string {
  if (!bracket) return '';
  const parts = activeParts(bracket);
  return parts
    .filter(({ columns }) => columns.length > 0)
    .map(({ name, columns }) => `${name} ${counted(columns.length, 'column')}`)
    .join(' · ');
}

/** The losses of switching to another type, told before it happens; null without any. */
export function lossOfType(stage: FormatStage, type: StageType): string | null {
  if (stage.type === type || !stage.bracket) return null;
  const { views, scoringGroups } = stage.bracket;
  const gone = [
    "this stage's bracket",
    ...(views.length > 0 ? [counted(views.length, 'view')] : []),
    ...(scoringGroups.length > 0 ? [counted(scoringGroups.length, 'scoring group')] : []),
  ];
  const last = gone.pop();
  const all = gone.length > 0 ? `${gone.join(', ')} and ${last}` : last;
  const name = TYPE_NAMES[type].replace(' stage', '');
  return `Changing to ${name} removes ${all}. Undo brings them back.`;
}
