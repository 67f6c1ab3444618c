import type { Sentence } from '../model/sentence.ts';
import type { MappingFault } from '../wiki/mapping-problem.ts';

/** A fault: the sides of the wiki and of the format, and the way to mend it. */
export interface MappingSentences {
  readonly says: Sentence;
  readonly change: Sentence;
  /** The way to mend it in an event, where it is another one: the format stays. */
  readonly ofEvent?: Sentence;
}

const OTHER_GROUP =
  'Choose another group, for an event keeps its format; if none fits, enter the results here by hand.';

const ONE_OF_TWO = 'Choose another group for one of the two.';

/** '1 team', '2 teams' */
const counted = (by: string, one: string, other: string): Sentence => ({
  by,
  one: `{${by}} ${one}`,
  other: `{${by}} ${other}`,
});
const teams = counted('wiki', 'team', 'teams');
const matches = counted('matches', 'match', 'matches');
const wikiMatches = counted('wiki', 'match', 'matches');
const wikiRounds = counted('wiki', 'round', 'rounds');

const side: Sentence = {
  by: 'side',
  upper: 'Upper bracket',
  lower: 'Lower bracket',
  final: 'Finals',
};

const shape: Sentence = {
  by: 'is',
  swiss: 'a Swiss stage',
  bracket: 'a bracket',
  list: 'a list of matches',
  table: 'the table of a group',
};

