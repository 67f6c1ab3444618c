// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "no_such_substage": "The format has no such stage or group.",
  "mapped_twice": "The mapping names this stage or group twice.",
  "slot_empty": {
    "by": "kind",
    "match": "No match group is mapped.",
    "other": "No standings are mapped."
  },
  "bad_key": "'{key}' names no group: a key is page id, page name and group id, joined by '|'.",
  "group_gone": "The wiki has no group '{key}' any more.",
  "wrong_kind": {
    "by": "wants",
    "match": "{group} is a standings table, no match group.",
    "other": "{group} is a match group, no standings table."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": [
      "{group} is ",
      {
        "by": "is",
        "swiss": "a Swiss stage",
        "bracket": "a bracket",
        "list": "a list of matches",
        "other": "the table of a group"
      },
      " on the wiki, a Swiss stage in the format."
    ],
    "other": "{group} belongs to a Swiss stage on the wiki, the format plays a group here."
  },
  "used_twice": "{group} is mapped to {also} already.",
  "too_many_groups": "{given} match groups are mapped, the format takes {most} here.",
  "standings_not_wanted": "{group} is a standings table, and this stage is picked in a bracket.",
  "too_few_teams": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} team",
      "other": "{wiki} teams"
    },
    " on the wiki, and a slip of the format names {format}."
  ],
  "advancing_differs": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} team",
      "other": "{wiki} teams"
    },
    " advance on the wiki, {format} in the format."
  ],
  "too_few_undefeated": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} team",
      "other": "{wiki} teams"
    },
    " can win every match on the wiki, the format asks for {format}."
  ],
  "too_few_winless": [
    "{group}: ",
    {
      "by": "wiki",
      "one": "{wiki} team",
      "other": "{wiki} teams"
    },
    " can lose every match on the wiki, the format asks for {format}."
  ],
  "teams_differ": "{standings} and {matches} are of different teams on the wiki; the format plays one stage here.",
  "team_in_two_groups": "{team} plays here and in {also} on the wiki; in the format a team plays in one group of a stage.",
  "no_start": "The wiki knows no day on which the tournament begins, and the format needs a lock.",
  "no_bracket": [
    "{group} has ",
    {
      "by": "matches",
      "one": "{matches} match",
      "other": "{matches} matches"
    },
    " on the wiki that say nothing of whom winners meet; the format plays a bracket here."
  ],
  "starting_teams": [
    {
      "by": "wiki",
      "one": "{wiki} team",
      "other": "{wiki} teams"
    },
    " start in the wiki's bracket, {format} in the format's."
  ],
  "ways_out": [
    "The wiki's bracket ends in ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "other": "{wiki} matches"
    },
    ", the format's in {format}."
  ],
  "lower_only_on_wiki": [
    "The wiki's bracket has a lower part of ",
    {
      "by": "matches",
      "one": "{matches} match",
      "other": "{matches} matches"
    },
    ", the format's has none."
  ],
  "lower_only_in_format": [
    "The format's bracket has a lower part of ",
    {
      "by": "matches",
      "one": "{matches} match",
      "other": "{matches} matches"
    },
    ", the wiki's has none."
  ],
  "round_count": [
    {
      "by": "side",
      "upper": "Upper bracket",
      "lower": "Lower bracket",
      "other": "Finals"
    },
    ": ",
    {
      "by": "wiki",
      "one": "{wiki} round",
      "other": "{wiki} rounds"
    },
    " on the wiki, {format} in the format."
  ],
  "round_size": [
    {
      "by": "side",
      "upper": "Upper bracket",
      "lower": "Lower bracket",
      "other": "Finals"
    },
    ", round {round}: ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "other": "{wiki} matches"
    },
    " on the wiki, {format} in the format."
  ],
  "match_count": [
    "The wiki's bracket has ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "other": "{wiki} matches"
    },
    ", the format's has {format}."
  ],
  "feeders_differ": [
    "The wiki's bracket has the format's ",
    {
      "by": "matches",
      "one": "{matches} match",
      "other": "{matches} matches"
    },
    ", but other winners meet in them."
  ],
  "third_place_missing": "The format has a match for third place, the wiki has none.",
  "reset_missing": "The format has a bracket reset, the wiki plays a single grand final.",
  "reset_only_on_wiki": "The wiki has a bracket reset, the format plays a single grand final.",
  "series_length": "{round}: best of {wiki} on the wiki, best of {format} in the format.",
  "losers_elsewhere": [
    "A team goes from {fromRound}, match {fromNumber} to {toRound}, match {toNumber} in the format; on the wiki it ",
    {
      "by": "wiki",
      "none": "does not play there",
      "other": "plays in {wikiRound}, match {wikiNumber}"
    },
    "."
  ]
});
