// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "no_such_substage": "Reset the mapping and map again.",
  "mapped_twice": "Leave one of the two.",
  "slot_empty": {
    "by": "kind",
    "match": "Choose the bracket or list that is played here, or enter the results here by hand.",
    "other": "Choose the standings table; if the wiki has none, enter the results here by hand."
  },
  "bad_key": "Choose the group from the list.",
  "group_gone": "Load the event again and choose the group that has taken its place.",
  "wrong_kind": {
    "by": "wants",
    "match": "Choose its matches.",
    "other": "Choose its standings."
  },
  "wrong_shape": {
    "by": "wants",
    "swiss": "Choose a Swiss stage, or a format that plays this stage otherwise.",
    "other": "Choose a group, or a format with a Swiss stage."
  },
  "used_twice": "Choose another group for one of the two.",
  "too_many_groups": "Leave the one that is played here.",
  "standings_not_wanted": "Take it away.",
  "too_few_teams": "Choose a larger group, or a format that asks for fewer teams.",
  "advancing_differs": "Set {wiki} teams that advance in the format, or choose a format that has it.",
  "too_few_undefeated": "Ask for at most {wiki} in the format, or choose a format that does.",
  "too_few_winless": "Ask for at most {wiki} in the format, or choose a format that does.",
  "teams_differ": "Choose standings and matches of the same stage or group.",
  "team_in_two_groups": "Choose another group for one of the two.",
  "no_start": "Wait until the wiki has a date, or create the event by hand.",
  "no_start_of_event": "Wait until the wiki has a date, or set the event's dates by hand.",
  "no_bracket": "Choose a bracket, or enter the results here by hand.",
  "starting_teams": [
    "Choose a format for ",
    {
      "by": "wiki",
      "one": "{wiki} team",
      "other": "{wiki} teams"
    },
    "."
  ],
  "ways_out": {
    "by": "wiki",
    "one": "Choose a format that plays on to one winner.",
    "other": [
      "Choose a format whose bracket ends in ",
      {
        "by": "wiki",
        "one": "{wiki} match",
        "other": "{wiki} matches"
      },
      "."
    ]
  },
  "lower_only_on_wiki": "Choose a format in whose bracket losers play on.",
  "lower_only_in_format": "Choose a format with single elimination.",
  "round_count": [
    "Choose a format with ",
    {
      "by": "wiki",
      "one": "{wiki} round",
      "other": "{wiki} rounds"
    },
    " there."
  ],
  "round_size": [
    "Choose a format with ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "other": "{wiki} matches"
    },
    " in that round."
  ],
  "match_count": [
    "Choose a format with ",
    {
      "by": "wiki",
      "one": "{wiki} match",
      "other": "{wiki} matches"
    },
    " in its bracket."
  ],
  "feeders_differ": "Draw the bracket in the format as the wiki has it.",
  "third_place_missing": "Choose a format without it, or map the group that holds it as well.",
  "third_place_missing_of_event": "Map the group that holds it as well. Choose another group, for an event keeps its format; if none fits, enter the results here by hand.",
  "reset_missing": "Take the reset away in the format, or choose a format without it.",
  "reset_only_on_wiki": "Add the reset in the format, or choose a format that has it.",
  "series_length": "Set Best of {wiki} in {round}, or choose a format that has it.",
  "losers_elsewhere": "Lead the match's path there in the format, as the wiki has it.",
  "other_group": "Choose another group, for an event keeps its format; if none fits, enter the results here by hand."
});
