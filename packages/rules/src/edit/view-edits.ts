import { matchKey } from '../bracket/graph.ts';
import type { Bracket, BracketView } from '../model/format.ts';
import type { BracketEditor } from './bracket-edit.ts';
import { addsReset, namesOf } from './bracket-names.ts';
import { type Changed, changed, refused, replacedAt, withoutAt } from './changed.ts';

export const addView: BracketEditor<'addView'> = (bracket, { name }) =>
  name.trim() === ''
    ? refused({ code: 'empty' })
    : changed({ ...bracket, views: [...bracket.views, { name, matches: [] }] });

export const renameView: BracketEditor<'renameView'> = (bracket, { view, name }) =>
  name.trim() === ''
    ? refused({ code: 'empty' })
    : changeView(bracket, view, (own) => ({ ...own, name }));

export const removeView: BracketEditor<'removeView'> = (bracket, { view }) =>
  bracket.views[view]
    ? changed({ ...bracket, views: withoutAt(bracket.views, view) })
    : refused({ code: 'not_there', what: 'view' });

/** In the order given, each match once. */
export const setViewMatches: BracketEditor<'setViewMatches'> = (bracket, edit, stage) => {
  const { matches: known } = namesOf({ bracket, hasReset: addsReset(stage) });
  const byKey = new Map(edit.matches.map((match) => [matchKey(match), match]));
  if (![...byKey.keys()].every((key) => known.has(key))) {
    return refused({ code: 'not_there', what: 'match' });
  }
  const matches = [...byKey.values()].map(({ part, col, colIndex }) => ({ part, col, colIndex }));
  return changeView(bracket, edit.view, (own) => ({ ...own, matches }));
};

function changeView(
  bracket: Bracket,
  at: number,
  change: (view: BracketView) => BracketView,
): Changed<Bracket> {
  const view = bracket.views[at];
  if (!view) return refused({ code: 'not_there', what: 'view' });
  return changed({ ...bracket, views: replacedAt(bracket.views, at, change(view)) });
}
