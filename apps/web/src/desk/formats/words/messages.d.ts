// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Format {id} */
  readonly formatNumber: (values: { readonly id: string | number }) => string;
  /** Event Format Builder */
  readonly builderTitle: () => string;
  /** Event formats */
  readonly eventFormats: () => string;
  /** Stage {number} */
  readonly stageNumber: (values: { readonly number: string | number }) => string;
  /** Bracket Builder */
  readonly bracketBuilder: () => string;
  /** Stages with a bracket */
  readonly bracketStages: () => string;
  /** Back to the stages */
  readonly backToStages: () => string;
  /** The Bracket Builder needs a larger window */
  readonly tooNarrow: () => string;
  /** It needs a width of 1050 px. You can still edit the stages and their points here. */
  readonly tooNarrowText: () => string;
  /** Bracket */
  readonly bracketLabel: () => string;
  /** This bracket cannot be drawn */
  readonly notDrawn: () => string;
  /** Its matches form a loop, or a reset has no final. The problems say where. */
  readonly notDrawnText: () => string;
  /** {name} · {count, number} chosen */
  readonly chosenCount: (values: { readonly name: string | number; readonly count: number }) => string;
  /** {match} · {count, plural, one {# slot is free} other {# slots are free}} */
  readonly freeSlots: (values: { readonly match: string | number; readonly count: number }) => string;
  /** Choosing: to the next that can be chosen */
  readonly keyNextChoice: () => string;
  /** Choosing: take it */
  readonly keyTake: () => string;
  /** Esc */
  readonly escKey: () => string;
  /** Leave choosing */
  readonly keyLeave: () => string;
  /** Drawn by hand: take the chosen line away */
  readonly keyRemoveLine: () => string;
  /** Dimmed slots are taken, or would lead back to this match. Tab moves through the free slots, Enter takes one. */
  readonly dimmedNote: () => string;
  /** Select the slot the loser will move to */
  readonly selectSlot: () => string;
  /** Select the matches the view contains */
  readonly selectMatches: () => string;
  /** Select the columns in the scoring group */
  readonly selectColumns: () => string;
  /** Bracket Details */
  readonly bracketDetails: () => string;
  /** View Definition */
  readonly viewDefinition: () => string;
  /** Scoring Breakdown */
  readonly scoringBreakdown: () => string;
  /** Bracket settings */
  readonly bracketSettings: () => string;
  /** Previous phase */
  readonly previousPhase: () => string;
  /** Next phase */
  readonly nextPhase: () => string;
  /** Apply Bracket Changes */
  readonly applyBracketChanges: () => string;
  /** Scoring group {number} */
  readonly scoringGroupNumber: (values: { readonly number: string | number }) => string;
  /** Bo{count} */
  readonly bestOfShort: (values: { readonly count: string | number }) => string;
  /** Part */
  readonly part: () => string;
  /** This part has no columns: nothing is played in it. */
  readonly noColumns: () => string;
  /** Column */
  readonly column: () => string;
  /** {count} of at most {most} */
  readonly columnsOfMost: (values: { readonly count: string | number; readonly most: string | number }) => string;
  /** Add a column */
  readonly addColumn: () => string;
  /** Remove the last column */
  readonly removeLastColumn: () => string;
  /** Both teams advance */
  readonly bothTeamsAdvance: () => string;
  /** Lock picks */
  readonly lockPicks: () => string;
  /** Is qualifier */
  readonly isQualifier: () => string;
  /** Match count */
  readonly matchCount: () => string;
  /** Best of */
  readonly bestOfField: () => string;
  /** Header */
  readonly header: () => string;
  /** {header}, by itself */
  readonly headerByItself: (values: { readonly header: string | number }) => string;
  /** Padding top */
  readonly paddingTop: () => string;
  /** Padding left */
  readonly paddingLeft: () => string;
  /** Loser {match} here */
  readonly loserHere: (values: { readonly match: string | number }) => string;
  /** Bracket Reset */
  readonly bracketResetMatch: () => string;
  /** {match}, {side, select, top {top} other {bottom}}: {result} */
  readonly slotAndResult: (values: { readonly match: string | number; readonly side: 'top' | (string & {}); readonly result: string | number }) => string;
  /** Open slot */
  readonly openSlot: () => string;
  /** Seed {seed} */
  readonly seedNumber: (values: { readonly seed: string | number }) => string;
  /** Winner */
  readonly winner: () => string;
  /** Loser */
  readonly loser: () => string;
  /** Winner {match} */
  readonly winnerFrom: (values: { readonly match: string | number }) => string;
  /** Loser {match} */
  readonly loserFrom: (values: { readonly match: string | number }) => string;
  /** Leave Esc */
  readonly leaveMode: () => string;
  /** {count} of {total} set */
  readonly pathsSet: (values: { readonly count: string | number; readonly total: string | number }) => string;
  /** Winner path */
  readonly winnerPath: () => string;
  /** Goes no further */
  readonly goesNoFurther: () => string;
  /** Loser path */
  readonly loserPath: () => string;
  /** Goes out */
  readonly goesOut: () => string;
  /** Winner of {match} */
  readonly winnerOf: (values: { readonly match: string | number }) => string;
  /** Loser of {match} */
  readonly loserOf: (values: { readonly match: string | number }) => string;
  /** {match}, {side, select, top {top} other {bottom}} */
  readonly slotOfMatch: (values: { readonly match: string | number; readonly side: 'top' | (string & {}) }) => string;
  /** Match {number} */
  readonly matchNumber: (values: { readonly number: string | number }) => string;
  /** Choose in the drawing: loser of {match} */
  readonly chooseLoserInDrawing: (values: { readonly match: string | number }) => string;
  /** Choose in the drawing */
  readonly chooseInDrawing: () => string;
  /** best of */
  readonly bestOfChanged: () => string;
  /** padding top */
  readonly paddingTopChanged: () => string;
  /** padding left */
  readonly paddingLeftChanged: () => string;
  /** both teams advance */
  readonly bothAdvanceChanged: () => string;
  /** lock picks */
  readonly lockPicksChanged: () => string;
  /** is qualifier */
  readonly qualifierChanged: () => string;
  /** header */
  readonly headerChanged: () => string;
  /** columns */
  readonly columnsChanged: () => string;
  /** {count, plural, one {# change} other {# changes}} not applied: {what} */
  readonly notApplied: (values: { readonly count: number; readonly what: string | number }) => string;
  /** All changes are applied. */
  readonly allApplied: () => string;
  /** match count */
  readonly matchCountChanged: () => string;
  /** {label}: add */
  readonly addLabelled: (values: { readonly label: string | number }) => string;
  /** Add */
  readonly addAction: () => string;
  /** No column pays yet. */
  readonly noColumnPays: () => string;
  /** Scoring group */
  readonly scoringGroup: () => string;
  /** Scoring group {name} */
  readonly scoringGroupNamed: (values: { readonly name: string | number }) => string;
  /** Scoring group name */
  readonly scoringGroupName: () => string;
  /** Remove scoring group {name} */
  readonly removeScoringGroup: (values: { readonly name: string | number }) => string;
  /** Columns */
  readonly columns: () => string;
  /** Take out {column} */
  readonly takeOutColumn: (values: { readonly column: string | number }) => string;
  /** Done */
  readonly done: () => string;
  /** Add a column to {name} */
  readonly addColumnTo: (values: { readonly name: string | number }) => string;
  /** Score Participants */
  readonly scoreParticipants: () => string;
  /** Score Winners Only */
  readonly scoreWinnersOnly: () => string;
  /** Score Placement */
  readonly scorePlacement: () => string;
  /** {label}, points */
  readonly partPoints: (values: { readonly label: string | number }) => string;
  /** Without views, the whole bracket is one view. On phones each view is a step. On larger screens the camera moves to it. */
  readonly noViews: () => string;
  /** Add a view */
  readonly addView: () => string;
  /** View {number} */
  readonly viewNumber: (values: { readonly number: string | number }) => string;
  /** View {name} */
  readonly viewNamed: (values: { readonly name: string | number }) => string;
  /** View name */
  readonly viewName: () => string;
  /** Remove view {name} */
  readonly removeView: (values: { readonly name: string | number }) => string;
  /** {count, plural, one {# match} other {# matches}} */
  readonly matchesInView: (values: { readonly count: number }) => string;
  /** Matches */
  readonly matches: () => string;
  /** Add a whole column */
  readonly addWholeColumn: () => string;
  /** {part}, column {number} */
  readonly columnOfPart: (values: { readonly part: string | number; readonly number: string | number }) => string;
  /** Open */
  readonly openAction: () => string;
  /** Start this bracket from */
  readonly startFromLabel: () => string;
  /** Choose */
  readonly chooseStart: () => string;
  /** Start */
  readonly startAction: () => string;
  /** Matches for places */
  readonly playForPlaces: () => string;
  /** Add a match for {place, select, third {third} other {fifth}} place */
  readonly playForPlace: (values: { readonly place: 'third' | (string & {}) }) => string;
  /** A match for {place, select, third {third} other {fifth}} place was added. Undo takes it away. */
  readonly placePlayed: (values: { readonly place: 'third' | (string & {}) }) => string;
  /** Who comes in */
  readonly whoComesIn: () => string;
  /** The format says who comes in */
  readonly formatSaysWho: () => string;
  /** Events by hand then fill this stage by themselves. Staff can still place another team. */
  readonly formatSaysWhoHint: () => string;
  /** Cross the groups */
  readonly crossGroups: () => string;
  /** Proposed anew. Undo takes it back. */
  readonly groupsCrossed: () => string;
  /** {taken} changed places with it. */
  readonly entryExchanged: (values: { readonly taken: string | number }) => string;
  /** Places */
  readonly entryPlaces: () => string;
  /** {group}: places */
  readonly entryPlacesOf: (values: { readonly group: string | number }) => string;
  /** Place {number} */
  readonly entryNumber: (values: { readonly number: string | number }) => string;
  /** {group}: place {number} */
  readonly entryNumberOf: (values: { readonly group: string | number; readonly number: string | number }) => string;
  /** {group}: {slot} */
  readonly entrySlotOf: (values: { readonly group: string | number; readonly slot: string | number }) => string;
  /** {stage}, who comes in */
  readonly stageEntries: (values: { readonly stage: string | number }) => string;
  /** staff place the teams */
  readonly setByStaff: () => string;
  /** Single elimination */
  readonly singleElimination: () => string;
  /** Single elimination, third place */
  readonly singleEliminationThird: () => string;
  /** The losers of the semi-finals meet. */
  readonly thirdNote: () => string;
  /** Double elimination */
  readonly doubleElimination: () => string;
  /** {name}, other numbers */
  readonly otherNumbers: (values: { readonly name: string | number }) => string;
  /** {kind}, {count, number} teams */
  readonly knockoutStart: (values: { readonly kind: string | number; readonly count: number }) => string;
  /** Group of 8 teams, 4 qualify */
  readonly groupStart: () => string;
  /** Group of 8 teams, 4 qualify, with a 'Qualified' column */
  readonly groupQualifiedStart: () => string;
  /** Delete */
  readonly deleteAction: () => string;
  /** Confirm */
  readonly confirmAction: () => string;
  /** Cancel */
  readonly cancelAction: () => string;
  /** Are you sure you want to delete this 'Event Stage'? */
  readonly deleteStageQuestion: () => string;
  /** {name} will be deleted with everything in it. You can undo this. */
  readonly deleteStageText: (values: { readonly name: string | number }) => string;
  /** {count, plural, one {# link} other {# links}} */
  readonly lostLinks: (values: { readonly count: number }) => string;
  /** {count, plural, one {# match of a view} other {# matches of views}} */
  readonly lostViewMatches: (values: { readonly count: number }) => string;
  /** {count, plural, one {# column of a scoring group} other {# columns of scoring groups}} */
  readonly lostGroupColumns: (values: { readonly count: number }) => string;
  /** {count, plural, one {# entry of a stage} other {# entries of stages}} */
  readonly lostEntries: (values: { readonly count: number }) => string;
  /** {parts} and {last} */
  readonly andLast: (values: { readonly parts: string | number; readonly last: string | number }) => string;
  /** {all} went with it. */
  readonly wentWithIt: (values: { readonly all: string | number }) => string;
  /** The event format could not be loaded */
  readonly formatNotLoaded: () => string;
  /** This event format cannot be read */
  readonly formatUnreadable: () => string;
  /** It was saved by another version of Callshot. */
  readonly formatUnreadableText: () => string;
  /** Back to the list */
  readonly backToList: () => string;
  /** Name */
  readonly nameColumn: () => string;
  /** Scoring breakdown, {group} */
  readonly breakdownOf: (values: { readonly group: string | number }) => string;
  /** advancing points */
  readonly detailAdvancingPoints: () => string;
  /** wins needed */
  readonly detailWinsNeeded: () => string;
  /** teams that win everything */
  readonly detailSweepTeams: () => string;
  /** points for winning everything */
  readonly detailSweepPoints: () => string;
  /** teams that lose everything */
  readonly detailLostTeams: () => string;
  /** points for losing everything */
  readonly detailLostPoints: () => string;
  /** winning everything scored apart */
  readonly detailSweepApart: () => string;
  /** group brackets */
  readonly detailGroupBrackets: () => string;
  /** series score */
  readonly detailSeriesScore: () => string;
  /** advancing of each group */
  readonly detailAdvancingOfEach: () => string;
  /** first place scored */
  readonly detailFirstScored: () => string;
  /** first place points */
  readonly detailFirstPoints: () => string;
  /** second place scored */
  readonly detailSecondScored: () => string;
  /** second place points */
  readonly detailSecondPoints: () => string;
  /** bracket reset */
  readonly bracketResetFact: () => string;
  /** bracket reset points */
  readonly detailResetPoints: () => string;
  /** advancing */
  readonly detailAdvancing: () => string;
  /** groups */
  readonly detailGroups: () => string;
  /** yes */
  readonly detailYes: () => string;
  /** no */
  readonly detailNo: () => string;
  /** all */
  readonly detailAll: () => string;
  /** {stage}, {detail} */
  readonly stageDetail: (values: { readonly stage: string | number; readonly detail: string | number }) => string;
  /** {match} {side, select, top {top} other {bottom}} */
  readonly slotLeadsTo: (values: { readonly match: string | number; readonly side: 'top' | (string & {}) }) => string;
  /** {stage}, name */
  readonly stageNameOf: (values: { readonly stage: string | number }) => string;
  /** {stage}, type */
  readonly stageTypeOf: (values: { readonly stage: string | number }) => string;
  /** {stage}, teams to open picks */
  readonly stageOpensOf: (values: { readonly stage: string | number }) => string;
  /** {stage}, freeform bracket */
  readonly stageFreeform: (values: { readonly stage: string | number }) => string;
  /** {stage}, {part}, columns */
  readonly stagePartColumns: (values: { readonly stage: string | number; readonly part: string | number }) => string;
  /** {stage}, {part}, column {number} */
  readonly stagePartColumn: (values: { readonly stage: string | number; readonly part: string | number; readonly number: string | number }) => string;
  /** {stage}, view {number} */
  readonly stageView: (values: { readonly stage: string | number; readonly number: string | number }) => string;
  /** {stage}, scoring group {number} */
  readonly stageScoringGroup: (values: { readonly stage: string | number; readonly number: string | number }) => string;
  /** {part}, columns */
  readonly partColumns: (values: { readonly part: string | number }) => string;
  /** {part}, teams */
  readonly partTeams: (values: { readonly part: string | number }) => string;
  /** {part}, winners only */
  readonly partWinnersOnly: (values: { readonly part: string | number }) => string;
  /** {part}, placement */
  readonly partPlacement: (values: { readonly part: string | number }) => string;
  /** {part}, placement points */
  readonly partPlacementPoints: (values: { readonly part: string | number }) => string;
  /** {part}, header */
  readonly partHeader: (values: { readonly part: string | number }) => string;
  /** by itself */
  readonly byItself: () => string;
  /** {part}, matches */
  readonly partMatches: (values: { readonly part: string | number }) => string;
  /** {part}, best of */
  readonly partBestOf: (values: { readonly part: string | number }) => string;
  /** {part}, padding */
  readonly partPadding: (values: { readonly part: string | number }) => string;
  /** {top} top, {left} left */
  readonly paddingTopLeft: (values: { readonly top: string | number; readonly left: string | number }) => string;
  /** {part}, both teams advance */
  readonly partBothAdvance: (values: { readonly part: string | number }) => string;
  /** {part}, lock picks */
  readonly partLockPicks: (values: { readonly part: string | number }) => string;
  /** {part}, qualifier */
  readonly partQualifier: (values: { readonly part: string | number }) => string;
  /** {part}, match {number}, loser to */
  readonly partLoserTo: (values: { readonly part: string | number; readonly number: string | number }) => string;
  /** {part}, match {number}, winner to */
  readonly partWinnerTo: (values: { readonly part: string | number; readonly number: string | number }) => string;
  /** Event format needs a name. */
  readonly nameMissing: () => string;
  /** Go to the next problem */
  readonly keyNextProblem: () => string;
  /** Open the bracket of the stage */
  readonly keyOpenBracket: () => string;
  /** Alt+↑ */
  readonly altUpKey: () => string;
  /** Move the stage up */
  readonly keyMoveUp: () => string;
  /** Alt+↓ */
  readonly altDownKey: () => string;
  /** Move the stage down */
  readonly keyMoveDown: () => string;
  /** Event Format Builder · Callshot */
  readonly builderPageTitle: () => string;
  /** New event format */
  readonly newFormat: () => string;
  /** Event format name */
  readonly formatName: () => string;
  /** CANCEL */
  readonly cancelButton: () => string;
  /** <bold>{count, plural, one {# event keeps its} other {# events keep their}} copy.</bold> Changes here affect new events only. */
  readonly copiesKept: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly count: number }) => ReactNode;
  /** No stage yet */
  readonly noStageTitle: () => string;
  /** A format is played stage by stage. Add the first one: Swiss, groups or playoffs. */
  readonly noStageText: () => string;
  /** The whole format */
  readonly wholeFormatLabel: () => string;
  /** Maximum points */
  readonly maximumPoints: () => string;
  /** <bold>{total}</bold> pts for a perfect slip */
  readonly maximumOf: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly total: string | number }) => ReactNode;
  /** <bold>{total}</bold> pts for a perfect slip, saved copy {saved} */
  readonly changedMaximum: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly total: string | number; readonly saved: string | number }) => ReactNode;
  /** Goes through with a loss */
  readonly throughWithLoss: () => string;
  /** Goes through */
  readonly goesThrough: () => string;
  /** Goes through without a loss */
  readonly throughUnbeaten: () => string;
  /** Without a loss, besides advancing */
  readonly unbeatenBesides: () => string;
  /** Out without a win */
  readonly outWinless: () => string;
  /** {count, plural, one {In first place} other {In any of the first # places}} */
  readonly inFirstPlaces: (values: { readonly count: number }) => string;
  /** First of its group, besides advancing */
  readonly firstOfGroup: () => string;
  /** Second of its group, besides advancing */
  readonly secondOfGroup: () => string;
  /** Winners only */
  readonly winnersOnly: () => string;
  /** {group}, placement */
  readonly placementOf: (values: { readonly group: string | number }) => string;
  /** Series Score Bonus */
  readonly seriesScoreBonus: () => string;
  /** Bracket Reset */
  readonly bracketResetPay: () => string;
  /** Teams that play there */
  readonly teamsPlayThere: () => string;
  /** In exactly that match */
  readonly inThatMatch: () => string;
  /** Right winner, exact score */
  readonly exactScore: () => string;
  /** Played or not */
  readonly playedOrNot: () => string;
  /** Problems */
  readonly problems: () => string;
  /** None. Once it is saved, it can be chosen for an event. */
  readonly noProblems: () => string;
  /** Stops use */
  readonly stopsUse: () => string;
  /** {count, plural, one {# stops} other {# stop}} use */
  readonly stopsCount: (values: { readonly count: number }) => string;
  /** A format with {count, plural, one {# problem} other {# problems}} is saved as a draft and cannot be chosen for an event. */
  readonly savedAsDraft: (values: { readonly count: number }) => string;
  /** <key>F8</key> next problem. */
  readonly nextProblemHint: (values: { readonly key: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** Warning */
  readonly warning: () => string;
  /** Go there: {where} {problem} */
  readonly goThereTo: (values: { readonly where: string | number; readonly problem: string | number }) => string;
  /** Go there */
  readonly goThereAction: () => string;
  /** Rank 1 */
  readonly exampleFirst: () => string;
  /** To 10 */
  readonly exampleToTen: () => string;
  /** Rest */
  readonly exampleRest: () => string;
  /** Close */
  readonly close: () => string;
  /** Write it from the points */
  readonly writeFromPoints: () => string;
  /** 0 pts */
  readonly noPoints: () => string;
  /** Rank {rank}, percentile {percentile}: an example until there are picks */
  readonly exampleNote: (values: { readonly rank: string | number; readonly percentile: string | number }) => string;
  /** Players read nothing about what pays how much. */
  readonly noBreakdown: () => string;
  /** {points} pts */
  readonly pointsCount: (values: { readonly points: string | number }) => string;
  /** Tiers */
  readonly tiers: () => string;
  /** Add Event Stage */
  readonly addEventStage: () => string;
  /** Edit Event Stage */
  readonly editEventStage: () => string;
  /** Save */
  readonly save: () => string;
  /** Stage name */
  readonly stageName: () => string;
  /** Teams to open picks */
  readonly teamsOpenPicks: () => string;
  /** All */
  readonly all: () => string;
  /** Type */
  readonly type: () => string;
  /** pts */
  readonly pointsUnit: () => string;
  /** A place also earns as advancing */
  readonly placeAlsoEarns: () => string;
  /** A {sweep} pick pays for going {sweep} alone */
  readonly sweepPaysAlone: (values: { readonly sweep: string | number }) => string;
  /** A {sweep} pick also earns as advancing */
  readonly sweepAlsoEarns: (values: { readonly sweep: string | number }) => string;
  /** A stage needs a name. */
  readonly stageNeedsName: () => string;
  /** {least} to {most}. */
  readonly numberRange: (values: { readonly least: string | number; readonly most: string | number }) => string;
  /** Required. */
  readonly numberRequired: () => string;
  /** {name} is stage {number} of {count}. */
  readonly stageMoved: (values: { readonly name: string | number; readonly number: string | number; readonly count: string | number }) => string;
  /** Stages */
  readonly stages: () => string;
  /** drag, or Alt ↑ ↓ */
  readonly moveHint: () => string;
  /** <bold>{points}</bold> pts */
  readonly stagePoints: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly points: string | number }) => ReactNode;
  /** {count, plural, one {# problem} other {# problems}} */
  readonly problemCount: (values: { readonly count: number }) => string;
  /** {count, plural, one {# warning} other {# warnings}} */
  readonly warningCount: (values: { readonly count: number }) => string;
  /** Group stage */
  readonly groupStage: () => string;
  /** Swiss stage */
  readonly swissStage: () => string;
  /** Playoffs stage */
  readonly playoffsStage: () => string;
  /** Score {sweep} apart */
  readonly scoreSweepApart: (values: { readonly sweep: string | number }) => string;
  /** Has group brackets */
  readonly hasGroupBrackets: () => string;
  /** Use Series Score */
  readonly seriesScoreUsed: () => string;
  /** Score First Place */
  readonly scoreFirstPlace: () => string;
  /** Pick the whole order */
  readonly pickWholeOrder: () => string;
  /** Exact place, teams of a group */
  readonly teamsOfOrder: () => string;
  /** Teams */
  readonly teamsCaption: () => string;
  /** Exact place */
  readonly exactPlace: () => string;
  /** Exact place, points */
  readonly exactPlacePoints: () => string;
  /** Missed by {count} */
  readonly missedBy: (values: { readonly count: string | number }) => string;
  /** Missed by {count}, points */
  readonly missedByPoints: (values: { readonly count: string | number }) => string;
  /** A place that is missed pays by its distance instead. */
  readonly missedPaysInstead: () => string;
  /** Less than {nearer}, which the nearer place pays */
  readonly paysLessThan: (values: { readonly nearer: string | number }) => string;
  /** order of {count} teams */
  readonly orderOfTeams: (values: { readonly count: string | number }) => string;
  /** order of up to {count} teams */
  readonly orderOfUpTo: (values: { readonly count: string | number }) => string;
  /** Ends at the called place */
  readonly atItsPlace: () => string;
  /** In place of the exact place */
  readonly insteadOfPlace: () => string;
  /** Score Second Place */
  readonly scoreSecondPlace: () => string;
  /** Has bracket reset */
  readonly hasBracketReset: () => string;
  /** Wins needed */
  readonly winsNeeded: () => string;
  /** Groups */
  readonly groups: () => string;
  /** Other numbers in each group */
  readonly countsByGroup: () => string;
  /** Best of the next place */
  readonly bestOfNextPlace: () => string;
  /** Groups that send on one more */
  readonly bestOfNextPlaceCount: () => string;
  /** Compared by, {rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} */
  readonly comparedBy: (values: { readonly rank: number }) => string;
  /** Nothing more */
  readonly noCriterion: () => string;
  /** Must be smaller than the number of groups. */
  readonly fewerThanGroups: () => string;
  /** Each group has to send on a team for sure. */
  readonly sureTeamNeeded: () => string;
  /** {group}: {field} */
  readonly ofGroup: (values: { readonly group: string | number; readonly field: string | number }) => string;
  /** Group {letter} */
  readonly groupLetter: (values: { readonly letter: string | number }) => string;
  /** advancing, by group */
  readonly detailCountsByGroup: () => string;
  /** whole order */
  readonly detailWholeOrder: () => string;
  /** Advancing, teams of a group */
  readonly advancingOfGroup: () => string;
  /** Advancing */
  readonly advancing: () => string;
  /** Advancing, teams */
  readonly advancingTeams: () => string;
  /** Advancing, points */
  readonly advancingPoints: () => string;
  /** {sweep}, teams */
  readonly sweepTeams: (values: { readonly sweep: string | number }) => string;
  /** {sweep}, points */
  readonly sweepPoints: (values: { readonly sweep: string | number }) => string;
  /** a group */
  readonly unitOfGroup: () => string;
  /** teams */
  readonly unitTeams: () => string;
  /** First place */
  readonly firstPlace: () => string;
  /** First place, points */
  readonly firstPlacePoints: () => string;
  /** Second place */
  readonly secondPlace: () => string;
  /** Second place, points */
  readonly secondPlacePoints: () => string;
  /** Bracket reset */
  readonly bracketReset: () => string;
  /** Bracket reset, points */
  readonly bracketResetPoints: () => string;
  /** All its teams known opens picks */
  readonly opensWithAll: () => string;
  /** {count, plural, one {# team} other {# teams}} known opens picks */
  readonly opensWith: (values: { readonly count: number }) => string;
  /** {count, plural, one {# team} other {# teams}} advance */
  readonly teamsAdvance: (values: { readonly count: number }) => string;
  /** {count, plural, one {# team} other {# teams}} advance with {wins, plural, one {# win} other {# wins}} */
  readonly teamsAdvanceWith: (values: { readonly count: number; readonly wins: number }) => string;
  /** {count, plural, one {# group} other {# groups}} */
  readonly groupCount: (values: { readonly count: number }) => string;
  /** {count, plural, one {# team} other {# teams}} of each advance */
  readonly teamsOfEachAdvance: (values: { readonly count: number }) => string;
  /** {count, plural, one {# match} other {# matches}} each */
  readonly matchesEach: (values: { readonly count: number }) => string;
  /** {count, plural, one {# match} other {# matches}} */
  readonly matchesOfStage: (values: { readonly count: number }) => string;
  /** {part} {count, plural, one {# column} other {# columns}} */
  readonly columnsOfPart: (values: { readonly part: string | number; readonly count: number }) => string;
  /** series scores */
  readonly seriesScores: () => string;
  /** this stage's bracket */
  readonly theBracket: () => string;
  /** {count, plural, one {# view} other {# views}} */
  readonly viewCount: (values: { readonly count: number }) => string;
  /** {count, plural, one {# scoring group} other {# scoring groups}} */
  readonly scoringGroupCount: (values: { readonly count: number }) => string;
  /** Changing to {type, select, group {Group} swiss {Swiss} other {Playoffs}} removes {all}. Undo brings them back. */
  readonly typeChangeRemoves: (values: { readonly type: 'group' | 'swiss' | (string & {}); readonly all: string | number }) => string;
  /** Try it */
  readonly tryItTitle: () => string;
  /** Play it with made-up teams and random results, and see how picks are scored. Nothing is saved. */
  readonly tryItText: () => string;
  /** Fix the problems that stop its use first. */
  readonly tryItNotReady: () => string;
  /** Try It */
  readonly tryItAction: () => string;
  /** Undo */
  readonly undoAction: () => string;
  /** Event format saved! */
  readonly formatSaved: () => string;
  /** What pays */
  readonly whatPays: () => string;
  /** from the scoring groups of the bracket */
  readonly fromScoringGroups: () => string;
  /** Scoring breakdown preview */
  readonly previewAction: () => string;
  /** Pick */
  readonly pickColumn: () => string;
  /** Points each */
  readonly pointsEach: () => string;
  /** At most */
  readonly atMost: () => string;
  /** {counts}, up to {count, plural, one {# team} other {# teams}} */
  readonly upToTeams: (values: { readonly counts: string | number; readonly count: number }) => string;
  /** {counts}, up to {count, plural, one {# match} other {# matches}} */
  readonly upToMatches: (values: { readonly counts: string | number; readonly count: number }) => string;
  /** {counts}, up to {count, plural, one {# pick} other {# picks}} */
  readonly upToPicks: (values: { readonly counts: string | number; readonly count: number }) => string;
  /** Nothing pays yet: no scoring group names a column. */
  readonly nothingPays: () => string;
  /** Points for {name} */
  readonly pointsFor: (values: { readonly name: string | number }) => string;
  /** Event format deleted. */
  readonly formatDeleted: () => string;
  /** Are you sure you want to delete this 'Event Format'? */
  readonly deleteFormatQuestion: () => string;
  /** <bdi>{format}</bdi>, no event was made from it. */
  readonly deleteUnused: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly format: string | number }) => ReactNode;
  /** Record Is In Use */
  readonly recordInUse: () => string;
  /** Deleting “<bdi>{format}</bdi>” would cause data corruption. Events were made from it. */
  readonly inUse: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly format: string | number }) => ReactNode;
  /** Deleting “<bdi>{format}</bdi>” would cause data corruption. Events were made from it: */
  readonly inUseByThese: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly format: string | number }) => ReactNode;
  /** Ok */
  readonly okAction: () => string;
  /** and {count, number} older ones */
  readonly olderEvents: (values: { readonly count: number }) => string;
  /** The event format could not be exported. */
  readonly notExported: () => string;
  /** Select a format first */
  readonly selectFormatFirst: () => string;
  /** Export */
  readonly exportAction: () => string;
  /** The file is not JSON: it holds no event format. */
  readonly fileNotJson: () => string;
  /** The file holds no event format: that is an object with version and stages. */
  readonly fileNoFormat: () => string;
  /** The file holds no event format: it is nested too deeply. */
  readonly fileTooDeep: () => string;
  /** The file has {size}, and an event format has at most {most}. */
  readonly fileTooLarge: (values: { readonly size: string | number; readonly most: string | number }) => string;
  /** {count} kB */
  readonly kilobytes: (values: { readonly count: string | number }) => string;
  /** {count} MB */
  readonly megabytes: (values: { readonly count: string | number }) => string;
  /** Problems and warnings */
  readonly problemsWarnings: () => string;
  /** Warnings */
  readonly warnings: () => string;
  /** Problem */
  readonly problem: () => string;
  /** … and {count, number} more */
  readonly moreFindings: (values: { readonly count: number }) => string;
  /** Edit */
  readonly editAction: () => string;
  /** Clone */
  readonly cloneAction: () => string;
  /** Del */
  readonly delKey: () => string;
  /** Filter by name */
  readonly keyFilter: () => string;
  /** Select the next format */
  readonly keyNext: () => string;
  /** Select the one before */
  readonly keyPrevious: () => string;
  /** Add an event format */
  readonly keyAdd: () => string;
  /** Edit the selected format */
  readonly keyEdit: () => string;
  /** Clone the selected format */
  readonly keyClone: () => string;
  /** Delete the selected format */
  readonly keyDelete: () => string;
  /** Only admins can create and change formats. */
  readonly onlyAdmins: () => string;
  /** name */
  readonly filterField: () => string;
  /** No formats found */
  readonly noFormatsFound: () => string;
  /** Try part of the name. */
  readonly noFormatsFoundText: () => string;
  /** Selected format */
  readonly selectedFormat: () => string;
  /** Select a format to see its stages and its events. */
  readonly noneSelected: () => string;
  /** Can be chosen for an event. */
  readonly usable: () => string;
  /** Cannot be chosen for an event while it has problems. */
  readonly unusable: () => string;
  /** Saved {time} UTC. */
  readonly savedAt: (values: { readonly time: string | number }) => string;
  /** Saved {time} UTC by {name}. */
  readonly savedBy: (values: { readonly time: string | number; readonly name: string | number }) => string;
  /** the format */
  readonly theFormat: () => string;
  /** at most {points} pts */
  readonly atMostPoints: (values: { readonly points: string | number }) => string;
  /** No stage yet. */
  readonly noStageSentence: () => string;
  /** points */
  readonly pointsHidden: () => string;
  /** Events */
  readonly events: () => string;
  /** No event was made from it. */
  readonly noEvents: () => string;
  /** {count, plural, one {# event keeps its copy: editing does not change it. Delete is refused while it exists.} other {# events keep their copy: editing changes none. Delete is refused while they exist.}} */
  readonly eventsKeepCopies: (values: { readonly count: number }) => string;
  /** {stage} ahead */
  readonly stageAhead: (values: { readonly stage: string | number }) => string;
  /** {stage} open */
  readonly stageOpen: (values: { readonly stage: string | number }) => string;
  /** {stage} locked */
  readonly stageLocked: (values: { readonly stage: string | number }) => string;
  /** finished */
  readonly eventFinished: () => string;
  /** archived */
  readonly eventArchived: () => string;
  /** Add (N) */
  readonly addWithKey: () => string;
  /** {count, plural, one {# format} other {# formats}} */
  readonly formatCount: (values: { readonly count: number }) => string;
  /** The event formats could not be loaded */
  readonly formatsNotLoaded: () => string;
  /** No event formats yet */
  readonly noFormats: () => string;
  /** A format defines the stages of an event, how each is picked and what scores points. */
  readonly noFormatsText: () => string;
  /** Loading the event formats */
  readonly loadingFormats: () => string;
  /** Date Created */
  readonly dateCreated: () => string;
  /** Date Modified */
  readonly dateModified: () => string;
  /** Readiness */
  readonly readiness: () => string;
  /** Event format imported. */
  readonly formatImported: () => string;
  /** Event format imported, as a draft. */
  readonly draftImported: () => string;
  /** Import */
  readonly importAction: () => string;
  /** File of an event format */
  readonly fileLabel: () => string;
  /** The file was not imported */
  readonly notImported: () => string;
  /** Ready */
  readonly ready: () => string;
  /** Ready, {count, plural, one {# warning} other {# warnings}} */
  readonly readyWithWarnings: (values: { readonly count: number }) => string;
  /** Swiss */
  readonly swiss: () => string;
  /** 8 or 16 teams */
  readonly swissNote: () => string;
  /** With or without brackets */
  readonly groupsNote: () => string;
  /** 4 to 64 teams */
  readonly knockoutNote: () => string;
  /** Double elimination, reset */
  readonly doubleEliminationReset: () => string;
  /** 4 to 64 teams, bracket reset */
  readonly resetNote: () => string;
  /** Four of four */
  readonly fourOfFour: () => string;
  /** With brackets */
  readonly withBrackets: () => string;
  /** Start from */
  readonly startFrom: () => string;
  /** Empty */
  readonly emptyFormat: () => string;
  /** Name it, add stages */
  readonly emptyNote: () => string;
  /** Begin empty */
  readonly beginEmpty: () => string;
  /** Teams in {format} */
  readonly teamsIn: (values: { readonly format: string | number }) => string;
  /** Start {format}, {count, number} teams */
  readonly startWithTeams: (values: { readonly format: string | number; readonly count: number }) => string;
  /** Freeform bracket */
  readonly freeformBracket: () => string;
  /** Winner goes to */
  readonly winnerGoesTo: () => string;
  /** Loser goes to */
  readonly loserGoesTo: () => string;
  /** The whole bracket */
  readonly wholeBracket: () => string;
  /** {link}. Delete takes it away. */
  readonly linkLabel: (values: { readonly link: string | number }) => string;
  /** {as, select, winner {Winner} other {Loser}} of {match} to {to}, {side, select, top {top} other {bottom}} */
  readonly linkOf: (values: { readonly as: 'winner' | (string & {}); readonly match: string | number; readonly to: string | number; readonly side: 'top' | (string & {}) }) => string;
  /** Connection made! */
  readonly connectionMade: () => string;
  /** Goes on */
  readonly goesOn: () => string;
  /** First */
  readonly winsTheEvent: () => string;
  /** Out */
  readonly out: () => string;
  /** Drop here */
  readonly dropHere: () => string;
  /** Not here */
  readonly notHere: () => string;
  /** Can go here */
  readonly canGoHere: () => string;
  /** Free, no other feeds it. */
  readonly slotFree: () => string;
  /** Part name */
  readonly partName: () => string;
  /** Remove the part {name} */
  readonly removePart: (values: { readonly name: string | number }) => string;
  /** Remove the part */
  readonly removeThePart: () => string;
  /** A bracket has a part */
  readonly lastPart: () => string;
  /** Name of a new part */
  readonly newPartName: () => string;
  /** Another part, say Grand Final */
  readonly newPartExample: () => string;
  /** Bracket */
  readonly firstPartName: () => string;
  /** Freeform Bracket? */
  readonly freeformQuestion: () => string;
  /** What was drawn for <bdi>{stage}</bdi> goes, with its lines, views and scoring groups. */
  readonly freeformLoss: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly stage: string | number }) => ReactNode;
  /** Undo brings it back. */
  readonly undoBrings: () => string;
  /** Room above */
  readonly roomAbove: () => string;
  /** Room above {match} */
  readonly roomAboveMatch: (values: { readonly match: string | number }) => string;
  /** Pick every match */
  readonly pickMatches: () => string;
  /** Everybody meets twice */
  readonly meetTwice: () => string;
  /** Call exact scores */
  readonly callScores: () => string;
  /** Maps of each match */
  readonly mapsOfMatch: () => string;
  /** Right result */
  readonly rightResult: () => string;
  /** Right result, points */
  readonly rightResultPoints: () => string;
  /** Right result, teams of a group */
  readonly teamsOfMatches: () => string;
  /** Exact score */
  readonly exactScoreLine: () => string;
  /** Exact score, points */
  readonly exactScorePoints: () => string;
  /** An exact score pays on top of the result. */
  readonly scoreOnTop: () => string;
  /** 1, 2, 3, 5, 7 or 9 */
  readonly matchLengths: () => string;
  /** {count} matches in a group, at most {most} */
  readonly tooManyMatches: (values: { readonly count: string | number; readonly most: string | number }) => string;
  /** Ends as it was called */
  readonly endsAsCalled: () => string;
  /** By the called score */
  readonly byTheScore: () => string;
  /** best of {count} */
  readonly bestOfMaps: (values: { readonly count: string | number }) => string;
  /** matches that are picked */
  readonly detailFixtures: () => string;
  /** Pairings are drawn anew */
  readonly pairingsDrawn: () => string;
  /** drawn pairings */
  readonly pairingsDrawnChanged: () => string;
  /** {part}, pairings drawn anew */
  readonly partDrawn: (values: { readonly part: string | number }) => string;
  /** Points */
  readonly pointsTitle: () => string;
  /** Drafts of formats have the points of a preset */
  readonly pointsIntro: () => string;
  /** Game */
  readonly pointsGame: () => string;
  /** New preset */
  readonly newPreset: () => string;
  /** Point presets */
  readonly pointPresets: () => string;
  /** the point presets */
  readonly whatPresets: () => string;
  /** No presets yet */
  readonly noPresets: () => string;
  /** Drafts have the standard points shown here. Your first preset becomes the usual one. */
  readonly noPresetsText: () => string;
  /** Usual */
  readonly usualPreset: () => string;
  /** Make usual */
  readonly makeUsual: () => string;
  /** This is the usual one. Make another one usual first. */
  readonly usualIsKept: () => string;
  /** Delete */
  readonly deletePreset: () => string;
  /** Delete <bdi>{name}</bdi>? Saved formats and events keep their points. */
  readonly deletePresetQuestion: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly name: string | number }) => ReactNode;
  /** Name */
  readonly presetName: () => string;
  /** A preset needs a name */
  readonly presetNeedsName: () => string;
  /** Save */
  readonly savePreset: () => string;
  /** Discard changes */
  readonly discardPreset: () => string;
  /** Unsaved changes */
  readonly presetUnsaved: () => string;
  /** All changes are saved */
  readonly presetAllSaved: () => string;
  /** Not saved yet */
  readonly presetNotSavedYet: () => string;
  /** Saved “{name}” */
  readonly presetSaved: (values: { readonly name: string | number }) => string;
  /** “{name}” is as it was */
  readonly presetRestored: (values: { readonly name: string | number }) => string;
  /** Deleted “{name}” */
  readonly presetDeleted: (values: { readonly name: string | number }) => string;
  /** “{name}” is the usual one now */
  readonly presetMadeUsual: (values: { readonly name: string | number }) => string;
  /** Undo */
  readonly presetUndo: () => string;
  /** {by} saved this preset since. Save again to overwrite it, or discard your changes to take theirs. */
  readonly presetConflict: (values: { readonly by: string | number }) => string;
  /** Somebody */
  readonly presetSomebody: () => string;
  /** The changes of this preset are not saved. */
  readonly presetLost: () => string;
  /** {group}: {field} */
  readonly pointsOf: (values: { readonly group: string | number; readonly field: string | number }) => string;
  /** A place missed by one pays less than an exact place, or nothing */
  readonly pointsMissedTooMuch: () => string;
  /** Swiss */
  readonly pointsSwiss: () => string;
  /** For each right pick */
  readonly pointsSwissNote: () => string;
  /** Groups */
  readonly pointsGroups: () => string;
  /** For each right pick */
  readonly pointsGroupsNote: () => string;
  /** Brackets */
  readonly pointsRounds: () => string;
  /** For each right pick, by the match that is won. An exact series score pays 1 more. */
  readonly pointsRoundsNote: () => string;
  /** Lower rounds */
  readonly pointsLowerRounds: () => string;
  /** The lower bracket of double elimination */
  readonly pointsLowerRoundsNote: () => string;
  /** Advancing */
  readonly pointsAdvancing: () => string;
  /** Without a loss, on top */
  readonly pointsUndefeated: () => string;
  /** Without a win */
  readonly pointsWinless: () => string;
  /** First place */
  readonly pointsFirstPlace: () => string;
  /** Second place */
  readonly pointsSecondPlace: () => string;
  /** Exact place */
  readonly pointsExactPlace: () => string;
  /** Place missed by one */
  readonly pointsMissedByOne: () => string;
  /** Match */
  readonly pointsMatch: () => string;
  /** Exact score, on top */
  readonly pointsExactScore: () => string;
  /** Final */
  readonly pointsFinal: () => string;
  /** Semi-finals */
  readonly pointsSemiFinals: () => string;
  /** Quarter-finals */
  readonly pointsQuarterFinals: () => string;
  /** Earlier rounds */
  readonly pointsEarlier: () => string;
  /** Third place */
  readonly pointsThirdPlace: () => string;
  /** Bracket reset */
  readonly pointsBracketReset: () => string;
  /** Lower final */
  readonly pointsLowerFinal: () => string;
  /** Lower semi-finals */
  readonly pointsLowerSemiFinals: () => string;
  /** Lower quarter-finals */
  readonly pointsLowerQuarterFinals: () => string;
  /** Earlier lower rounds */
  readonly pointsLowerEarlier: () => string;
  /** A perfect slip gets */
  readonly examplePerfect: () => string;
  /** {count, plural, one {# point} other {# points}} */
  readonly exampleTotal: (values: { readonly count: number }) => string;
  /** Swiss stage of 16 teams */
  readonly exampleSwiss: () => string;
  /** Playoffs of 8 teams */
  readonly examplePlayoffs: () => string;
  /** Other stages */
  readonly exampleAlso: () => string;
  /** Double elimination of 8 teams */
  readonly exampleDouble: () => string;
  /** Four groups of four */
  readonly exampleGroups: () => string;
  /** One field is wrong */
  readonly presetWrong: () => string;
  /** A perfect slip gets {count, plural, one {# point} other {# points}} */
  readonly perfectSlip: (values: { readonly count: number }) => string;
  /** Somebody deleted this preset. Save it again, or discard your changes. */
  readonly presetGone: () => string;
};
