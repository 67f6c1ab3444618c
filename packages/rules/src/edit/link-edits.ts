import { MAX_PADDING } from '../format/parse-column.ts';
import type { Bracket, MatchSlot } from '../model/format.ts';
import { type BracketEditor, changeMatch } from './bracket-edit.ts';
import { type PathOf, pathFault, withPath } from './can-lead.ts';
import { type Changed, refused } from './changed.ts';
import { isWhole } from './column-edits.ts';
import type { MatchPlace } from './format-edit.ts';

export const setLoserPath: BracketEditor<'setLoserPath'> = (bracket, { match, to }) =>
  lead(bracket, match, to, 'loser');

export const setWinnerPath: BracketEditor<'setWinnerPath'> = (bracket, { match, to }) =>
  bracket.freeform ? lead(bracket, match, to, 'winner') : refused({ code: 'only_freeform' });

/** Circles, two paths into one slot and a path into the own match are refused [rule: formats-23]. */
function lead(
  bracket: Bracket,
  match: MatchPlace,
  to: MatchSlot | null,
  as: PathOf,
): Changed<Bracket> {
  const fault = to && pathFault(bracket, match, to, as);
  return fault ? refused(fault) : withPath(bracket, match, to, as);
}

export const padMatch: BracketEditor<'padMatch'> = (bracket, { match, paddingTop }) => {
  if (!bracket.freeform) return refused({ code: 'only_freeform' });
  if (!isWhole(paddingTop, 0, MAX_PADDING)) {
    return refused({ code: 'not_in_range', least: 0, most: MAX_PADDING });
  }
  return changeMatch(bracket, match, (own) => ({ ...own, paddingTop }));
};
