// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** To {league} */
  readonly toLeague: (values: { readonly league: string | number }) => string;
  /** To the leagues */
  readonly toTheLeagues: () => string;
  /** Adv */
  readonly cellAdvance: () => string;
  /** 1st */
  readonly cellFirst: () => string;
  /** 2nd */
  readonly cellSecond: () => string;
  /** Win */
  readonly winWord: () => string;
  /** None */
  readonly cellNone: () => string;
  /** Advance */
  readonly advanceWord: () => string;
  /** 1st place */
  readonly firstPlace: () => string;
  /** 2nd place */
  readonly secondPlace: () => string;
  /** Not played */
  readonly notPlayed: () => string;
  /** Adv, not {call} */
  readonly advanceNot: (values: { readonly call: string | number }) => string;
  /** Close to {place} */
  readonly nearPlace: (values: { readonly place: string | number }) => string;
  /** {team} wins */
  readonly teamWins: (values: { readonly team: string | number }) => string;
  /** {team} wins {score} */
  readonly teamWinsBy: (values: { readonly team: string | number; readonly score: string | number }) => string;
  /** right */
  readonly outcomeRight: () => string;
  /** wrong */
  readonly outcomeWrong: () => string;
  /** pending */
  readonly outcomePending: () => string;
  /** void */
  readonly outcomeVoid: () => string;
  /** not scored */
  readonly notScored: () => string;
  /** not picked */
  readonly notPicked: () => string;
  /** score right */
  readonly scoreRight: () => string;
  /** score wrong */
  readonly scoreWrong: () => string;
  /** nobody else in the league */
  readonly nobodyElse: () => string;
  /** {percent}% */
  readonly percent: (values: { readonly percent: string | number }) => string;
  /** {record} advanced */
  readonly recordThrough: (values: { readonly record: string | number }) => string;
  /** {record} still playing */
  readonly recordPlaying: (values: { readonly record: string | number }) => string;
  /** {record} out */
  readonly recordOut: (values: { readonly record: string | number }) => string;
  /** TBD */
  readonly teamsUnknown: () => string;
  /** {match}, {top} against {bottom} */
  readonly matchOfTeams: (values: { readonly match: string | number; readonly top: string | number; readonly bottom: string | number }) => string;
  /** Only you */
  readonly onlyYou: () => string;
  /** Only {username} */
  readonly onlyNamed: (values: { readonly username: string | number }) => string;
  /** {team} {backers, number}, {other} {others, number} */
  readonly splitOfMatch: (values: { readonly team: string | number; readonly backers: number; readonly other: string | number; readonly others: number }) => string;
  /** {team}: {backers, number} through, {others, number} out */
  readonly splitOfTeam: (values: { readonly team: string | number; readonly backers: number; readonly others: number }) => string;
  /** Splits the league */
  readonly splitsTheLeague: () => string;
  /** Against everybody */
  readonly againstEverybody: () => string;
  /** {team}: league {league}%, all {everybody}% */
  readonly crowdOfTeam: (values: { readonly team: string | number; readonly league: string | number; readonly everybody: string | number }) => string;
  /** What stands out */
  readonly whatStandsOut: () => string;
  /** {team} to advance */
  readonly teamToAdvance: (values: { readonly team: string | number }) => string;
  /** {team} to go {record} */
  readonly teamToGo: (values: { readonly team: string | number; readonly record: string | number }) => string;
  /** {team} to finish first */
  readonly teamToFinishFirst: (values: { readonly team: string | number }) => string;
  /** {team} to finish second */
  readonly teamToFinishSecond: (values: { readonly team: string | number }) => string;
  /** {team}, {place} */
  readonly teamAtPlace: (values: { readonly team: string | number; readonly place: string | number }) => string;
  /** {name} picks · Callshot */
  readonly pageTitleNamed: (values: { readonly name: string | number }) => string;
  /** League picks · Callshot */
  readonly pageTitle: () => string;
  /** The league could not be loaded */
  readonly leagueFailed: () => string;
  /** There is no such league (any more) */
  readonly leagueGone: () => string;
  /** There is no such event */
  readonly noSuchEvent: () => string;
  /** The event could not be loaded */
  readonly eventFailed: () => string;
  /** Nobody in this league has picked yet */
  readonly nobodyPicked: () => string;
  /** Compare {username} */
  readonly compareMember: (values: { readonly username: string | number }) => string;
  /** Compare {username}, {mark} */
  readonly compareMarked: (values: { readonly username: string | number; readonly mark: string | number }) => string;
  /** Tick two members to compare them */
  readonly tickTwoMembers: () => string;
  /** Compare */
  readonly compareHead: () => string;
  /** Member */
  readonly memberHead: () => string;
  /** Points */
  readonly pointsHead: () => string;
  /** {column}: sort by what was called */
  readonly sortByColumn: (values: { readonly column: string | number }) => string;
  /** This league has them winning */
  readonly leagueBackingWinner: () => string;
  /** This league has them through */
  readonly leagueBackingThrough: () => string;
  /** Everybody, once five picked this stage */
  readonly everybodyTooFew: () => string;
  /** Everybody, {picked} */
  readonly everybodyBacking: (values: { readonly picked: string | number }) => string;
  /** {username}: {points, number} points, {open, number} open. Picks */
  readonly picksOfMember: (values: { readonly username: string | number; readonly points: number; readonly open: number }) => string;
  /** {found, number} of {members} */
  readonly foundMembers: (values: { readonly found: number; readonly members: string | number }) => string;
  /** No member is called “{typed}” */
  readonly noMemberIsCalled: (values: { readonly typed: string | number }) => string;
  /** Side by side */
  readonly sideBySide: () => string;
  /** Close Side by side */
  readonly closeSideBySide: () => string;
  /** Member before */
  readonly memberBefore: () => string;
  /** Member */
  readonly member: () => string;
  /** Member after */
  readonly memberAfter: () => string;
  /** <bold>{points, number}</bold> points, {open, number} open */
  readonly pointsAndOpen: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly points: number; readonly open: number }) => ReactNode;
  /** <bold>{points, number}</bold> points */
  readonly pointsOnly: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly points: number }) => ReactNode;
  /** {place, number} of {count, number} */
  readonly memberPlace: (values: { readonly place: number; readonly count: number }) => string;
  /** {column}: {call}. league {league}. everybody {everybody} */
  readonly spokenLine: (values: { readonly column: string | number; readonly call: string | number; readonly league: string | number; readonly everybody: string | number }) => string;
  /** Only members see these picks */
  readonly membersOnly: () => string;
  /** {league} is a private league. */
  readonly membersOnlyText: (values: { readonly league: string | number }) => string;
  /** This stage */
  readonly thisStage: () => string;
  /** {stage}: picks are still open */
  readonly picksAreStillOpen: (values: { readonly stage: string | number }) => string;
  /** Everyone’s picks are shown once they lock, on {time}. */
  readonly picksShownOn: (values: { readonly time: string | number }) => string;
  /** {stage}: picks are being locked */
  readonly picksAreBeingLocked: (values: { readonly stage: string | number }) => string;
  /** {stage} has not begun */
  readonly hasNotBegun: (values: { readonly stage: string | number }) => string;
  /** Everyone’s picks are shown in a moment. */
  readonly picksShownSoon: () => string;
  /** Its picks open after the stage before. Everyone’s picks are shown once they lock. */
  readonly opensAfterStageBefore: () => string;
  /** Its picks open after {stage}. Everyone’s picks are shown once they lock. */
  readonly opensAfterStage: (values: { readonly stage: string | number }) => string;
  /** Back to {league} */
  readonly backTo: (values: { readonly league: string | number }) => string;
  /** {stage} picks */
  readonly stagePicks: (values: { readonly stage: string | number }) => string;
  /** Stages */
  readonly stages: () => string;
  /** Share */
  readonly shareAction: () => string;
  /** Link Copied! */
  readonly linkCopied: () => string;
  /** Copy this link: {link} */
  readonly copyLink: (values: { readonly link: string | number }) => string;
  /** Search a member */
  readonly searchMember: () => string;
  /** Loading picks */
  readonly loadingPicks: () => string;
  /** Out */
  readonly calledOut: () => string;
  /** +{open, number} open */
  readonly openPoints: (values: { readonly open: number }) => string;
  /** {same, plural, one {<bold>#</bold> call} other {<bold>#</bold> calls}} the same, {differing, plural, =0 {<bold>#</bold> differ.} one {<bold>#</bold> differs:} other {<bold>#</bold> differ:}} */
  readonly callsCompared: (values: { readonly same: number; readonly bold: (inside: ReactNode) => ReactNode; readonly differing: number }) => ReactNode;
  /** only one member */
  readonly onlyOneMember: () => string;
  /** The picks could not be loaded */
  readonly picksFailed: () => string;
  /** Nobody in this league picked this stage */
  readonly nobodyPickedStage: () => string;
  /** Here you will see who picked what, once members play along. */
  readonly nobodyPickedStageText: () => string;
  /** {league}: picks of {stage} */
  readonly gridName: (values: { readonly league: string | number; readonly stage: string | number }) => string;
  /** Complete */
  readonly stageComplete: () => string;
  /** Round {round} live */
  readonly roundLive: (values: { readonly round: string | number }) => string;
  /** Round {round} next */
  readonly roundNext: (values: { readonly round: string | number }) => string;
  /** Live */
  readonly stageLive: () => string;
  /** Picks locked */
  readonly picksLocked: () => string;
  /** Last results to come */
  readonly lastResultsToCome: () => string;
  /** {known, number} of {total, number} decided */
  readonly decidedOf: (values: { readonly known: number; readonly total: number }) => string;
  /** Draw */
  readonly drawWord: () => string;
  /** Round {round} */
  readonly fixtureRound: (values: { readonly round: string | number }) => string;
};
