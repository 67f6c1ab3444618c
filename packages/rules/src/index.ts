export * from './awards/award-tier.ts';
export * from './bracket/bracket-picks.ts';
export * from './bracket/bracket-progress.ts';
export * from './bracket/bracket-rows.ts';
export { compileBracket, matchesOf } from './bracket/compile-bracket.ts';
export { defaultScoringGroups, scoringBreakdownOf } from './bracket/default-scoring.ts';
export * from './bracket/generate-bracket.ts';
export * from './bracket/generate-group-bracket.ts';
export * from './bracket/graph.ts';
export * from './bracket/open-bracket.ts';
export * from './bracket/openings.ts';
export * from './bracket/pick-match.ts';
export * from './bracket/series-score.ts';
export * from './calls/match-calls.ts';
export * from './calls/stage-calls.ts';
export { type TeamCall, type TeamCallPart, teamRulesOf } from './calls/team-calls.ts';
export * from './event/new-event.ts';
export type { BracketFault, FormatProblem, FormatProblemCode } from './format/format-problem.ts';
export { parseFormat } from './format/parse-format.ts';
export { readStoredFormat } from './format/read-stored-format.ts';
export * from './group/group-picks.ts';
export { isLocked, lockAtOf } from './lock/lock.ts';
export { dueReminder, type ToldOfLock } from './lock/reminders.ts';
export * from './model/event-stage.ts';
export * from './model/format.ts';
export * from './model/picks.ts';
export * from './model/problem.ts';
export { kindOf, type StageKind } from './model/stage-kind.ts';
export { hasResults } from './picks/has-results.ts';
export * from './picks/team-steps.ts';
export * from './ranking/ranking.ts';
export * from './results/results-to-picks.ts';
export type { PlayedMatch, StageResults } from './results/stage-results.ts';
export { swissOutcome } from './results/swiss-outcome.ts';
export * from './scoreboard/build-scoreboard.ts';
export * from './scoreboard/entrant-directory.ts';
export {
  createEntryBlock,
  type EntryBlock,
  exchangeEntry,
  type WritableEntryBlock,
} from './scoreboard/entry-block.ts';
export * from './scoreboard/rank-scoreboard.ts';
export { runAtOnce } from './scoreboard/run-at-once.ts';
export * from './scoreboard/scoreboard.ts';
export * from './scoreboard/scoring-kernel.ts';
export * from './scoreboard/slot-statistics.ts';
export type { ScoreboardRow, Standings } from './scoreboard/standings.ts';
export * from './scoring/compile-scoring.ts';
export * from './scoring/ledger.ts';
export * from './scoring/maximum.ts';
export * from './scoring/scoring-unit.ts';
export { compileLayout } from './slots/compile-layout.ts';
export { describeSlot } from './slots/describe-slot.ts';
export * from './slots/encode-picks.ts';
export * from './slots/follow-places.ts';
export * from './slots/layout.ts';
export { areReadAlike } from './slots/read-alike.ts';
export { slotsNaming } from './slots/slots-naming.ts';
export { isStageDecided } from './stage/is-stage-decided.ts';
export * from './stage/official-standings.ts';
export * from './stage/open-stage.ts';
export type {
  OfficialProblem,
  OfficialProblemCode,
  SubmissionProblem,
  SubmissionProblemCode,
} from './stage/pick-problem.ts';
export * from './stage/redraw-stage.ts';
export * from './stage/replay-submission.ts';
export * from './stage/team-picking.ts';
export * from './swiss/swiss-picks.ts';
