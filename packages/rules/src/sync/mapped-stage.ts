import { compileBracket } from '../bracket/compile-bracket.ts';
import { matchKey } from '../bracket/graph.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { teamIn } from '../bracket/slot-flow.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { BracketStage } from '../model/format.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { alignBracket } from '../wiki/align.ts';
import { recordsNamed } from '../wiki/group-key.ts';
import type { Occupants } from '../wiki/lay-bracket.ts';
import { type MappedSubstage, mappedTo, type StageMapping } from '../wiki/mapping.ts';
import { type GroupRecords, placesOf, type WikiGroup } from '../wiki/wiki-group.ts';
import type { SaidBye, SaidMatch, SaidTable, StageSync } from './said.ts';

/** The wiki's records of a stage, by its mapping. */
export interface MappedStage {
  readonly said: readonly SaidMatch[];
  readonly tables: readonly SaidTable[];
  readonly byes: readonly SaidBye[];
  /** The number of teams in each group or Swiss stage, as far as the wiki gives it. */
  readonly places: readonly { readonly eventSubstageId: number; readonly places: number }[];
  /** Keys of groups that the wiki does not have any more, or that do not fit any more. */
  readonly gone: readonly { readonly eventSubstageId: number; readonly key: string }[];
}

/** The wiki's records, and the event's teams for its teams. */
interface Records {
  readonly groups: readonly GroupRecords[];
  readonly teamIdOf: StageSync['teamIdOf'];
}

/** Finds the records of a stage, and where in its brackets they stand. */
export function mappedStage(
  stage: EventStage,
  mapping: StageMapping,
  records: Records,
): MappedStage {
  const parts = stage.substages.map((substage, substageIndex) => {
    const mapped = mappedTo(mapping, { stageIndex: stage.stageIndex, substageIndex });
    return mapped ? mappedSubstage(stage, substage, mapped, records) : NOTHING;
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
  substage: EventSubstage,
  { matchKeys, standingsKey }: MappedSubstage,
  { groups, teamIdOf }: Records,
): MappedStage {
  const { eventSubstageId } = substage;
  const found = matchKeys.map((key) => ({ key, group: recordsNamed(groups, key) }));
  const missing = found.flatMap(({ key, group }) => (group ? [] : [key]));
  const own = found.flatMap(({ group }) => group ?? []);
  const standings = standingsKey === null ? null : standingsNamed(groups, standingsKey, own);
  if (standingsKey !== null && standings === null) missing.push(standingsKey);
  const laid = askFormat(SAID, stage.format, substage, { groups: own, teamIdOf });
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

/**
 * Tables are named by their position, which changes when the page gets another one before them: the one that
 * counts the matches that are followed is meant.
 */
function standingsNamed(
  groups: readonly GroupRecords[],
  key: string,
  own: readonly GroupRecords[],
): GroupRecords | null {
  const named = recordsNamed(groups, key);
  const countsOwn = ({ group }: GroupRecords): boolean =>
    own.some((followed) => group.counts.includes(followed.group.key));
  if (named && countsOwn(named)) return named;
  const [counting, ...others] = groups.filter(countsOwn);
  if (!counting || others.length > 0) return named;
  // A table of which nobody knows what it counts may be the one.
  const mayBeMeant = named?.group.counts.length === 0 && counting.table === null;
  return mayBeMeant ? named : counting;
}

type Said = Pick<MappedStage, 'said' | 'byes'> | null;

/** Null = the groups are no bracket of this shape any more. */
const SAID: ByFormat<Said, [EventSubstage, Records]> = {
  swiss: (_, { eventSubstageId }, { groups }) => listed(eventSubstageId, groups),
  groups: (_, { eventSubstageId }, { groups }) => listed(eventSubstageId, groups),
  orders: (_, { eventSubstageId }, { groups }) => listed(eventSubstageId, groups),
  fixtures: (_, { eventSubstageId }, { groups }) => listed(eventSubstageId, groups),
  brackets: (format, substage, { groups, teamIdOf }) => {
    if (groups.length === 0) return { said: [], byes: [] };
    const { eventSubstageId } = substage;
    const aligned = alignBracket(
      format,
      groups.map(({ group }): WikiGroup => group),
      { teamsAt: standingIn(format, substage), teamIdOf },
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

/**
 * The official teams in the matches of a bracket. A draw that people have picked in stays as it is.
 */
function standingIn(format: BracketStage, substage: EventSubstage): Occupants['teamsAt'] {
  const { matches } = officialBracket(compileBracket(format), substage);
  const teams = new Map(
    matches.map(({ node, top, bottom }) => [node.key, [teamIn(top), teamIn(bottom)]]),
  );
  return (key) => teams.get(key) ?? [];
}

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
