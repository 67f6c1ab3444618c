import { kindOf } from '../model/stage-kind.ts';
import { mappedStage } from '../sync/mapped-stage.ts';
import type { SaidMatch } from '../sync/said.ts';
import { readGroups } from '../wiki/groups.ts';
import type { WikiMatch } from '../wiki/records.ts';
import type { GroupRecords } from '../wiki/wiki-group.ts';
import { type PlacingDesk, whyNot } from './placing-desk.ts';
import type { LeftOut, LeftOutCode } from './told-result.ts';

interface Candidate {
  readonly stageIndex: number;
  readonly substageIndex: number;
  /** Teams of the group that play there. */
  readonly teams: number;
  readonly said: readonly SaidMatch[];
}

/**
 * The matches of brackets and lists whose places their shape and their teams tell. A group comes in where exactly one
 * group of the event has its shape and the most of its teams.
 */
export function fittedMatches(
  matches: readonly WikiMatch[],
  desk: PlacingDesk,
): { readonly said: readonly SaidMatch[]; readonly leftOut: readonly LeftOut[] } {
  const groups = readGroups({ matches, tables: [] }).filter(({ group }) => group.kind === 'match');
  const leftOut: LeftOut[] = [];
  const taken = new Set<string>();
  const said = groups.flatMap((records) => {
    const found = placeOf(records, groups, desk, taken);
    if (typeof found !== 'string') {
      taken.add(`${found.stageIndex} ${found.substageIndex}`);
      return found.said.filter(({ match }) => !isPreview.test(match.matchId));
    }
    leftOut.push({ what: records.group.title, code: found });
    return [];
  });
  return { said, leftOut };
}

/** A set of start.gg that has not begun: it tells the shape, and gets another id. */
const isPreview = /^startgg:preview_/;

function placeOf(
  records: GroupRecords,
  groups: readonly GroupRecords[],
  desk: PlacingDesk,
  taken: ReadonlySet<string>,
): Candidate | LeftOutCode {
  const refused = new Set<LeftOutCode>();
  const fitting = desk.stages.flatMap(({ stage }): Candidate[] => {
    const { stageIndex, format, substages, eventStageId } = stage;
    if (desk.onlyStageId !== null && desk.onlyStageId !== eventStageId) return [];
    const isBracket = kindOf(format) === 'brackets';
    if (isBracket !== (records.group.shape === 'bracket')) return [];
    return substages.flatMap(({ eventSubstageId, teamIds }, substageIndex): Candidate[] => {
      const at = { stageIndex, substageIndex };
      const mapping = [{ ...at, matchKeys: [records.group.key], standingsKey: null }];
      const { said, gone } = mappedStage(stage, mapping, { groups, teamIdOf: desk.teamIdOf });
      if (gone.length > 0 || said.length === 0) return [];
      const code = whyNot(desk, eventSubstageId);
      if (code) refused.add(code);
      if (code || taken.has(`${stageIndex} ${substageIndex}`)) return [];
      const ids = records.group.teams.map((key) => desk.teamIdOf(key));
      const teams = ids.filter((id) => id !== null && teamIds.includes(id)).length;
      return [{ ...at, teams, said }];
    });
  });
  const most = Math.max(0, ...fitting.map(({ teams }) => teams));
  const [best, ...others] = fitting.filter(({ teams }) => teams === most);
  if (best && others.length === 0) return best;
  const [code = 'no_place_found'] = best ? [] : refused;
  return code;
}
