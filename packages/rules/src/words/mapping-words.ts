import type { BracketMismatch, NamedMatch } from '../wiki/bracket-mismatch.ts';
import type { DraftWarning } from '../wiki/draft-event.ts';
import type { Side } from '../wiki/format-nodes.ts';
import type { FitReason, MappingFault } from '../wiki/mapping-problem.ts';

/** A problem of a mapping in words: what the wiki has and what the format has, and what to change. */
export interface MappingWords {
  readonly says: string;
  readonly change: string;
}

/** Whether the format of what is mapped can still be chosen: that of an event is its own, and stays. */
export type MappedFor = 'draft' | 'event';

/** The words for a mapping's fault; the problem's path tells the place. */
export function wordsOfMapping(fault: MappingFault, of: MappedFor = 'draft'): MappingWords {
  const drafted = wordsOfDraftMapping(fault);
  const change = of === 'event' ? changeOfEvent(fault) : null;
  return change === null ? drafted : words(drafted.says, change);
}

const OTHER_GROUP =
  'Choose another group, for an event keeps its format; if none fits, enter the results here by hand.';

/** The advice to take another format in a draft; null where something else has to change. */
function changeOfEvent(fault: MappingFault): string | null {
  switch (fault.code) {
    case 'no_such_substage':
    case 'mapped_twice':
    case 'bad_key':
    case 'group_gone':
    case 'wrong_kind':
    case 'used_twice':
    case 'too_many_groups':
    case 'standings_not_wanted':
    case 'teams_differ':
    case 'team_in_two_groups':
      return null;
    case 'slot_empty':
      return null;
    case 'no_start':
      return "Wait until the wiki has a date, or set the event's dates by hand.";
    case 'third_place_missing':
      return `Map the group that holds it as well. ${OTHER_GROUP}`;
    default:
      return OTHER_GROUP;
  }
}

function wordsOfDraftMapping(fault: MappingFault): MappingWords {
  switch (fault.code) {
    case 'no_such_substage':
      return words('The format has no such stage or group.', 'Reset the mapping and map again.');
    case 'mapped_twice':
      return words('The mapping names this stage or group twice.', 'Leave one of the two.');
    case 'slot_empty':
      return fault.kind === 'match'
        ? words(
            'No match group is mapped.',
            'Choose the bracket or list that is played here, or enter the results here by hand.',
          )
        : words(
            'No standings are mapped.',
            'Choose the standings table; if the wiki has none, enter the results here by hand.',
          );
    case 'bad_key':
      return words(
        `'${fault.key}' names no group: a key is page id, page name and group id, joined by '|'.`,
        'Choose the group from the list.',
      );
    case 'group_gone':
      return words(
        `The wiki has no group '${fault.key}' any more.`,
        'Load the event again and choose the group that has taken its place.',
      );
    case 'wrong_kind':
      return fault.wants === 'match'
        ? words(`${fault.group} is a standings table, no match group.`, 'Choose its matches.')
        : words(`${fault.group} is a match group, no standings table.`, 'Choose its standings.');
    case 'wrong_shape':
      return fault.wants === 'swiss'
        ? words(
            `${fault.group} is ${SHAPES[fault.is]} on the wiki, a Swiss stage in the format.`,
            'Choose a Swiss stage, or a format that plays this stage otherwise.',
          )
        : words(
            `${fault.group} belongs to a Swiss stage on the wiki, the format plays a group here.`,
            'Choose a group, or a format with a Swiss stage.',
          );
    case 'used_twice':
      return words(
        `${fault.group} is mapped to ${fault.also} already.`,
        'Choose another group for one of the two.',
      );
    case 'too_many_groups':
      return words(
        `${fault.given} match groups are mapped, the format takes ${fault.most} here.`,
        'Leave the one that is played here.',
      );
    case 'standings_not_wanted':
      return words(
        `${fault.group} is a standings table, and this stage is picked in a bracket.`,
        'Take it away.',
      );
    case 'too_few_teams':
      return words(
        `${fault.group}: ${teams(fault.wiki)} on the wiki, and a slip of the format names ${fault.format}.`,
        'Choose a larger group, or a format that asks for fewer teams.',
      );
    case 'advancing_differs':
      return words(
        `${fault.group}: ${teams(fault.wiki)} advance on the wiki, ${fault.format} in the format.`,
        `Set ${fault.wiki} teams that advance in the format, or choose a format that has it.`,
      );
    case 'too_few_undefeated':
      return words(
        `${fault.group}: ${teams(fault.wiki)} can win every match on the wiki, the format asks for ${fault.format}.`,
        `Ask for at most ${fault.wiki} in the format, or choose a format that does.`,
      );
    case 'too_few_winless':
      return words(
        `${fault.group}: ${teams(fault.wiki)} can lose every match on the wiki, the format asks for ${fault.format}.`,
        `Ask for at most ${fault.wiki} in the format, or choose a format that does.`,
      );
    case 'teams_differ':
      return words(
        `${fault.standings} and ${fault.matches} are of different teams on the wiki; the format plays one stage here.`,
        'Choose standings and matches of the same stage or group.',
      );
    case 'team_in_two_groups':
      return words(
        `${fault.team} plays here and in ${fault.also} on the wiki; in the format a team plays in one group of a stage.`,
        'Choose another group for one of the two.',
      );
    case 'no_start':
      return words(
        'The wiki knows no day on which the tournament begins, and the format needs a lock.',
        'Wait until the wiki has a date, or create the event by hand.',
      );
    default:
      return wordsOfBracket(fault);
  }
}

