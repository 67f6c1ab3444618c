import { compileBracket } from '../bracket/compile-bracket.ts';
import { waysOut } from '../bracket/ways-out.ts';
import { groupAdvancingCount } from '../group/group-picks.ts';
import {
  BEST_OF_NEXT,
  type EventFormat,
  type FormatStage,
  isFrom,
  type StageEntry,
  substageCountOf,
  substageTitle,
} from '../model/format.ts';
import { AS_DRAWN } from './bracket-naming.ts';
import { m } from './messages.ts';
import { m as ofNext } from './next-place/messages.ts';
import { ownNameWords } from './own-name-words.ts';

/** The titles of an event's substages, by stage; without them the format's own count. */
export type SubstageTitles = readonly (readonly string[])[];

/** The source of a place's team: 'Place 1, Group A', 'Winner of Upper Final', 'Invited' [rule: formats-43]. */
export function entryWords(
  { stages }: EventFormat,
  entry: StageEntry,
  titles: SubstageTitles = [],
): string {
  if (entry === null) return m.nobodyNamed();
  if (!isFrom(entry)) return m.invited();
  const source = stages[entry.stage];
  if (!source) return m.nobodyNamed();
  if (entry.group === BEST_OF_NEXT) {
    const sure = source.groupStageDetails ? groupAdvancingCount(source.groupStageDetails) : 0;
    return ofNext.bestOfNext({ rank: entry.place, place: sure + 1 });
  }
  const of = titles[entry.stage]?.[entry.group] || substageTitle(source, entry.group);
  if (source.bracket === null) return m.placeOf({ place: entry.place, of });
  const way = wayWords(source, entry.place);
  if (way === null) return m.placeOf({ place: entry.place, of });
  return substageCountOf(source) > 1 ? m.wayOutOf({ way, of }) : way;
}

/** The short form: 'A1' of lettered groups, else the words. */
export function shortEntryWords(format: EventFormat, entry: StageEntry): string {
  const source = isFrom(entry) ? format.stages[entry.stage] : undefined;
  if (!isFrom(entry) || !source) return entryWords(format, entry);
  const isLettered = source.bracket === null && substageCountOf(source) > 1 && entry.group < 26;
  return isLettered
    ? `${String.fromCharCode('A'.charCodeAt(0) + entry.group)}${entry.place}`
    : entryWords(format, entry);
}

/** A drawing that cannot be followed to its end has no ways out yet. */
function wayWords(source: FormatStage, place: number): string | null {
  try {
    const graph = compileBracket(source);
    const way = waysOut(graph)[place - 1];
    if (!way) return null;
    const { part, col, key } = way.node;
    const column = graph.parts.find(({ identifier }) => identifier === part)?.columns[col];
    const isAlone = column?.matches.filter((at) => !graph.matches[at]?.isReset).length === 1;
    const match = column && isAlone ? ownNameWords(column.header) : AS_DRAWN.match(key);
    return m.wayOut({ as: way.as, match });
  } catch {
    return null;
  }
}
