import { MAX_GROUPS_OF_COLUMN } from '../format/check-references.ts';
import { MAX_POINTS } from '../format/read-value.ts';
import type { Bracket, ScoringGroup } from '../model/format.ts';
import { DEFAULT_POINTS } from '../model/format-defaults.ts';
import type { BracketEditor } from './bracket-edit.ts';
import { addsReset, columnKey, namesOf } from './bracket-names.ts';
import { type Changed, changed, refused, replacedAt, withoutAt } from './changed.ts';
import { isWhole } from './column-edits.ts';

/** A new group pays for the teams that reach its columns; it has none yet. */
export const addScoringGroup: BracketEditor<'addScoringGroup'> = (bracket, { name }) => {
  if (name.trim() === '') return refused({ code: 'empty' });
  const group: ScoringGroup = {
    name,
    columns: [],
    scoreParticipants: true,
    scoreWinnersOnly: false,
    pointsPerCorrectParticipant: DEFAULT_POINTS,
    scorePlacement: false,
    pointsPerCorrectPlacement: DEFAULT_POINTS,
  };
  return changed({ ...bracket, scoringGroups: [...bracket.scoringGroups, group] });
};

export const changeScoringGroup: BracketEditor<'changeScoringGroup'> = (bracket, { group, to }) => {
  if (to.name !== undefined && to.name.trim() === '') return refused({ code: 'empty' });
  const points = [to.pointsPerCorrectParticipant, to.pointsPerCorrectPlacement];
  if (!points.every((value = 0) => isWhole(value, 0, MAX_POINTS))) {
    return refused({ code: 'not_in_range', least: 0, most: MAX_POINTS });
  }
  return changeGroup(bracket, group, (own) => ({ ...own, ...to }));
};

export const removeScoringGroup: BracketEditor<'removeScoringGroup'> = (bracket, { group }) =>
  bracket.scoringGroups[group]
    ? changed({ ...bracket, scoringGroups: withoutAt(bracket.scoringGroups, group) })
    : refused({ code: 'not_there', what: 'scoring_group' });

/** In the order given, each column once. */
export const setGroupColumns: BracketEditor<'setGroupColumns'> = (bracket, edit, stage) => {
  const known = namesOf({ bracket, hasReset: addsReset(stage) }).columns;
  const byKey = new Map(edit.columns.map((column) => [columnKey(column), column]));
  if (![...byKey.keys()].every((key) => known.has(key))) {
    return refused({ code: 'not_there', what: 'column' });
  }
  const others = withoutAt(bracket.scoringGroups, edit.group).flatMap(({ columns }) => columns);
  const most = MAX_GROUPS_OF_COLUMN;
  for (const key of byKey.keys()) {
    const count = 1 + others.filter((column) => columnKey(column) === key).length;
    if (count > most) return refused({ code: 'too_many_scoring_groups', count, most });
  }
  const columns = [...byKey.values()].map(({ part, col }) => ({ part, col }));
  return changeGroup(bracket, edit.group, (own) => ({ ...own, columns }));
};

function changeGroup(
  bracket: Bracket,
  at: number,
  change: (group: ScoringGroup) => ScoringGroup,
): Changed<Bracket> {
  const group = bracket.scoringGroups[at];
  if (!group) return refused({ code: 'not_there', what: 'scoring_group' });
  const scoringGroups = replacedAt(bracket.scoringGroups, at, change(group));
  return changed({ ...bracket, scoringGroups });
}
