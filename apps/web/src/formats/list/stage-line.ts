import { type FormatStage, StageType } from '@callshot/rules';

const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

/** What a stage is, in a line. */
export function stageLine(stage: FormatStage): string {
  if (stage.type === StageType.swiss) {
    const { advancingCount, cleanSweepWinnerCount, cleanSweepLoserCount } = stage.swissStageDetails;
    return `Swiss: ${advancingCount} advance, ${cleanSweepWinnerCount} at 3-0, ${cleanSweepLoserCount} at 0-3`;
  }
  if (stage.bracket === null) {
    const { groupCount, totalAdvancing } = stage.groupStageDetails;
    return `${counted(groupCount, 'group')}: ${totalAdvancing} advance`;
  }
  const { freeform, parts, freeformParts } = stage.bracket;
  const matches = (freeform ? freeformParts : parts)
    .flatMap(({ columns }) => columns)
    .filter(({ isQualifier }) => !isQualifier)
    .reduce((sum, { matchCount }) => sum + matchCount, 0);
  const words = [
    ...(stage.type === StageType.group
      ? [counted(stage.groupStageDetails.groupCount, 'group')]
      : []),
    counted(matches, 'match', 'matches'),
    ...((stage.playoffDetails ?? stage.groupStageDetails).useSeriesScore ? ['series scores'] : []),
    ...(stage.playoffDetails?.hasBracketReset ? ['bracket reset'] : []),
  ];
  return `${stage.type === StageType.group ? 'Group brackets' : 'Playoffs'}: ${words.join(', ')}`;
}
