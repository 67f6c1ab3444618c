// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** TROPHY ROOM */
  readonly roomTab: () => string;
  /** Trophies */
  readonly trophies: () => string;
  /** Reward Trophies */
  readonly rewardTitle: () => string;
  /** Trophy Room · Callshot */
  readonly roomPageTitle: () => string;
  /** Award Info */
  readonly awardInfoTitle: () => string;
  /** Your Awards */
  readonly yourAwardsTitle: () => string;
  /** Award info */
  readonly awardInfoAction: () => string;
  /** your awards */
  readonly whatAwards: () => string;
  /** {place} of {entrants, number} ranked */
  readonly placeOfRanked: (values: { readonly place: string | number; readonly entrants: number }) => string;
  /** By tier */
  readonly byTier: () => string;
  /** Award Leaders */
  readonly awardLeaders: () => string;
  /** My row */
  readonly myRow: () => string;
  /** Top */
  readonly toTop: () => string;
  /** The award leaders could not be loaded */
  readonly leadersFailed: () => string;
  /** Load those before */
  readonly loadEarlier: () => string;
  /** Some rows could not be loaded. */
  readonly someRowsFailed: () => string;
  /** Load more */
  readonly loadMore: () => string;
  /** the award leaders */
  readonly whatAwardLeaders: () => string;
  /** No leaderboard data to show. */
  readonly noLeaders: () => string;
  /** Rows 1-{last, number} of {count, number} */
  readonly rowsOf: (values: { readonly last: number; readonly count: number }) => string;
  /** Show more */
  readonly showMore: () => string;
  /** Show off {event} */
  readonly showOff: (values: { readonly event: string | number }) => string;
  /** Unpin */
  readonly unpin: () => string;
  /** Pin to your name */
  readonly pinToName: () => string;
  /** Take out of the case */
  readonly takeOutOfCase: () => string;
  /** Put in the trophy case */
  readonly putInCaseAction: () => string;
  /** In place of {event} */
  readonly inPlaceOf: (values: { readonly event: string | number }) => string;
  /** Your awards */
  readonly yourAwards: () => string;
  /** About it */
  readonly awardFlags: () => string;
  /** New */
  readonly flagNew: () => string;
  /** Pinned */
  readonly flagPinned: () => string;
  /** Case */
  readonly flagCase: () => string;
  /** {trophies, plural, one {# trophy} other {# trophies}} from {events, plural, one {# event} other {# events}} */
  readonly awardSum: (values: { readonly trophies: number; readonly events: number }) => string;
  /** who was searched for */
  readonly whatSearched: () => string;
  /** Nobody with an award is called “{name}” */
  readonly noLeaderNamed: (values: { readonly name: string | number }) => string;
  /** , shared */
  readonly rankShared: () => string;
  /** Profile of {username} */
  readonly profileOf: (values: { readonly username: string | number }) => string;
  /** you */
  readonly you: () => string;
  /** Rank */
  readonly rank: () => string;
  /** Name */
  readonly name: () => string;
  /** Top Trophies */
  readonly topTrophies: () => string;
  /** Picks lock in {time}. */
  readonly picksLockIn: (values: { readonly time: string | number }) => string;
  /** Picks are locked. */
  readonly picksLocked: () => string;
  /** {points, plural, one {# pt} other {# pts}} so far, on the way to {tier}. */
  readonly onTheWay: (values: { readonly points: number; readonly tier: string | number }) => string;
  /** Everybody who is ranked gets a trophy. */
  readonly everyRankedGets: () => string;
  /** {points, plural, one {# pt} other {# pts}} short of {tier}. */
  readonly shortOf: (values: { readonly points: number; readonly tier: string | number }) => string;
  /** The next trophy */
  readonly nextTrophy: () => string;
  /** Next: {event} */
  readonly nextEvent: (values: { readonly event: string | number }) => string;
  /** Open picks */
  readonly openPicks: () => string;
  /** See results */
  readonly seeResults: () => string;
  /** No awards to show. */
  readonly noAwards: () => string;
  /** Recent Winners */
  readonly recentWinnersTitle: () => string;
  /** recent winners */
  readonly whatRecentWinners: () => string;
  /** No recent data to show. */
  readonly noRecentWinners: () => string;
  /** Won {event} */
  readonly wonEvent: (values: { readonly event: string | number }) => string;
  /** and {count, number} more */
  readonly andMore: (values: { readonly count: number }) => string;
  /** {points, plural, one {# pt} other {# pts}}, shared first of {entrants, number} ranked */
  readonly wonShared: (values: { readonly points: number; readonly entrants: number }) => string;
  /** {points, plural, one {# pt} other {# pts}}, first of {entrants, number} ranked */
  readonly wonAlone: (values: { readonly points: number; readonly entrants: number }) => string;
  /** Pin a trophy */
  readonly pinTitle: () => string;
  /** Trophy case */
  readonly caseTitle: () => string;
  /** Empty slot {slot} */
  readonly emptySlot: (values: { readonly slot: string | number }) => string;
  /** Slot of the case */
  readonly slotOfCase: () => string;
  /** Slot {slot} */
  readonly slot: (values: { readonly slot: string | number }) => string;
  /** Undo */
  readonly undo: () => string;
  /** Undone */
  readonly undone: () => string;
  /** Pinned: {event} */
  readonly pinnedEvent: (values: { readonly event: string | number }) => string;
  /** Nothing is pinned */
  readonly nothingPinned: () => string;
  /** In your trophy case: {event} */
  readonly putInCase: (values: { readonly event: string | number }) => string;
  /** Taken out of your trophy case */
  readonly takenOutOfCase: () => string;
  /** NOT YET REWARDED */
  readonly notRewardedHeading: () => string;
  /** the events */
  readonly whatEvents: () => string;
  /** There are no events to reward trophies for. */
  readonly noEventsToReward: () => string;
  /** Choose an event */
  readonly chooseEvent: () => string;
  /** What it gives to whom is shown before anything happens. */
  readonly chooseEventText: () => string;
  /** Trophies are given only here */
  readonly onlyHere: () => string;
  /** {count, plural, one {# event} other {# events}} not yet rewarded · trophies are given only here */
  readonly notRewardedCount: (values: { readonly count: number }) => string;
  /** Taken back {day} */
  readonly takenBackOn: (values: { readonly day: string | number }) => string;
  /** Being taken back */
  readonly beingTakenBack: () => string;
  /** Being given */
  readonly beingGiven: () => string;
  /** Complete {day} */
  readonly completeSince: (values: { readonly day: string | number }) => string;
  /** {count, plural, =0 {Results are incomplete} one {# result not official} other {# results not official}} */
  readonly resultsOpen: (values: { readonly count: number }) => string;
  /** Trophies by tier */
  readonly trophiesByTier: () => string;
  /** Player */
  readonly player: () => string;
  /** Points */
  readonly points: () => string;
  /** Trophy */
  readonly trophy: () => string;
  /** Who gets what */
  readonly whoGetsWhat: () => string;
  /** the first of {entrants, number} ranked */
  readonly firstRanked: (values: { readonly entrants: number }) => string;
  /** the leaderboard */
  readonly whatLeaderboard: () => string;
  /** The first of the board and their trophies */
  readonly whoGetsWhatCaption: () => string;
  /** The list could not be loaded */
  readonly listFailed: () => string;
  /** CSV: who gets what of {event} */
  readonly saveCsv: (values: { readonly event: string | number }) => string;
  /** CSV */
  readonly csv: () => string;
  /** Contact {contact}! */
  readonly contactSomeone: (values: { readonly contact: string | number }) => string;
  /** Giving */
  readonly givingLabel: () => string;
  /** WHAT HAPPENS */
  readonly whatHappensHeading: () => string;
  /** All {entrants, number} ranked get a {reward} and a notification. Nobody gets it twice. */
  readonly whatHappens: (values: { readonly entrants: number; readonly reward: string | number }) => string;
  /** IF RESULTS CHANGE LATER */
  readonly resultsChangeHeading: () => string;
  /** Re-run lists every change before anything is given or taken, with the reason kept in the audit log. */
  readonly resultsChange: () => string;
  /** WHAT WAS DONE BEFORE */
  readonly pastRunsHeading: () => string;
  /** Give them although results are incomplete */
  readonly giveAnyway: () => string;
  /** Why */
  readonly reason: () => string;
  /** Give Trophies */
  readonly giveTrophies: () => string;
  /** BEFORE YOU GIVE */
  readonly beforeHeading: () => string;
  /** All results are official */
  readonly allOfficial: () => string;
  /** Nobody entered */
  readonly nobodyEntered: () => string;
  /** GIVEN ALREADY */
  readonly givenHeading: () => string;
  /** what was given */
  readonly whatWasGiven: () => string;
  /** No event has given trophies yet. */
  readonly noneGiven: () => string;
  /** Given {day} · Corrected since */
  readonly givenCorrected: (values: { readonly day: string | number }) => string;
  /** Given {day} · Unchanged since */
  readonly givenUnchanged: (values: { readonly day: string | number }) => string;
  /** Re-run: {event} */
  readonly rerunEvent: (values: { readonly event: string | number }) => string;
  /** Re-run */
  readonly rerunAction: () => string;
  /** Take back: {event} */
  readonly takeBackEvent: (values: { readonly event: string | number }) => string;
  /** Take back */
  readonly takeBackAction: () => string;
  /** Re-run computes anew, shows who moves up or down, and tells only them. What is taken back can be corrected and given again. */
  readonly givenNote: () => string;
  /** Trophies taken back */
  readonly progressTakenBack: () => string;
  /** Trophies given */
  readonly progressGiven: () => string;
  /** Done: {done, number} of {total, number} */
  readonly progressDone: (values: { readonly done: number; readonly total: number }) => string;
  /** {done, number} of {total, number} trophies */
  readonly progressTrophies: (values: { readonly done: number; readonly total: number }) => string;
  /** {done, number} of {total, number} ranked */
  readonly progressRanked: (values: { readonly done: number; readonly total: number }) => string;
  /** What was done before */
  readonly pastRuns: () => string;
  /** {run}: {reason} */
  readonly runReason: (values: { readonly run: string | number; readonly reason: string | number }) => string;
  /** Given {day} */
  readonly runGiven: (values: { readonly day: string | number }) => string;
  /** Given {day} by {by} */
  readonly runGivenBy: (values: { readonly day: string | number; readonly by: string | number }) => string;
  /** Given anew {day}, {changed, number} changed */
  readonly runAnew: (values: { readonly day: string | number; readonly changed: number }) => string;
  /** Given anew {day} by {by}, {changed, number} changed */
  readonly runAnewBy: (values: { readonly day: string | number; readonly by: string | number; readonly changed: number }) => string;
  /** Taken back {day} */
  readonly runTakenBack: (values: { readonly day: string | number }) => string;
  /** Taken back {day} by {by} */
  readonly runTakenBackBy: (values: { readonly day: string | number; readonly by: string | number }) => string;
  /** User id */
  readonly userId: () => string;
  /** Trophies Rewarded! */
  readonly trophiesRewarded: () => string;
  /** Apply {count, plural, one {# change} other {# changes}} */
  readonly applyChanges: (values: { readonly count: number }) => string;
  /** Back */
  readonly backAction: () => string;
  /** who goes up and down */
  readonly whatMoves: () => string;
  /** Nothing would change */
  readonly nothingChanges: () => string;
  /** Everybody has the trophy of their rank. */
  readonly nothingChangesText: () => string;
  /** Up */
  readonly movesUp: () => string;
  /** Down */
  readonly movesDown: () => string;
  /** New */
  readonly movesNew: () => string;
  /** Taken */
  readonly movesTaken: () => string;
  /** Results are incomplete. Why give them all the same? */
  readonly reasonIncomplete: () => string;
  /** to */
  readonly moveTo: () => string;
  /** none */
  readonly noTrophy: () => string;
  /** Trophies are taken back */
  readonly takenBackToast: () => string;
  /** Say why */
  readonly sayWhy: () => string;
  /** Take all trophies back */
  readonly takeAllBack: () => string;
  /** {count, plural, one {# player loses} other {# players lose}} the trophy of this event at once. Pins, trophy cases and Award Leaders that show it follow. */
  readonly takeBackEffect: (values: { readonly count: number }) => string;
  /** Each of them reads why in the bell; nothing is sent. The event can then be resumed, corrected, finished and rewarded again. */
  readonly takeBackNotice: () => string;
  /** Why (everybody who had a trophy reads it) */
  readonly takeBackReason: () => string;
};