function wordsOfBracket(fault: BracketMismatch): MappingWords {
  switch (fault.code) {
    case 'no_bracket':
      return words(
        `${fault.group} has ${count(fault.matches, 'match', 'matches')} on the wiki that say nothing of whom winners meet; the format plays a bracket here.`,
        'Choose a bracket, or enter the results here by hand.',
      );
    case 'starting_teams':
      return words(
        `${teams(fault.wiki)} start in the wiki's bracket, ${fault.format} in the format's.`,
        `Choose a format for ${teams(fault.wiki)}.`,
      );
    case 'ways_out':
      return words(
        `The wiki's bracket ends in ${count(fault.wiki, 'match', 'matches')}, the format's in ${fault.format}.`,
        fault.wiki === 1
          ? 'Choose a format that plays on to one winner.'
          : `Choose a format whose bracket ends in ${count(fault.wiki, 'match', 'matches')}.`,
      );
    case 'lower_only_on_wiki':
      return words(
        `The wiki's bracket has a lower part of ${count(fault.matches, 'match', 'matches')}, the format's has none.`,
        'Choose a format in whose bracket losers play on.',
      );
    case 'lower_only_in_format':
      return words(
        `The format's bracket has a lower part of ${count(fault.matches, 'match', 'matches')}, the wiki's has none.`,
        'Choose a format with single elimination.',
      );
    case 'round_count':
      return words(
        `${SIDES[fault.side]}: ${count(fault.wiki, 'round', 'rounds')} on the wiki, ${fault.format} in the format.`,
        `Choose a format with ${count(fault.wiki, 'round', 'rounds')} there.`,
      );
    case 'round_size':
      return words(
        `${SIDES[fault.side]}, round ${fault.round}: ${count(fault.wiki, 'match', 'matches')} on the wiki, ${fault.format} in the format.`,
        `Choose a format with ${count(fault.wiki, 'match', 'matches')} in that round.`,
      );
    case 'match_count':
      return words(
        `The wiki's bracket has ${count(fault.wiki, 'match', 'matches')}, the format's has ${fault.format}.`,
        `Choose a format with ${count(fault.wiki, 'match', 'matches')} in its bracket.`,
      );
    case 'feeders_differ':
      return words(
        `The wiki's bracket has the format's ${count(fault.matches, 'match', 'matches')}, but other winners meet in them.`,
        'Draw the bracket in the format as the wiki has it.',
      );
    case 'third_place_missing':
      return words(
        'The format has a match for third place, the wiki has none.',
        'Choose a format without it, or map the group that holds it as well.',
      );
    case 'reset_missing':
      return words(
        'The format has a bracket reset, the wiki plays a single grand final.',
        'Take the reset away in the format, or choose a format without it.',
      );
    case 'reset_only_on_wiki':
      return words(
        'The wiki has a bracket reset, the format plays a single grand final.',
        'Add the reset in the format, or choose a format that has it.',
      );
    case 'series_length':
      return words(
        `${fault.round}: best of ${fault.wiki} on the wiki, best of ${fault.format} in the format.`,
        `Set Best of ${fault.wiki} in ${fault.round}, or choose a format that has it.`,
      );
    case 'losers_elsewhere':
      return words(
        `A team goes from ${named(fault.from)} to ${named(fault.to)} in the format; on the wiki it ${fault.wiki ? `plays in ${named(fault.wiki)}` : 'does not play there'}.`,
        "Lead the match's path there in the format, as the wiki has it.",
      );
  }
}

/** Why a group fits. */
export function wordsOfFit(why: FitReason): string {
  switch (why.code) {
    case 'as_many_teams':
      return `${teams(why.teams)}, as the format asks`;
    case 'whole_swiss':
      return `${count(why.matches, 'Swiss match', 'Swiss matches')} of ${teams(why.teams)}`;
    case 'same_bracket':
      return `${count(why.matches, 'match', 'matches')} of ${teams(why.teams)}, as the format plays them`;
    case 'gives_start':
      return why.start === null ? 'Says when it starts, once it is known' : 'Says when it starts';
  }
}

export function wordsOfDraft(warning: DraftWarning): string {
  switch (warning.code) {
    case 'no_time':
      return warning.isByHand
        ? `The first stage follows nothing of the wiki: its picks lock on ${warning.day} at midnight UTC, unless staff change it.`
        : `The wiki has no time for the first match yet: picks lock on ${warning.day} at midnight UTC until it does.`;
    case 'teams_open':
      return `${warning.substage}: ${warning.known} of ${teams(warning.teams)} are known so far.`;
    case 'waits_for_table':
      return `${warning.substage}: ${teams(warning.teams)} win enough matches, the format sends ${warning.format} on: who goes through is known once the wiki’s table is finished.`;
    case 'by_hand':
      return `Entered by hand until ${warning.substages.length === 1 ? 'it is' : 'they are'} mapped to the wiki in the control room: ${warning.substages.join('; ')}.`;
    case 'matches_left_out':
      return `${warning.substage}: ${count(warning.matches, 'match', 'matches')} of the wiki that the format does not have ${warning.matches === 1 ? 'is' : 'are'} left out.`;
  }
}

const words = (says: string, change: string): MappingWords => ({ says, change });

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

const teams = (number: number): string => count(number, 'team', 'teams');

const named = ({ round, number }: NamedMatch): string => `${round}, match ${number}`;

const SHAPES = {
  swiss: 'a Swiss stage',
  bracket: 'a bracket',
  list: 'a list of matches',
  table: 'the table of a group',
} as const;

const SIDES: Readonly<Record<Side, string>> = {
  upper: 'Upper bracket',
  lower: 'Lower bracket',
  final: 'Finals',
};
