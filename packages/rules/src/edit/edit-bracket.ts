import { defaultScoringGroups } from '../bracket/default-scoring.ts';
import type { EventFormat } from '../model/format.ts';
import type { BracketEditor } from './bracket-edit.ts';
import { addsReset } from './bracket-names.ts';
import { type Changed, changed, mapped, refused, replacedAt } from './changed.ts';
import { changeColumn, setColumnCount, setMatchCount } from './column-edits.ts';
import { hasDefaultPaths, hasDefaultScoring, withDefaultPaths } from './default-paths.ts';
import type { BracketEditKind, FormatEdit } from './format-edit.ts';
import { padMatch, setLoserPath, setWinnerPath } from './link-edits.ts';
import { addPart, removePart, renamePart, setFreeform } from './part-edits.ts';
import { addPlaceMatch } from './place-match.ts';
import {
  addScoringGroup,
  changeScoringGroup,
  removeScoringGroup,
  setGroupColumns,
} from './scoring-group-edits.ts';
import { addView, removeView, renameView, setViewMatches } from './view-edits.ts';
import { withoutGone } from './without-gone.ts';

type BracketEditors = { readonly [K in BracketEditKind]: BracketEditor<K> };

const BRACKET_EDITORS: BracketEditors = {
  setBracket: (_, { bracket }) => changed(bracket),
  setFreeform,
  setColumnCount: withFollowers(setColumnCount),
  setMatchCount: withFollowers(setMatchCount),
  changeColumn: withFollowers(changeColumn),
  setLoserPath,
  setWinnerPath,
  padMatch,
  addPlaceMatch,
  addPart,
  renamePart,
  removePart,
  addView,
  renameView,
  removeView,
  setViewMatches,
  addScoringGroup,
  changeScoringGroup,
  removeScoringGroup,
  setGroupColumns,
};

export const isBracketEdit = (edit: FormatEdit): edit is FormatEdit<BracketEditKind> =>
  Object.hasOwn(BRACKET_EDITORS, edit.kind);

export function editBracket<K extends BracketEditKind>(
  format: EventFormat,
  edit: FormatEdit<K>,
): Changed<EventFormat> {
  const stage = format.stages[edit.stage];
  if (!stage) return refused({ code: 'not_there', what: 'stage' });
  if (!stage.bracket) return refused({ code: 'not_there', what: 'bracket' });
  const hasReset = addsReset(stage);
  const before = { bracket: stage.bracket, hasReset };
  const next = BRACKET_EDITORS[edit.kind](stage.bracket, edit, stage);
  return mapped(next, (bracket) => ({
    ...format,
    stages: replacedAt(format.stages, edit.stage, {
      ...stage,
      bracket: withoutGone(before, { bracket, hasReset }),
    }),
  }));
}

/**
 * Loser paths and scoring groups of a standard bracket follow its columns while they are the defaults.
 * Choices of the user stay.
 */
function withFollowers<K extends BracketEditKind>(editor: BracketEditor<K>): BracketEditor<K> {
  return (before, edit, stage) =>
    mapped(editor(before, edit, stage), (after) => {
      if (after.freeform) return after;
      const parts = hasDefaultPaths(before.parts) ? withDefaultPaths(after.parts) : after.parts;
      const scoringGroups = hasDefaultScoring(before)
        ? defaultScoringGroups(parts)
        : after.scoringGroups;
      return { ...after, parts, scoringGroups };
    });
}
