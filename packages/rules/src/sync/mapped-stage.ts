import { matchKey } from '../bracket/graph.ts';
import type { EventStage } from '../model/event-stage.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { alignBracket } from '../wiki/align.ts';
import { recordsNamed } from '../wiki/group-key.ts';
import { type MappedSubstage, mappedTo, type StageMapping } from '../wiki/mapping.ts';
import { type GroupRecords, placesOf, type WikiGroup } from '../wiki/wiki-group.ts';
import type { SaidBye, SaidMatch, SaidTable } from './said.ts';

/** What the wiki has of a stage by its mapping. */
export interface MappedStage {
  readonly said: readonly SaidMatch[];
  readonly tables: readonly SaidTable[];
  readonly byes: readonly SaidBye[];
  /** How many teams play in a group or Swiss stage, where the wiki says so. */
  readonly places: readonly { readonly eventSubstageId: number; readonly places: number }[];
  /** Keys of groups that the wiki does not have any more, or that do not fit any more. */
  readonly gone: readonly { readonly eventSubstageId: number; readonly key: string }[];
}

/** Finds the records of a stage, and where in its brackets they stand. */
export function mappedStage(
  stage: EventStage,
  mapping: StageMapping,
  groups: readonly GroupRecords[],
): MappedStage {
  const parts = stage.substages.map(({ eventSubstageId }, substageIndex) => {
    const mapped = mappedTo(mapping, { stageIndex: stage.stageIndex, substageIndex });
    return mapped ? mappedSubstage(stage, eventSubstageId, mapped, groups) : NOTHING;
  });
  return {
    said: parts.flatMap(({ said }) => said),
    tables: parts.flatMap(({ tables }) => tables),
    byes: parts.flatMap(({ byes }) => byes),
    places: parts.flatMap(({ places }) => places),
    gone: parts.flatMap(({ gone }) => gone),
  };
}

const NOTHING: MappedStage = { said: [], tables: [], byes: [], places: [], gone: [] };

function mappedSubstage(
  stage: EventStage,
  eventSubstageId: number,
  { matchKeys, standingsKey }: MappedSubstage,
  groups: readonly GroupRecords[],
): MappedStage {
  const found = matchKeys.map((key) => ({ key, group: recordsNamed(groups, key) }));
  const standings = standingsKey === null ? null : recordsNamed(groups, standingsKey);
  const missing = found.flatMap(({ key, group }) => (group ? [] : [key]));
  if (standingsKey !== null && standings === null) missing.push(standingsKey);
  const own = found.flatMap(({ group }) => group ?? []);
  const laid = askFormat(SAID, stage.format, eventSubstageId, own);
  const places = stage.format.bracket === null ? placesOf(standings ?? own[0]) : null;
  const misfits = laid === null ? matchKeys.filter((key) => !missing.includes(key)) : [];
  return {
    said: laid?.said ?? [],
    byes: laid?.byes ?? [],
    places: places === null ? [] : [{ eventSubstageId, places }],
    tables: standings?.table ? [{ eventSubstageId, table: standings.table }] : [],
    gone: [...missing, ...misfits].map((key) => ({ eventSubstageId, key })),
  };
}

type Said = Pick<MappedStage, 'said' | 'byes'> | null;

/** Null = the groups are no bracket of this shape any more. */
const SAID: ByFormat<Said, [eventSubstageId: number, groups: readonly GroupRecords[]]> = {
  swiss: (_, eventSubstageId, groups) => listed(eventSubstageId, groups),
  groups: (_, eventSubstageId, groups) => listed(eventSubstageId, groups),
  brackets: (format, eventSubstageId, groups) => {
    if (groups.length === 0) return { said: [], byes: [] };
    const aligned = alignBracket(
      format,
      groups.map(({ group }): WikiGroup => group),
    );
    if (!aligned.ok) return null;
    const { places, byes } = aligned.value;
    const said = groups.flatMap(({ matches }) =>
      matches.flatMap((match): SaidMatch[] => {
        const at = places.get(match.matchId);
        if (!at) return [];
        return [{ eventSubstageId, place: matchKey(at), isSwapped: at.isSwapped, match }];
      }),
    );
    const leftOut = byes.map(({ matchId, slot, ...at }): SaidBye => {
      return { eventSubstageId, place: matchKey(at), matchId, slot };
    });
    return { said, byes: [...leftOut, ...said.flatMap(listedBye)] };
  },
};

/** Nobody is opposite of a team, and the page says so. */
function listedBye({ eventSubstageId, place, match }: SaidMatch): SaidBye[] {
  const slot = match.opponents.findIndex(({ kind }) => kind === 'team');
  const isBye = slot >= 0 && match.opponents[1 - slot]?.kind === 'bye';
  if (!isBye || place === null) return [];
  return [{ eventSubstageId, place, matchId: match.matchId, slot: slot === 0 ? 0 : 1 }];
}

const listed = (
  eventSubstageId: number,
  groups: readonly GroupRecords[],
): Pick<MappedStage, 'said' | 'byes'> => ({
  said: groups.flatMap(({ matches }) =>
    matches.map((match) => ({ eventSubstageId, place: null, isSwapped: false, match })),
  ),
  byes: [],
});
