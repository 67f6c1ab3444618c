import { type FormatStage, type ResultChange, wordsOfFormer, wordsOfResult } from '@callshot/rules';

/** Corrected results as data: each receiver reads them in the own language. */
export interface CorrectedResults {
  readonly changes: readonly ResultChange[];
  readonly swissStageDetails: FormatStage['swissStageDetails'];
  /** Names by the ids of teams. */
  readonly teams: Readonly<Record<string, string>>;
}

/** The sentences in the spoken language, each with that of the former result. */
export function sayCorrected({ changes, swissStageDetails, teams }: CorrectedResults) {
  const names = {
    format: { swissStageDetails },
    nameOf: (teamId: number) => teams[teamId] ?? `team ${teamId}`,
  };
  return changes.map(({ was, is }) => ({
    is: wordsOfResult(is, names),
    was: wordsOfFormer(was, is, names),
  }));
}
