import type { BracketFault, FormatFault } from '../format/format-problem.ts';
import { AS_WRITTEN, type BracketNaming } from './bracket-naming.ts';

/** A problem of a format in words; what it is about stands in its path. */
export function wordsOfFormat(problem: FormatFault, naming: BracketNaming = AS_WRITTEN): string {
  switch (problem.code) {
    case 'not_json':
      return 'Is not JSON.';
    case 'wrong_version':
      return `Must be ${problem.version}; other versions cannot be read.`;
    case 'missing':
      return 'Is missing.';
    case 'not_an_object':
      return 'Must be an object.';
    case 'not_a_list':
      return 'Must be a list.';
    case 'not_a_flag':
      return 'Must be true or false.';
    case 'not_a_text':
      return 'Must be a text.';
    case 'empty':
      return 'Must not be empty.';
    case 'too_many_items':
      return `Has ${problem.count} items; at most ${problem.most} fit.`;
    case 'not_in_range':
      return `Must be a whole number from ${problem.least} to ${problem.most}.`;
    case 'no_stages':
      return 'Needs at least one stage.';
    case 'unknown_stage_type':
      return 'Must be 1 (groups), 2 (Swiss) or 3 (playoffs).';
    case 'too_many_losers':
      return `At most ${problem.left}: ${problem.most} teams fit, with those that advance.`;
    case 'too_many_undefeated':
      return `Only ${problem.advancing === 1 ? '1 team advances' : `${problem.advancing} teams advance`}, and each team that wins everything is one of them.`;
    case 'slip_too_long':
      return `With it a slip has ${problem.count} ${problem.of === 'matches' ? 'matches' : 'picks of teams'}; at most ${problem.most} fit.`;
    default:
      return wordsOfBracket(problem, naming);
  }
}

function wordsOfBracket(fault: BracketFault, { match, slot }: BracketNaming): string {
  switch (fault.code) {
    case 'no_columns':
      return 'Needs at least one column with matches.';
    case 'parts_out_of_order':
      return 'Must be UB, LB, GF, in that order.';
    case 'bad_part_identifier':
      return 'Must be 1 to 12 letters and digits.';
    case 'part_twice':
      return `Another part is called ${fault.identifier} already.`;
    case 'wrong_column_count':
      return `Must be ${fault.columns}, the number of columns.`;
    case 'wrong_match_count':
      return `Holds ${fault.listed} matches where matchCount says ${fault.matchCount}.`;
    case 'wrong_part':
      return `Must be ${fault.part}, its own part.`;
    case 'wrong_position':
      return `Must be ${fault.position}, its own position.`;
    case 'bad_series_length':
      return 'Must be 1, 3, 5 or 7.';
    case 'match_id_twice':
      return `Another match is called ${fault.id} already.`;
    case 'leads_out_of_qualifier':
      return 'Leads out of a qualifier column, in which nobody plays.';
    case 'leads_nowhere':
      return `Leads to ${match(fault.match)}, a match that does not exist.`;
    case 'slot_fed_twice':
      return `Leads into the slot ${slot(fault.slot)}, which ${match(fault.feeder)} feeds already.`;
    case 'slot_never_filled':
      return `Waits for a team that never comes: no match leads into ${slot(fault.slot)}.`;
    case 'leads_back':
      return `Leads back to ${match(fault.match)}, which comes before it.`;
    case 'locked_between':
      return `${match(fault.match)} is locked between matches that are picked.`;
    case 'unknown_reference':
      return `Names a ${fault.to} that the bracket does not have.`;
    case 'reference_twice':
      return `Names the same ${fault.to} twice.`;
    case 'too_many_scoring_groups':
      return `Is the column of ${fault.count} scoring groups; at most ${fault.most} fit.`;
    case 'reset_without_final':
      return 'A bracket reset needs a grand final (part GF).';
    case 'reset_of_qualifier':
      return 'A bracket reset needs a grand final that is played; GF ends in a qualifier column.';
    case 'reset_of_several_matches':
      return `A bracket reset repeats one match; the last column of GF has ${fault.matches}.`;
    case 'reset_leads_on':
      return `A bracket reset is the end; ${match(fault.match)} leads to another match.`;
    case 'reset_without_feeders':
      return `A bracket reset needs two teams that come from other matches into ${match(fault.match)}.`;
    case 'too_many_matches':
      return `Has ${fault.count} matches; at most ${fault.most} fit.`;
    case 'too_many_openings':
      return `${fault.count} teams start in it; at most ${fault.most} fit.`;
  }
}
