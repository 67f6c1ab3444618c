// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Drawing the bracket… */
  readonly drawingBracket: () => string;
  /** Bo{games} */
  readonly bestOfShort: (values: { readonly games: string | number }) => string;
  /** Best of {games} */
  readonly bestOfLong: (values: { readonly games: string | number }) => string;
  /** {name}, best of {games} */
  readonly seriesName: (values: { readonly name: string | number; readonly games: string | number }) => string;
  /** Locked */
  readonly locked: () => string;
  /** Bracket Reset */
  readonly bracketReset: () => string;
  /** R */
  readonly resetShort: () => string;
  /** {round} reset */
  readonly resetOf: (values: { readonly round: string | number }) => string;
  /** M{number} */
  readonly matchNumber: (values: { readonly number: string | number }) => string;
  /** Match {number} */
  readonly matchHeading: (values: { readonly number: string | number }) => string;
  /** Parts of the bracket */
  readonly partsOfBracket: () => string;
  /** Whole bracket */
  readonly wholeBracket: () => string;
  /** Team {number} */
  readonly unknownTeam: (values: { readonly number: string | number }) => string;
  /** Your pick: {pick} */
  readonly yourPick: (values: { readonly pick: string | number }) => string;
  /** Their pick: {pick} */
  readonly theirPick: (values: { readonly pick: string | number }) => string;
  /** {name}’s pick: {pick} */
  readonly pickOf: (values: { readonly name: string | number; readonly pick: string | number }) => string;
  /** To be decided */
  readonly toBeDecided: () => string;
  /** Winner of {origin} */
  readonly winnerOf: (values: { readonly origin: string | number }) => string;
  /** Loser of {origin} */
  readonly loserOf: (values: { readonly origin: string | number }) => string;
  /** Winner {name} */
  readonly winnerShort: (values: { readonly name: string | number }) => string;
  /** Loser {name} */
  readonly loserShort: (values: { readonly name: string | number }) => string;
  /** Upper winner */
  readonly upperWinner: () => string;
  /** Lower winner */
  readonly lowerWinner: () => string;
  /** Upper final loser */
  readonly upperFinalLoser: () => string;
  /** Upper {round} */
  readonly upperRound: (values: { readonly round: string | number }) => string;
  /** Lower {round} */
  readonly lowerRound: (values: { readonly round: string | number }) => string;
  /** R{number} */
  readonly roundShort: (values: { readonly number: string | number }) => string;
  /** QF */
  readonly quarterFinalShort: () => string;
  /** SF */
  readonly semiFinalShort: () => string;
  /** Final */
  readonly finalShort: () => string;
  /** {count, plural, one {# later pick was} other {# later picks were}} cleared: {names}. */
  readonly laterCleared: (values: { readonly count: number; readonly names: string | number }) => string;
  /** Bracket. Arrow keys move between teams, Enter picks. */
  readonly hintPicking: () => string;
  /** Bracket. Arrow keys move between matches. */
  readonly hintViewing: () => string;
  /** List view */
  readonly listView: () => string;
  /** Bracket view */
  readonly bracketView: () => string;
  /** Bracket view */
  readonly viewTools: () => string;
  /** Selection */
  readonly selectionTool: () => string;
  /** Pan */
  readonly panTool: () => string;
  /** Zoom in */
  readonly zoomIn: () => string;
  /** Zoom out */
  readonly zoomOut: () => string;
  /** Fit to viewer */
  readonly fitToViewer: () => string;
  /** {score} called by {percent}% */
  readonly scoreCalledBy: (values: { readonly score: string | number; readonly percent: string | number }) => string;
  /** {score} by {percent}% */
  readonly scoreBy: (values: { readonly score: string | number; readonly percent: string | number }) => string;
  /** Called by */
  readonly calledByHead: () => string;
  /** called by {percent}% */
  readonly calledBy: (values: { readonly percent: string | number }) => string;
  /** Only {percent}% */
  readonly onlyShare: (values: { readonly percent: string | number }) => string;
  /** Live */
  readonly live: () => string;
  /** Corrected */
  readonly corrected: () => string;
  /** Winner → {match} */
  readonly winnerTo: (values: { readonly match: string | number }) => string;
  /** {count, plural, one {# point} other {# points}} */
  readonly points: (values: { readonly count: number }) => string;
  /** {count, plural, one {# point} other {# points}}, {possible} more possible */
  readonly pointsAndMore: (values: { readonly count: number; readonly possible: string | number }) => string;
  /** {count, plural, one {# point} other {# points}} possible */
  readonly pointsPossible: (values: { readonly count: number }) => string;
  /** Series score of {name} */
  readonly seriesScoreOf: (values: { readonly name: string | number }) => string;
  /** Score */
  readonly scoreLabel: () => string;
  /** Filled in from the results */
  readonly filledIn: () => string;
  /** This round is filled in from the results. */
  readonly roundFilledIn: () => string;
  /** Part of the bracket */
  readonly partOfBracket: () => string;
  /** Rounds */
  readonly rounds: () => string;
  /** Upper */
  readonly upperPart: () => string;
  /** Lower */
  readonly lowerPart: () => string;
  /** Final */
  readonly finalPart: () => string;
  /** Others */
  readonly otherMatches: () => string;
  /** Next match */
  readonly nextMatch: () => string;
  /** Nothing is left to pick in this bracket. */
  readonly nothingLeft: () => string;
  /** Show the next open match */
  readonly showNextOpen: () => string;
  /** now */
  readonly now: () => string;
  /** Next */
  readonly next: () => string;
  /** Show the match */
  readonly showMatch: () => string;
  /** {place} of {count} open */
  readonly placeOfOpen: (values: { readonly place: string | number; readonly count: string | number }) => string;
  /** {count} open */
  readonly openCount: (values: { readonly count: string | number }) => string;
  /** Previous open match */
  readonly previousOpenMatch: () => string;
  /** Next open match */
  readonly nextOpenMatch: () => string;
  /** Facts about {team} */
  readonly factsOf: (values: { readonly team: string | number }) => string;
  /** Facts about {one} and {other} */
  readonly factsOfBoth: (values: { readonly one: string | number; readonly other: string | number }) => string;
  /** Press N for the next open match and Shift N for the previous one. Press a digit on a team to set the loser’s games. Press F on a team for facts about both sides. */
  readonly keysHelp: () => string;
  /** {team} wins */
  readonly teamWins: (values: { readonly team: string | number }) => string;
  /** Wins */
  readonly winsButton: () => string;
  /** wins */
  readonly winsMark: () => string;
  /** The winner takes it all. */
  readonly winnerTakesAll: () => string;
  /** Winner meets {team}. */
  readonly winnerMeets: (values: { readonly team: string | number }) => string;
  /** Winner to {match}. */
  readonly winnerGoesTo: (values: { readonly match: string | number }) => string;
  /** Loser to {match}. */
  readonly loserGoesTo: (values: { readonly match: string | number }) => string;
  /** The loser is out. */
  readonly loserOut: () => string;
  /** {one} or {other} */
  readonly eitherTeam: (values: { readonly one: string | number; readonly other: string | number }) => string;
  /** {origin}: {one} or {other} */
  readonly eitherTeamOf: (values: { readonly origin: string | number; readonly one: string | number; readonly other: string | number }) => string;
  /** Series score */
  readonly seriesScore: () => string;
  /** Winner */
  readonly winnerLabel: () => string;
  /** Close */
  readonly close: () => string;
  /** won */
  readonly won: () => string;
  /** lost */
  readonly lost: () => string;
  /** won by walkover */
  readonly wonByWalkover: () => string;
  /** lost by walkover */
  readonly lostByWalkover: () => string;
  /** match void, not played */
  readonly matchVoid: () => string;
  /** forfeited */
  readonly forfeited: () => string;
  /** goes on without playing */
  readonly goesOnUnplayed: () => string;
  /** qualified */
  readonly qualified: () => string;
  /** not played yet */
  readonly notPlayedYet: () => string;
  /** waiting for an opponent */
  readonly waitingForOpponent: () => string;
  /** Walkover */
  readonly walkover: () => string;
  /** WO */
  readonly walkoverShort: () => string;
  /** Void */
  readonly void: () => string;
  /** Forfeit */
  readonly forfeit: () => string;
  /** NS */
  readonly forfeitShort: () => string;
  /** Bye */
  readonly bye: () => string;
  /** BYE */
  readonly byeSlot: () => string;
  /** Bye, no opponent */
  readonly byeNoOpponent: () => string;
  /** If needed */
  readonly ifNeeded: () => string;
  /** Nobody */
  readonly nobody: () => string;
  /** nobody */
  readonly nobodyInside: () => string;
  /** Not needed */
  readonly notNeeded: () => string;
  /** Not needed, not played */
  readonly notNeededNotPlayed: () => string;
  /** Upper side */
  readonly upperSide: () => string;
  /** Lower side */
  readonly lowerSide: () => string;
  /** {team}, played only if the lower side wins the final */
  readonly playedIfNeeded: (values: { readonly team: string | number }) => string;
  /** Champion */
  readonly champion: () => string;
  /** {count, plural, one {# pick} other {# picks}} away */
  readonly picksAway: (values: { readonly count: number }) => string;
  /** Being decided */
  readonly beingDecided: () => string;
  /** Still open */
  readonly stillOpen: () => string;
  /** over {team} */
  readonly over: (values: { readonly team: string | number }) => string;
  /** {games} over {team} */
  readonly gamesOver: (values: { readonly games: string | number; readonly team: string | number }) => string;
  /** called it */
  readonly calledIt: () => string;
  /** called {teams} */
  readonly called: (values: { readonly teams: string | number }) => string;
  /** You: {pick} */
  readonly youShort: (values: { readonly pick: string | number }) => string;
  /** Pick: {pick} */
  readonly pickShort: (values: { readonly pick: string | number }) => string;
  /** You called it */
  readonly youCalledIt: () => string;
  /** no reset */
  readonly noReset: () => string;
  /** no bracket reset */
  readonly noBracketReset: () => string;
  /** {winner} to {loser} */
  readonly gamesTo: (values: { readonly winner: string | number; readonly loser: string | number }) => string;
  /** Exact +{points} */
  readonly exactPlus: (values: { readonly points: string | number }) => string;
  /** Exact score, 1 point more */
  readonly exactOnePoint: () => string;
  /** The exact score is worth 1 point more */
  readonly exactWorthOnePoint: () => string;
  /** Not scored by itself */
  readonly notScoredAlone: () => string;
  /** Called here: {top} against {bottom} */
  readonly calledHere: (values: { readonly top: string | number; readonly bottom: string | number }) => string;
  /** {team} got as far another way */
  readonly gotAsFar: (values: { readonly team: string | number }) => string;
  /** Right winner, wrong score */
  readonly rightWinnerWrongScore: () => string;
  /** {team} as loser: {outcome} */
  readonly asLoser: (values: { readonly team: string | number; readonly outcome: string | number }) => string;
  /** Score? */
  readonly scoreAsked: () => string;
  /** picked to win */
  readonly pickedToWin: () => string;
  /** Locks {time} */
  readonly matchLocks: (values: { readonly time: string | number }) => string;
  /** Locked */
  readonly matchIsLocked: () => string;
  /** No lock time yet */
  readonly matchLockOpen: () => string;
  /** Pairings are drawn later. Pick who goes on: {picked, number} of {count, number} */
  readonly drawnRoundPick: (values: { readonly picked: number; readonly count: number }) => string;
  /** Pairings are drawn later. Pick who goes on: {picked, number} of {count, number}. Others are still to come from earlier picks */
  readonly drawnRoundPart: (values: { readonly picked: number; readonly count: number }) => string;
  /** Pairings are drawn later. This round waits for earlier picks */
  readonly drawnRoundWaits: () => string;
  /** Pairings are drawn later. All {count, number} who go on are picked */
  readonly drawnRoundDone: (values: { readonly count: number }) => string;
  /** All who come here go on */
  readonly drawnRoundAll: () => string;
  /** Pairings are drawn later. These were picked to go on */
  readonly drawnRoundCalled: () => string;
  /** {team}, goes on */
  readonly drawnRoundOn: (values: { readonly team: string | number }) => string;
  /** {count, plural, one {# team goes} other {# teams go}} on already: take one out first */
  readonly drawnRoundFull: (values: { readonly count: number }) => string;
  /** To be drawn */
  readonly toBeDrawn: () => string;
};
