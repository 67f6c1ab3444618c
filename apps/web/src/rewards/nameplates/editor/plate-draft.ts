import type { Nameplate } from '@callshot/contract';
import { decimal } from '../../../platform/core/decimal.ts';
import type { Difference } from '../../../platform/editing/conflict-dialog.tsx';
import { type DraftStore, draftStore } from '../../../platform/editing/draft-store.ts';
import type { EditingOf, Saved } from '../../../platform/editing/use-editing.ts';
import { m } from '../words/messages.js';

/** The fields of a nameplate that its author writes. */
export interface PlateDraft {
  readonly name: string;
  readonly description: string;
  readonly style: string;
  readonly namePlateTypeId: number;
}

export const PERSONAL = 7;
export const MOST_OWN = 10;
export const MOST_NAME = 40;
export const MOST_DESCRIPTION = 120;

/** The style of a new plate: an example of everything that authors usually want. */
export const STARTER = `.{id} {
  border: 1px solid #FF9A5A;
  background: linear-gradient(100deg, #2A0F3A, #6A1E4E 60%, #D8542F);
  color: #FFF1E3;
}
.{id}:hover {
  border-color: #FFD9A8;
}
.{id}::after {
  content: "";
  position: absolute;
  right: 14px;
  top: 5px;
  width: 22px;
  height: 22px;
  border: 3px solid #FFD9A8;
  border-right-color: transparent;
  border-radius: 50%;
  animation: turn 4s linear infinite;
}
@keyframes turn {
  to { transform: rotate(360deg); }
}
`;

export const newDraft = (namePlateTypeId: number): PlateDraft => ({
  name: '',
  description: '',
  style: STARTER,
  namePlateTypeId,
});

export const draftOf = ({ name, description, style, namePlateTypeId }: Nameplate): PlateDraft => ({
  name,
  description,
  style,
  namePlateTypeId,
});

export const isSameDraft = (one: PlateDraft, other: PlateDraft): boolean =>
  one.name === other.name &&
  one.description === other.description &&
  one.style === other.style &&
  one.namePlateTypeId === other.namePlateTypeId;

/** As the compiler counts it. */
export const kilobytesOf = (style: string): string =>
  decimal(new TextEncoder().encode(style).length / 1024);

/** A plate as it is saved, ready to be edited. */
export const savedOf = (plate: Nameplate): Saved<PlateDraft> => ({
  id: plate.id,
  modified: String(plate.version),
  state: draftOf(plate),
});

const storeOf = (name: string): DraftStore<PlateDraft> =>
  draftStore<PlateDraft>({
    name,
    version: 1,
    read: (part) => {
      const [name, description, style] = [part('name'), part('description'), part('style')];
      const namePlateTypeId = part('namePlateTypeId');
      return typeof name === 'string' &&
        typeof description === 'string' &&
        typeof style === 'string' &&
        typeof namePlateTypeId === 'number'
        ? { name, description, style, namePlateTypeId }
        : null;
    },
  });

const editingOf = (drafts: DraftStore<PlateDraft>): EditingOf<PlateDraft> => ({
  drafts,
  isBlank: (draft) => isSameDraft(draft, newDraft(draft.namePlateTypeId)),
  isEqual: isSameDraft,
});

/** Two desks make plates of different types: neither goes on with a new plate of the other. */
export const ofOwnPlates = editingOf(storeOf('plate-draft'));
export const ofAllPlates = editingOf(storeOf('staff-plate-draft'));

/** The fields that two copies of a plate say differently. */
export function plateDifferences(
  mine: PlateDraft,
  theirs: PlateDraft,
  typeOf: (id: number) => string,
): readonly Difference[] {
  const told: readonly Difference[] = [
    { what: m.name(), mine: mine.name, theirs: theirs.name },
    {
      what: m.type(),
      mine: typeOf(mine.namePlateTypeId),
      theirs: typeOf(theirs.namePlateTypeId),
    },
    { what: m.description(), mine: mine.description, theirs: theirs.description },
    ...styleDifferences(mine.style.split('\n'), theirs.style.split('\n')),
  ];
  return told.filter((one) => one.mine !== one.theirs);
}

/** Line by line, after the lines with which both begin and before those with which both end. */
function styleDifferences(mine: readonly string[], theirs: readonly string[]): Difference[] {
  const shorter = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < shorter && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < shorter - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const count = Math.max(mine.length, theirs.length) - end - start;
  const lineOf = (lines: readonly string[], at: number): string | null =>
    at < lines.length - end ? (lines[at] ?? null) : null;
  return Array.from({ length: count }, (_, at) => ({
    what: m.styleLine({ line: start + at + 1 }),
    mine: lineOf(mine, start + at),
    theirs: lineOf(theirs, start + at),
  }));
}