export const mappingSentences: Readonly<Record<MappingFault['code'], MappingSentences>> = {
  no_such_substage: {
    says: 'The format has no such stage or group.',
    change: 'Reset the mapping and map again.',
  },
  mapped_twice: {
    says: 'The mapping names this stage or group twice.',
    change: 'Leave one of the two.',
  },
  slot_empty: {
    says: {
      by: 'kind',
      match: 'No match group is mapped.',
      standings: 'No standings are mapped.',
    },
    change: {
      by: 'kind',
      match: 'Choose the bracket or list that is played here, or enter the results here by hand.',
      standings:
        'Choose the standings table; if the wiki has none, enter the results here by hand.',
    },
  },
  bad_key: {
    says: "'{key}' names no group: a key is page id, page name and group id, joined by '|'.",
    change: 'Choose the group from the list.',
  },
  group_gone: {
    says: "The wiki has no group '{key}' any more.",
    change: 'Load the event again and choose the group that has taken its place.',
  },
  wrong_kind: {
    says: {
      by: 'wants',
      match: '{group} is a standings table, no match group.',
      standings: '{group} is a match group, no standings table.',
    },
    change: {
      by: 'wants',
      match: 'Choose its matches.',
      standings: 'Choose its standings.',
    },
  },
  wrong_shape: {
    says: {
      by: 'wants',
      swiss: ['{group} is ', shape, ' on the wiki, a Swiss stage in the format.'],
      round_robin: '{group} belongs to a Swiss stage on the wiki, the format plays a group here.',
    },
    change: {
      by: 'wants',
      swiss: 'Choose a Swiss stage, or a format that plays this stage otherwise.',
      round_robin: 'Choose a group, or a format with a Swiss stage.',
    },
    ofEvent: OTHER_GROUP,
  },
  used_twice: { says: '{group} is mapped to {also} already.', change: ONE_OF_TWO },
  too_many_groups: {
    says: '{given} match groups are mapped, the format takes {most} here.',
    change: 'Leave the one that is played here.',
  },
  standings_not_wanted: {
    says: '{group} is a standings table, and this stage is picked in a bracket.',
    change: 'Take it away.',
  },
  too_few_teams: {
    says: ['{group}: ', teams, ' on the wiki, and a slip of the format names {format}.'],
    change: 'Choose a larger group, or a format that asks for fewer teams.',
    ofEvent: OTHER_GROUP,
  },
  advancing_differs: {
    says: ['{group}: ', teams, ' advance on the wiki, {format} in the format.'],
    change: 'Set {wiki} teams that advance in the format, or choose a format that has it.',
    ofEvent: OTHER_GROUP,
  },
  too_few_undefeated: {
    says: ['{group}: ', teams, ' can win every match on the wiki, the format asks for {format}.'],
    change: 'Ask for at most {wiki} in the format, or choose a format that does.',
    ofEvent: OTHER_GROUP,
  },
  too_few_winless: {
    says: ['{group}: ', teams, ' can lose every match on the wiki, the format asks for {format}.'],
    change: 'Ask for at most {wiki} in the format, or choose a format that does.',
    ofEvent: OTHER_GROUP,
  },
  teams_differ: {
    says: '{standings} and {matches} are of different teams on the wiki; the format plays one stage here.',
    change: 'Choose standings and matches of the same stage or group.',
  },
  team_in_two_groups: {
    says: '{team} plays here and in {also} on the wiki; in the format a team plays in one group of a stage.',
    change: ONE_OF_TWO,
  },
  no_start: {
    says: 'The wiki knows no day on which the tournament begins, and the format needs a lock.',
    change: 'Wait until the wiki has a date, or create the event by hand.',
    ofEvent: "Wait until the wiki has a date, or set the event's dates by hand.",
  },
  no_bracket: {
    says: [
      '{group} has ',
      matches,
      ' on the wiki that say nothing of whom winners meet; the format plays a bracket here.',
    ],
    change: 'Choose a bracket, or enter the results here by hand.',
    ofEvent: OTHER_GROUP,
  },
  starting_teams: {
    says: [teams, " start in the wiki's bracket, {format} in the format's."],
    change: ['Choose a format for ', teams, '.'],
    ofEvent: OTHER_GROUP,
  },
  ways_out: {
    says: ["The wiki's bracket ends in ", wikiMatches, ", the format's in {format}."],
    change: {
      by: 'wiki',
      one: 'Choose a format that plays on to one winner.',
      other: ['Choose a format whose bracket ends in ', wikiMatches, '.'],
    },
    ofEvent: OTHER_GROUP,
  },
  lower_only_on_wiki: {
    says: ["The wiki's bracket has a lower part of ", matches, ", the format's has none."],
    change: 'Choose a format in whose bracket losers play on.',
    ofEvent: OTHER_GROUP,
  },
  lower_only_in_format: {
    says: ["The format's bracket has a lower part of ", matches, ", the wiki's has none."],
    change: 'Choose a format with single elimination.',
    ofEvent: OTHER_GROUP,
  },
  round_count: {
    says: [side, ': ', wikiRounds, ' on the wiki, {format} in the format.'],
    change: ['Choose a format with ', wikiRounds, ' there.'],
    ofEvent: OTHER_GROUP,
  },
  round_size: {
    says: [side, ', round {round}: ', wikiMatches, ' on the wiki, {format} in the format.'],
    change: ['Choose a format with ', wikiMatches, ' in that round.'],
    ofEvent: OTHER_GROUP,
  },
  match_count: {
    says: ["The wiki's bracket has ", wikiMatches, ", the format's has {format}."],
    change: ['Choose a format with ', wikiMatches, ' in its bracket.'],
    ofEvent: OTHER_GROUP,
  },
  feeders_differ: {
    says: ["The wiki's bracket has the format's ", matches, ', but other winners meet in them.'],
    change: 'Draw the bracket in the format as the wiki has it.',
    ofEvent: OTHER_GROUP,
  },
  third_place_missing: {
    says: 'The format has a match for third place, the wiki has none.',
    change: 'Choose a format without it, or map the group that holds it as well.',
    ofEvent: `Map the group that holds it as well. ${OTHER_GROUP}`,
  },
  reset_missing: {
    says: 'The format has a bracket reset, the wiki plays a single grand final.',
    change: 'Take the reset away in the format, or choose a format without it.',
    ofEvent: OTHER_GROUP,
  },
  reset_only_on_wiki: {
    says: 'The wiki has a bracket reset, the format plays a single grand final.',
    change: 'Add the reset in the format, or choose a format that has it.',
    ofEvent: OTHER_GROUP,
  },
  series_length: {
    says: '{round}: best of {wiki} on the wiki, best of {format} in the format.',
    change: 'Set Best of {wiki} in {round}, or choose a format that has it.',
    ofEvent: OTHER_GROUP,
  },
  losers_elsewhere: {
    says: [
      'A team goes from {fromRound}, match {fromNumber} to {toRound}, match {toNumber} in the format; on the wiki it ',
      {
        by: 'wiki',
        none: 'does not play there',
        match: 'plays in {wikiRound}, match {wikiNumber}',
      },
      '.',
    ],
    change: "Lead the match's path there in the format, as the wiki has it.",
    ofEvent: OTHER_GROUP,
  },
};
