import { defaultScoringGroups } from '../bracket/default-scoring.ts';
import { MAX_FREEFORM_PARTS, MAX_IDENTIFIER, withMissingParts } from '../format/parse-bracket.ts';
import type { Bracket, BracketPart } from '../model/format.ts';
import { COLUMN_DEFAULTS, PART_NAMES } from '../model/format-defaults.ts';
import { type BracketEditor, changePart } from './bracket-edit.ts';
import { changed, refused } from './changed.ts';
import { hasDefaultScoring } from './default-paths.ts';
import { newBracketOf } from './new-brackets.ts';
import { newMatch, nextIds } from './new-matches.ts';
import { isStandardPart } from './standard-columns.ts';

/**
 * The other kind of drawing; what was drawn freely is gone either way [rule: builder-15]. Standard
 * parts are as they were left, and begin by themselves where there were none. Scoring groups that
 * nobody chose go with the columns that they are of, and come with them.
 */
export const setFreeform: BracketEditor<'setFreeform'> = (bracket, { freeform }, stage) => {
  if (freeform === bracket.freeform) return changed(bracket);
  if (freeform) {
    const scoringGroups = hasDefaultScoring(bracket) ? [] : bracket.scoringGroups;
    return changed({ ...bracket, freeform, freeformParts: [], scoringGroups });
  }
  const isNew = bracket.parts.every(({ columns }) => columns.length === 0);
  const parts = isNew ? newBracketOf(stage).parts : withMissingParts(bracket.parts);
  const scoringGroups =
    bracket.scoringGroups.length === 0 ? defaultScoringGroups(parts) : bracket.scoringGroups;
  return changed({ ...bracket, freeform, freeformParts: [], parts, scoringGroups });
};

/** A new part has one column of one match [rule: formats-22]. */
export const addPart: BracketEditor<'addPart'> = (bracket, { name }) => {
  const refusal = refusalOf(bracket, name);
  if (refusal) return refusal;
  const { freeformParts } = bracket;
  if (freeformParts.length >= MAX_FREEFORM_PARTS) {
    return refused({ code: 'too_many', what: 'parts', most: MAX_FREEFORM_PARTS });
  }
  const identifier = identifierOf(name, freeformParts);
  const match = newMatch({ part: identifier, col: 0, colIndex: 0 }, nextIds(bracket).next().value);
  const column = { ...COLUMN_DEFAULTS, index: 0, matchCount: 1, matches: [match] };
  const part = { identifier, name, columnCount: 1, columns: [column] };
  return changed({ ...bracket, freeformParts: [...freeformParts, part] });
};

/** A part that nothing refers to yet is called by its new name in links as well. */
export const renamePart: BracketEditor<'renamePart'> = (bracket, { part, name }) =>
  refusalOf(bracket, name) ??
  changePart(bracket, part, (own) => {
    const others = bracket.freeformParts.filter((other) => other !== own);
    const isFixed = isStandardPart(part) || isReferredTo(bracket, part);
    const identifier = isFixed ? part : identifierOf(name, others);
    return changed(identifier === part ? { ...own, name } : called({ ...own, name }, identifier));
  });

/** Whether a way leads from or to a match of the part, or a view or scoring group names it. */
const isReferredTo = ({ freeformParts, views, scoringGroups }: Bracket, part: string): boolean =>
  freeformParts.some(({ identifier, columns }) =>
    columns.some(({ matches }) =>
      matches.some(({ winnerPath, loserPath }) =>
        [winnerPath, loserPath].some((to) => to && (identifier === part || to.part === part)),
      ),
    ),
  ) ||
  [
    ...views.flatMap(({ matches }) => matches),
    ...scoringGroups.flatMap(({ columns }) => columns),
  ].some((named) => named.part === part);

const called = (part: BracketPart, identifier: string): BracketPart => ({
  ...part,
  identifier,
  columns: part.columns.map((column) => ({
    ...column,
    matches: column.matches.map((match) => ({ ...match, part: identifier })),
  })),
});

export const removePart: BracketEditor<'removePart'> = (bracket, { part }) => {
  if (!bracket.freeform) return refused({ code: 'only_freeform' });
  const left = bracket.freeformParts.filter(({ identifier }) => identifier !== part);
  return left.length < bracket.freeformParts.length
    ? changed({ ...bracket, freeformParts: left })
    : refused({ code: 'not_there', what: 'part' });
};

function refusalOf({ freeform }: Bracket, name: string) {
  if (!freeform) return refused({ code: 'only_freeform' });
  return name.trim() === '' ? refused({ code: 'empty' }) : null;
}

/**
 * The identifier of a part in links: letters and digits of its name, unique in its bracket. A part
 * with a standard name gets the standard identifier, so that a drawn grand final can be reset.
 */
function identifierOf(name: string, parts: readonly BracketPart[]): string {
  const standard = Object.entries(PART_NAMES).find(([, known]) => known === name.trim())?.[0];
  const own = standard ?? (name.replace(/[^A-Za-z0-9]/g, '') || 'Part');
  const taken = new Set(parts.map(({ identifier }) => identifier));
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `${number}`;
    const identifier = `${own.slice(0, MAX_IDENTIFIER - suffix.length)}${suffix}`;
    if (!taken.has(identifier)) return identifier;
  }
}
