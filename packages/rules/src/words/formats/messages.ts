// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '../../model/words-of.ts';

export const { m, said } = wordsOf({
  "not_json": "Is not JSON.",
  "wrong_version": "Must be {version}; other versions cannot be read.",
  "missing": "Is missing.",
  "not_an_object": "Must be an object.",
  "not_a_list": "Must be a list.",
  "not_a_flag": "Must be true or false.",
  "not_a_text": "Must be a text.",
  "empty": "Must not be empty.",
  "too_many_items": "Has {count} items; at most {most} fit.",
  "not_in_range": "Must be a whole number from {least} to {most}.",
  "no_stages": "Needs at least one stage.",
  "unknown_stage_type": "Must be 1 (groups), 2 (Swiss) or 3 (playoffs).",
  "too_many_losers": "At most {left}: {most} teams fit, with those that advance.",
  "too_many_undefeated": {
    "by": "advancing",
    "one": "Only 1 team advances, and each team that wins everything is one of them.",
    "other": "Only {advancing} teams advance, and each team that wins everything is one of them."
  },
  "slip_too_long": {
    "by": "of",
    "matches": "With it a slip has {count} matches; at most {most} fit.",
    "other": "With it a slip has {count} picks of teams; at most {most} fit."
  },
  "no_columns": "Needs at least one column with matches.",
  "parts_out_of_order": "Must be UB, LB, GF, in that order.",
  "bad_part_identifier": "Must be 1 to 12 letters and digits.",
  "part_twice": "Another part is called {identifier} already.",
  "wrong_column_count": "Must be {columns}, the number of columns.",
  "wrong_match_count": "Holds {listed} matches where matchCount says {matchCount}.",
  "wrong_part": "Must be {part}, its own part.",
  "wrong_position": "Must be {position}, its own position.",
  "bad_series_length": "Must be 1, 3, 5 or 7.",
  "match_id_twice": "Another match is called {id} already.",
  "leads_out_of_qualifier": "Leads out of a qualifier column, in which nobody plays.",
  "leads_nowhere": "Leads to {match}, a match that does not exist.",
  "slot_fed_twice": "Leads into the slot {slot}, which {feeder} feeds already.",
  "slot_never_filled": "Waits for a team that never comes: no match leads into {slot}.",
  "leads_back": "Leads back to {match}, which comes before it.",
  "locked_between": "{match} is locked between matches that are picked.",
  "unknown_reference": {
    "by": "to",
    "match": "Names a match that the bracket does not have.",
    "other": "Names a column that the bracket does not have."
  },
  "reference_twice": {
    "by": "to",
    "match": "Names the same match twice.",
    "other": "Names the same column twice."
  },
  "too_many_scoring_groups": "Is the column of {count} scoring groups; at most {most} fit.",
  "reset_without_final": "A bracket reset needs a grand final (part GF).",
  "reset_of_qualifier": "A bracket reset needs a grand final that is played; GF ends in a qualifier column.",
  "reset_of_several_matches": "A bracket reset repeats one match; the last column of GF has {matches}.",
  "reset_leads_on": "A bracket reset is the end; {match} leads to another match.",
  "reset_without_feeders": "A bracket reset needs two teams that come from other matches into {match}.",
  "too_many_matches": "Has {count} matches; at most {most} fit.",
  "too_many_openings": "{count} teams start in it; at most {most} fit."
});
