// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../model/words-of.ts';

export const { m, said } = wordsOf({
  "entrants": {
    "by": "count",
    "one": "{count, number} entrant",
    "other": "{count, number} entrants"
  },
  "entrantsNoun": {
    "by": "count",
    "one": "entrant",
    "other": "entrants"
  },
  "ranked": "{count, number} ranked",
  "ofRanked": "of {count, number} ranked",
  "pickedStage": "{count, number} picked this stage",
  "members": {
    "by": "count",
    "one": "{count, number} member",
    "other": "{count, number} members"
  },
  "ofPickedStage": "of {count, number} who picked this stage",
  "notThere": [
    "This ",
    {
      "by": "what",
      "stage": "stage",
      "bracket": "bracket",
      "part": "part",
      "column": "column",
      "match": "match",
      "view": "view",
      "other": "scoring group"
    },
    " is not there any more."
  ],
  "ownMatch": "A match cannot lead to itself.",
  "onlyFreeform": "Only a freeform bracket can be changed so.",
  "mostFit": "At most {most} {what} fit.",
  "slotFed": "{feeder} leads to {slot} already.",
  "leadsBack": "Teams come here from {match}: it would be a circle.",
  "emptyMatches": [
    "Nobody plays in ",
    {
      "by": "count",
      "one": "{count} match",
      "other": "{count} matches"
    },
    ", so whoever is to meet the winner waits."
  ],
  "paysNothing": "Is picked and pays no points.",
  "nothingToPick": "Asks for no pick: nobody can take part.",
  "noBreakdown": "Players read nothing about what pays how much.",
  "opensNever": "Waits for {teams} teams, and {places} can start: picks never open by themselves.",
  "tooFewCome": [
    {
      "by": "come",
      "one": "{come} team comes",
      "other": "{come} teams come"
    },
    " from '{from}', and {needed} are needed to start: without teams that join here it never opens."
  ],
  "tooManyCome": [
    {
      "by": "come",
      "one": "{come} team comes",
      "other": "{come} teams come"
    },
    " from '{from}', and only {needed} can start."
  ],
  "otherNumberAdvances": "Says {advancing}, and the group's bracket sends on {through}.",
  "columnUnpaid": "Is in no scoring group that pays: reaching it earns nothing.",
  "columnPaidTwice": "Is paid by {groups} for the same: a right pick earns the points of all.",
  "quotedName": "'{name}'",
  "groupPaysNothing": "Pays no points for anything.",
  "groupWithoutColumns": "Has no columns, and so pays nothing.",
  "viewWithoutMatches": "Shows no match.",
  "deadEnd": "The winner of {match} goes no further, and rounds follow.",
  "unreachableMatch": "No match leads to {match}: its teams start there.",
  "asManyTeams": [
    {
      "by": "teams",
      "one": "{teams} team",
      "other": "{teams} teams"
    },
    ", as the format asks"
  ],
  "wholeSwiss": [
    {
      "by": "matches",
      "one": "{matches} Swiss match",
      "other": "{matches} Swiss matches"
    },
    " of ",
    {
      "by": "teams",
      "one": "{teams} team",
      "other": "{teams} teams"
    }
  ],
  "sameBracket": [
    {
      "by": "matches",
      "one": "{matches} match",
      "other": "{matches} matches"
    },
    " of ",
    {
      "by": "teams",
      "one": "{teams} team",
      "other": "{teams} teams"
    },
    ", as the format plays them"
  ],
  "startOnceKnown": "Says when it starts, once it is known",
  "givesStart": "Says when it starts",
  "noTimeByHand": "The first stage follows nothing of the wiki: its picks lock on {day} at midnight UTC, unless staff change it.",
  "noTimeYet": "The wiki has no time for the first match yet: picks lock on {day} at midnight UTC until it does.",
  "teamsOpen": [
    "{substage}: {known} of ",
    {
      "by": "teams",
      "one": "{teams} team",
      "other": "{teams} teams"
    },
    " are known so far."
  ],
  "waitsForTable": [
    "{substage}: ",
    {
      "by": "teams",
      "one": "{teams} team",
      "other": "{teams} teams"
    },
    " win enough matches, the format sends {format} on: who goes through is known once the wiki’s table is finished."
  ],
  "byHandUntilMapped": [
    "Entered by hand until ",
    {
      "by": "count",
      "one": "it is",
      "other": "they are"
    },
    " mapped to the wiki in the control room: {substages}."
  ],
  "matchesLeftOut": [
    "{substage}: ",
    {
      "by": "matches",
      "one": "{matches} match of the wiki that the format does not have is",
      "other": "{matches} matches of the wiki that the format does not have are"
    },
    " left out."
  ],
  "stageNumber": "Stage {number}",
  "recordTeams": "{record} teams",
  "recordPoints": "points per {record} team",
  "winsNeeded": "wins needed",
  "partNumber": "part {number}",
  "viewNumber": "view {number}",
  "viewNamed": "view '{name}'",
  "scoringGroupNumber": "scoring group {number}",
  "scoringGroupNamed": "scoring group '{name}'",
  "columnNumber": "column {number}",
  "matchNumber": "match {number}",
  "itemNumber": "item {number}",
  "scoringBreakdown": "Scoring breakdown",
  "advancingTeams": "teams that advance",
  "numberOfGroups": "number of groups",
  "points": "points",
  "placementPoints": "placement points",
  "teamsToOpenPicks": "teams to open picks",
  "bracketReset": "bracket reset",
  "bracketResetPoints": "points for the bracket reset"
});
