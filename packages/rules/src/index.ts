export {
  type AwardRanking,
  NO_PLACE,
  rankAwardedUsers,
  topAwards,
} from './awards/award-board.ts';
export {
  type AwardChange,
  awardChanges,
  moveOf,
} from './awards/award-changes.ts';
export {
  AWARD_FORMULA,
  type AwardPlaces,
  awardPlaces,
  GOAL_FORMULA,
} from './awards/award-places.ts';
export { awardTier, TrophyType } from './awards/award-tier.ts';
export { bracketFor } from './bracket/bracket-for.ts';
export type { BracketState, MatchState, SlotState } from './bracket/bracket-picks.ts';
export { bracketProgress, unpickedMatches } from './bracket/bracket-progress.ts';
export { bracketPicksOf } from './bracket/bracket-rows.ts';
export { calledTeams } from './bracket/called-teams.ts';
export { compileBracket, matchesOf } from './bracket/compile-bracket.ts';
export { callIndex, callKey, isScoreAsked, roundHeader } from './bracket/drawn-round.ts';
export { finalMatch } from './bracket/final-match.ts';
export { finalsOf } from './bracket/finals.ts';
export { generateBracket } from './bracket/generate-bracket.ts';
export { generateGroupBracket } from './bracket/generate-group-bracket.ts';
export {
  type BracketGraph,
  type DrawnRound,
  type GraphColumn,
  type GraphPart,
  type MatchNode,
  matchKey,
  type SlotSource,
  type SlotTarget,
} from './bracket/graph.ts';
export { activeParts } from './bracket/links.ts';
export type { PlayedPlace } from './bracket/losers-for-place.ts';
export { missingDraws } from './bracket/missing-draws.ts';
export { bracketFromPicks, officialBracket, openBracket } from './bracket/open-bracket.ts';
export { openingMatch, openingsFor, openingsInOrder, seedOrder } from './bracket/openings.ts';
export {
  type PickOutcome,
  pickWinner,
  recordOutcome,
  toggleGoingOn,
} from './bracket/pick-match.ts';
export { placeTeam, withoutDraw } from './bracket/place-team.ts';
export { seedPlacesOf } from './bracket/seed-places.ts';
export {
  canBeDrawn,
  type SeriesScore,
  seriesScores,
  winningScores,
} from './bracket/series-lengths.ts';
export { comingInto } from './bracket/settle-round.ts';
export { resultsOfStage } from './by-hand/follow-stage.ts';
export {
  firstStartByHand,
  type HandMatch,
  type HandMatches,
  publishedByHand,
  type StoredHandMatch,
  teamMatchesByHand,
  withHandTeams,
} from './by-hand/hand-match.ts';
export {
  type HandProblem,
  problemsByHand,
} from './by-hand/hand-problems.ts';
export {
  levelNext,
  type NextTeam,
  nextFates,
  nextPlaceTable,
  nextTeams,
} from './by-hand/next-places.ts';
export { calendarOf } from './calendar/listed.ts';
export { lookEveryMs, mostOverdue, retryLookMs } from './calendar/next-look.ts';
export {
  isReady,
  type Prepared,
  prepareInSlices,
} from './calendar/readiness.ts';
export {
  type CalendarState,
  calendarStateOf,
  calendarStates,
} from './calendar/state.ts';
export { type MatchCall, outcomeOfCall, rowsOfCall } from './calls/match-calls.ts';
export { type StageCalls, stageCalls } from './calls/stage-calls.ts';
export type { Need, StillNeeded } from './calls/still-needed.ts';
export { type TeamCall, type TeamCallPart, teamRulesOf } from './calls/team-calls.ts';
export { correctedResults, isSameTold } from './corrections/corrected-results.ts';
export { pointsMoved, type ResultChange } from './corrections/points-moved.ts';
export {
  type ResultNames,
  wordsOfFormer,
  wordsOfMatch,
  wordsOfResult,
} from './corrections/result-words.ts';
export { placeOfResult, type ToldResult, toldResults, untold } from './corrections/told-result.ts';
export { type ChangedField, changedDraft } from './draft/changed-draft.ts';
export type { DraftChange } from './draft/compare-drafts.ts';
export {
  compareFormats,
  type FormatDifference,
} from './draft/compare-formats.ts';
export type { DraftDoubt } from './draft/doubts.ts';
export type { DraftChanges, DraftedFacts } from './draft/draft-fields.ts';
export { type DraftFile, draftFile } from './draft/draft-file.ts';
export { draftInSlices, draftTournament } from './draft/draft-tournament.ts';
export { freeFormatName } from './draft/format-name.ts';
export { formatWithPoints } from './draft/format-with-points.ts';
export { DRAFT_GUESSES, type DraftGuess, guessesOf } from './draft/guesses.ts';
export {
  POINT_FIELDS,
  type PointPreset,
  readPointPreset,
  usualPoints,
} from './draft/point-preset.ts';
export {
  type DrawnAnew,
  drawnAnew,
  type PlayedStructure,
  planRedraft,
  type Redraft,
  type RedraftObstacle,
} from './draft/redraft.ts';
export { isSameSeries } from './draft/series.ts';
export { agreedStructure, STRUCTURE_VERSION, type TournamentStructure } from './draft/structure.ts';
export { canLead, type PathOf } from './edit/can-lead.ts';
export { crossedEntries, placesBefore } from './edit/crossed-entries.ts';
export type { EditFault } from './edit/edit-fault.ts';
export { editFormat } from './edit/edit-format.ts';
export { emptyFormat } from './edit/empty-format.ts';
export { withEntry } from './edit/entry-edits.ts';
export type { ColumnSettings, Edited, FormatEdit, Lost, MatchPlace } from './edit/format-edit.ts';
export { placesToPlay, withThirdPlace } from './edit/place-match.ts';
export { newStageFields, type StageFields, stageFieldsOf } from './edit/stage-fields.ts';
export {
  type Knockout,
  knockoutStart,
  type NamedStart,
  STARTING_POINTS,
  type StartingPoint,
  startFrom,
} from './edit/starting-points.ts';
export {
  type FiledMatch,
  lineOfMatch,
  matchColumns,
  readMatchTable,
} from './elsewhere/matches-table.ts';
export { type PlacedResults, placeResults } from './elsewhere/place-results.ts';
export type { PlacingDesk, PlacingStage } from './elsewhere/placing-desk.ts';
export { ownIdOf, readPicks } from './elsewhere/read-picks.ts';
export { toldSource } from './elsewhere/read-told.ts';
export { readSite, type SiteMatch } from './elsewhere/site-match.ts';
export {
  ELSEWHERE_PAGE,
  type ElsewhereSource,
  elsewhereSources,
  externalIdOfMatch,
  isElsewhereTable,
  type LeftOut,
  leftOutCodes,
  type ReadResults,
  type ReportedResult,
  type ResultSource,
  sourceOf,
} from './elsewhere/told-result.ts';
export {
  type ArrivingTeam,
  arrivingTeams,
  lastNamedPlace,
  sourcesOf,
} from './entries/arriving-teams.ts';
export { entryStates } from './entries/entry-states.ts';
export { seatArrivals, startingSlots } from './entries/seat-arrivals.ts';
export { type NamedTeams, stagesTooFewReach } from './event/arrivals.ts';
export { emptyMatches, type StartPlace } from './event/empty-matches.ts';
export {
  type EndingEvent,
  type EventPhase,
  endingMs,
  endOfEvent,
  eventPhase,
  playedForMs,
} from './event/event-end.ts';
export { type EventNameTexts, eventNameFor } from './event/event-name.ts';
export { eventTypeOf } from './event/event-type.ts';
export {
  type NewEventProblem,
  type NewOpening,
  type NewSubstage,
  type PlannedEvent,
  problemsOfNewEvent,
} from './event/new-event.ts';
export { placedByEntries } from './event/typed-places.ts';
export { type DrawnEvent, drawEventArt } from './faces/event-art.ts';
export { drawMark, letteringOf, markParts, type TeamMark } from './faces/mark-art.ts';
export { markLettersOf } from './faces/mark-letters.ts';
export { markOfName, teamMarksOf } from './faces/team-marks.ts';
export type { DecidedMatch } from './facts/decided-match.ts';
export { decidedMatches } from './facts/decided-matches.ts';
export { hasSeeds } from './facts/has-seeds.ts';
export { lastMeeting } from './facts/last-meeting.ts';
export { stageEnd } from './facts/stage-end.ts';
export { isEmptyRecord, recordOf } from './facts/team-record.ts';
export { fillStage } from './fill/fill-stage.ts';
export { orderLikeSlips, type StageSlip } from './fill/slip-order.ts';
export { seededTeams, withFirst } from './fill/team-order.ts';
export {
  byteOfRow,
  calledRow,
  callOfByte,
  type FixtureCall,
  fixtureCalls,
  isScoreCalled,
} from './fixtures/fixture-calls.ts';
export {
  type EndedFixture,
  type EndedGroup,
  endedGroups,
} from './fixtures/fixture-ends.ts';
export {
  FIXTURE_PART,
  type FixtureGroup,
  fixtureCount,
  fixtureGroups,
  fixtureList,
  type GroupFixture,
  openFixture,
} from './fixtures/fixture-list.ts';
export { tableOfCalls, tableOfRows } from './fixtures/fixture-table.ts';
export { checkFormat } from './format/check-format.ts';
export type { FormatProblem } from './format/format-problem.ts';
export type { FormatWarning } from './format/format-warnings.ts';
export { SERIES_LENGTHS } from './format/parse-column.ts';
export { FIXTURE_LENGTHS } from './format/parse-fixtures.ts';
export { parseFormat } from './format/parse-format.ts';
export { readFormat } from './format/read-format.ts';
export { readStoredFormat } from './format/read-stored-format.ts';
export { callsOf } from './goals/call-slots.ts';
export { type CallCount, callCounter } from './goals/right-calls.ts';
export {
  type GoalState,
  goalState,
  goalsOf,
  presetGoal,
  refuseGoals,
  type StageGoal,
  tierOfGoals,
} from './goals/stage-goal.ts';
export { roundRobin } from './group/fixtures.ts';
export {
  allAdvancing,
  furtherCount,
  groupAdvancingCount,
  groupSteps,
} from './group/group-picks.ts';
export {
  groupDetailsOf,
  groupTable,
  type HandOrder,
  type HandOutcome,
  hasEndedByHand,
  isTableWhole,
  openTies,
  type PartedBy,
  type TableMatch,
  type TableRow,
} from './group/group-table.ts';
export { openNext } from './group/open-next.ts';
export { throughPlaces } from './group/order-fates.ts';
export {
  LATE_SHARES,
  type LateShare,
  lateLedger,
  sharedPoints,
} from './late/late-share.ts';
export { missedMatches } from './late/missed-matches.ts';
export { backingOf } from './league-picks/backing.ts';
export { matrixInSlices } from './league-picks/build-matrix.ts';
export { compareMembers } from './league-picks/compare-members.ts';
export {
  type CallName,
  type Matrix,
  type MatrixOption,
  type MatrixRow,
  optionAt,
  readingOf,
} from './league-picks/matrix.ts';
export {
  type AloneFact,
  aloneFact,
  type CrowdFact,
  crowdFact,
  type SplitFact,
  splitFact,
} from './league-picks/matrix-facts.ts';
export { type MemberOrder, sortMembers } from './league-picks/sort-members.ts';
export {
  canJoin,
  type Joiner,
  type JoinRefusal,
  leagueMembersAtMost,
  leaguesMoreForSupporters,
} from './leagues/can-join.ts';
export {
  type LeagueFault,
  leagueSentences,
  sayLeagueFault,
} from './leagues/league-sentences.ts';
export {
  discordLinkProblem,
  keptPassword,
  leagueNameProblem,
  leaguePasswordProblem,
  tidyLeagueName,
} from './leagues/league-words.ts';
export {
  canLockInParts,
  type HeldLock,
  type KnownStart,
  type LockUnit,
  lockedBy,
  lockTimes,
  type MatchKey,
  matchesToLock,
  movedLocks,
  picksOfClosed,
  withClosedPicks,
  withMissedClosed,
} from './lock/match-locks.ts';
export { type Overdue, overdueAt } from './lock/overdue.ts';
export { dueReminder, type ToldOfLock } from './lock/reminders.ts';
export type { EndedAs } from './model/ended-as.ts';
export {
  type EventStage,
  type EventSubstage,
  MAX_TEAMS,
  type Replacement,
} from './model/event-stage.ts';
export {
  BEST_OF_NEXT,
  type BestOfNextPlace,
  type Bracket,
  type BracketColumn,
  type BracketPart,
  type BracketStage,
  type BracketView,
  type EventFormat,
  type FixtureDetails,
  type FixtureStage,
  type Fixtures,
  FORMAT_VERSION,
  type FormatStage,
  type GroupStageDetails,
  isFrom,
  type MatchSlot,
  NEXT_PLACE_CRITERIA,
  type OrderDetails,
  type ScoringGroup,
  SERIES_SCORE_BONUS,
  type StageEntries,
  type StageEntry,
  StageType,
  type SwissGroupCounts,
  type SwissStage,
  type SwissStageDetails,
  substageCountOf,
  substageTitle,
  type WholeOrder,
} from './model/format.ts';
export { FIXTURE_DEFAULTS, NEXT_PLACE_DEFAULTS, ORDER_DEFAULTS } from './model/format-defaults.ts';
export { MAX_FORMAT_BYTES, MAX_FORMAT_NAME } from './model/format-limits.ts';
export {
  type GameId,
  type GameInfo,
  type GamePrefix,
  gameIds,
  gameOf,
  gameOfPrefix,
  games,
  perGame,
  surveyGame,
  surveyPath,
} from './model/games.ts';
export {
  fixturesOf,
  groupOf,
  orderOf,
  placesOf,
  sumOfGroups,
  swissGroup,
} from './model/group-counts.ts';
export { knownLanguages, speakBy, spokenLanguage } from './model/language.ts';
export { type OwnRule, ownRoundOf, ownRuleOf } from './model/own-names.ts';
export {
  type GroupStagePick,
  isDrawn,
  MAX_PLACES,
  type MatchPick,
  NO_PICKS,
  PICK_TYPES,
  type PickSet,
  PickType,
  PLACE_TYPES,
  picksOfStage,
  placeOfTeam,
  placeOfType,
  typeOfPlace,
} from './model/picks.ts';
export {
  type Checked,
  type Fault,
  type Problem,
  type ProblemPath,
  pathText,
} from './model/problem.ts';
export {
  filled,
  type Saying,
  type SayingOf,
  type Sentence,
  type SentenceTable,
  sayingsOf,
  sentencesFor,
} from './model/sentence.ts';
export { slotOfGroupPick, slotOfMatch } from './model/slots.ts';
export {
  askFormat,
  askStage,
  type ByFormat,
  type ByStage,
  kindOf,
  type StageKind,
} from './model/stage-kind.ts';
export {
  lostSweepOf,
  pickTypeName,
  SWISS_ENOUGH,
  SWISS_WINS,
  sweepOf,
  winsNeeded,
} from './model/swiss-record.ts';
export type { TeamMatch } from './model/team-match.ts';
export { type Translated, textFor, textsFor } from './model/translated.ts';
export { escapeHtml, type Html, wordsOf } from './model/words-of.ts';
export { crowdSlip } from './pick-data/crowd-slip.ts';
export { FEWEST_TOLD } from './pick-data/fewest-told.ts';
export {
  type PickCount,
  type PickTableKind,
  percentOf,
  pickTables,
} from './pick-data/pick-tables.ts';
export {
  clickTeam,
  eligibleTeams,
  furtherPicked,
  type ToggleOutcome,
  teamsPickedFor,
} from './picks/team-steps.ts';
export { drawResults, drawSlip } from './preview/draw-results.ts';
export { followResults } from './preview/follow-results.ts';
export { formatMaximum } from './preview/format-maximum.ts';
export { madeUpStages } from './preview/made-up-stages.ts';
export { paidInSlices } from './preview/paid-format.ts';
export { sortByKey } from './ranking/radix-sort.ts';
export { percentileOf, rankTotals, type Totals } from './ranking/ranking.ts';
export { ranksByTotal, ranksOf } from './ranking/ranks-of.ts';
export { picksOfResults } from './results/results-to-picks.ts';
export type { PlayedMatch, StageResults } from './results/stage-results.ts';
export { swissOutcome } from './results/swiss-outcome.ts';
export { bestRanksInSlices } from './scoreboard/best-ranks.ts';
export { buildScoreboard, buildScoreboardInSlices } from './scoreboard/build-scoreboard.ts';
export {
  type CrowdCounts,
  countCrowdInSlices,
  spreadPointsInSlices,
} from './scoreboard/crowd-counts.ts';
export { type EarlierStandings, earlierStandingsInSlices } from './scoreboard/earlier-standings.ts';
export {
  createEntrantDirectory,
  type EntrantDirectory,
  indexEntrants,
} from './scoreboard/entrant-directory.ts';
export {
  createEntryBlock,
  type EntryBlock,
  exchangeEntry,
  grownBlockInSlices,
  type WritableEntryBlock,
} from './scoreboard/entry-block.ts';
export { countTiersInSlices, type GoalStage, goalTiersInSlices } from './scoreboard/goal-tiers.ts';
export { rankScoreboardInSlices } from './scoreboard/rank-scoreboard.ts';
export { rarePicksInSlices } from './scoreboard/rare-picks.ts';
export { runAtOnce } from './scoreboard/run-at-once.ts';
export {
  createScoreboard,
  type Scoreboard,
  type ScoreboardInput,
  type ScoreboardStage,
} from './scoreboard/scoreboard.ts';
export { type EntryScorer, PLAIN_KERNEL, type ScoringKernel } from './scoreboard/scoring-kernel.ts';
export { bestPlaced } from './scoreboard/search-ranking.ts';
export type { ScoreboardRow } from './scoreboard/standings.ts';
export {
  type ChampionCall,
  type ChampionSlot,
  championCalls,
  championSlot,
} from './scoring/champion-call.ts';
export { compileScoring, type StageScoring } from './scoring/compile-scoring.ts';
export type { LedgerOutcome, LedgerReason, LedgerRow } from './scoring/ledger.ts';
export { type Maximum, sumOfMaxima } from './scoring/maximum.ts';
export type { PointsTable } from './scoring/scoring-unit.ts';
export { compileLayout } from './slots/compile-layout.ts';
export { crowdPicks } from './slots/crowd-picks.ts';
export { decodePicks, encodePicks } from './slots/encode-picks.ts';
export { entriesFollow } from './slots/entries-follow.ts';
export { followPlaces } from './slots/follow-places.ts';
export { grownFrom } from './slots/grown-lists.ts';
export { keepResults } from './slots/keep-results.ts';
export type { SlotLayout } from './slots/layout.ts';
export { slotsNaming } from './slots/slots-naming.ts';
export { awaitedRounds, roundsToDraw } from './stage/awaited-rounds.ts';
export { type Clash, clashingCalls } from './stage/clashing-calls.ts';
export { beginsLocked, firstPickedSlots } from './stage/first-matches.ts';
export { hasResults, isPicked, isResult } from './stage/has-results.ts';
export { isStageDecided } from './stage/is-stage-decided.ts';
export { officialProgress } from './stage/official-progress.ts';
export {
  officialStandings,
  type Standing,
  type SubstageStandings,
} from './stage/official-standings.ts';
export {
  advancingTeams,
  openingPlacesOf,
  placedTeams,
  teamsNeededToOpen,
} from './stage/open-stage.ts';
export type { OfficialProblem, SubmissionProblem } from './stage/pick-problem.ts';
export { redrawStage, withTeamsReplaced } from './stage/redraw-stage.ts';
export { replayOfficial, replaySubmission } from './stage/replay-submission.ts';
export { stageEndingsInSlices } from './stage/stage-endings.ts';
export { placeTitle, standingTitle } from './stage/standing-title.ts';
export { teamPickingOf, teamResultsOf, teamsOnSlip } from './stage/team-picking.ts';
export { teamsSentOn } from './stage/teams-sent-on.ts';
export { withoutResults } from './stage/without-results.ts';
export { answersDropped, cloneSurvey } from './surveys/change-survey.ts';
export { problemsOfSurvey } from './surveys/check-survey.ts';
export {
  answersSurvey,
  chosenOf,
  isPromptAnswered,
  pressAnswer,
} from './surveys/choose-answers.ts';
export {
  currentSurvey,
  isSurveyOpen,
  shownAfterCloseMs,
} from './surveys/current-survey.ts';
export {
  answersTaken,
  type Prompt,
  type PromptAnswer,
  type SurveyDraft,
  type SurveyTitles,
  surveyLimits,
  type TextTranslations,
} from './surveys/survey.ts';
export {
  countUntranslated,
  keepLanguages,
  surveyFor,
  type ToldPrompt,
  type ToldSurvey,
  tidyTranslations,
} from './surveys/survey-languages.ts';
export { surveySentences, wordsOfSurvey } from './surveys/survey-words.ts';
export { type ProposedPair, proposeRound, type RoundProposal } from './swiss/propose-round.ts';
export { swissEnding } from './swiss/swiss-ending.ts';
export { type SwissField, type SwissTable, swissTable } from './swiss/swiss-table.ts';
export { correctionOf } from './sync/correction.ts';
export type { Doubt, DoubtKind } from './sync/doubt.ts';
export { endedStages, hasEndedMatch } from './sync/ended.ts';
export { type MappedStage, mappedStage } from './sync/mapped-stage.ts';
export { proposalsOf } from './sync/proposals.ts';
export { rememberedTables } from './sync/remembered-tables.ts';
export {
  heldKey,
  type Proposals,
  type SaidMatch,
  type StageSync,
} from './sync/said.ts';
export { type StageTimes, stageTimes } from './sync/stage-times.ts';
export { type SubstageMatches, teamMatchesOf } from './sync/team-matches.ts';
export { isDecided, remembered } from './sync/verdict.ts';
export { problemsOfMapping } from './wiki/check-mapping.ts';
export { draftEvent, type EventDraft } from './wiki/draft-event.ts';
export { type Fit, fitOf } from './wiki/fit.ts';
export { readGroupKey, recordsNamed } from './wiki/group-key.ts';
export { groupsOf, readGroups } from './wiki/groups.ts';
export { guessName, guessReward } from './wiki/guess.ts';
export {
  followedIn,
  isByHand,
  type MappingSlot,
  mappedTo,
  type StageMapping,
  slotsOf,
} from './wiki/mapping.ts';
export type { MappingProblem } from './wiki/mapping-problem.ts';
export type * from './wiki/records.ts';
export { suggestMapping } from './wiki/suggest.ts';
export type { WikiGroup } from './wiki/wiki-group.ts';
export { arrivalSentences, wordsOfArrivals } from './words/arrival-words.ts';
export { AS_DRAWN } from './words/bracket-naming.ts';
export { sayingOfCalendar, wordsOfCalendar } from './words/calendar-words.ts';
export { wordsOfDraftDoubt, wordsOfUncounted } from './words/draft-words.ts';
export { wordsOfEdit } from './words/edit-words.ts';
export { emptyMatchesText } from './words/empty-match-words.ts';
export { entryWords, shortEntryWords } from './words/entry-words.ts';
export { eventSentences } from './words/event-words.ts';
export { placeInFormat } from './words/format-places.ts';
export { formatSentences, wordsOfFormat } from './words/format-words.ts';
export { handSentences, sayingOfHand, wordsOfHand } from './words/hand-words.ts';
export { type MappedFor, mappingChange, mappingSentences } from './words/mapping-sentences.ts';
export {
  sayingOfMapping,
  wordsOfDraft,
  wordsOfFit,
  wordsOfMapping,
} from './words/mapping-words.ts';
export {
  criterionWords,
  nextPlaceBy,
  nextPlaceEach,
  nextPlaceTitle,
  nextPlaceWords,
} from './words/next-place-words.ts';
export { ownNameWords } from './words/own-name-words.ts';
export {
  entrantsText,
  entrantsWord,
  membersText,
  ofRanked,
  pickedStageText,
  rankedText,
} from './words/people-words.ts';
export { wordsOfDraftChange } from './words/redraft-words.ts';
export { type SpreadsheetValue, spreadsheetLines, spreadsheetOf } from './words/spreadsheet.ts';
export { wordsOfWarning } from './words/warning-words.ts';
