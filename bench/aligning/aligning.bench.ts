import { readFolder, recordedFolder } from '@callshot/fake-wiki';
import { readStages } from '../../apps/server/src/desk/liquipedia/reading/read-stages.ts';
import { draftedSubstage } from '../../packages/rules/fixtures/drafted-substage.ts';
import type { EventStage, PickSet, WikiDetails } from '../../packages/rules/src/index.ts';
import { slotOfMatch } from '../../packages/rules/src/model/slots.ts';
import { proposalsOf } from '../../packages/rules/src/sync/proposals.ts';
import type { SaidMatch, StageSync } from '../../packages/rules/src/sync/said.ts';
import { alignBracket } from '../../packages/rules/src/wiki/align.ts';
import { draftEvent } from '../../packages/rules/src/wiki/draft-event.ts';
import { recordsNamed } from '../../packages/rules/src/wiki/group-key.ts';
import { groupsOf, readGroups } from '../../packages/rules/src/wiki/groups.ts';
import type { StageMapping } from '../../packages/rules/src/wiki/mapping.ts';
import { suggestMapping } from '../../packages/rules/src/wiki/suggest.ts';
import type { GroupRecords } from '../../packages/rules/src/wiki/wiki-group.ts';
import { majorFormat } from '../../seed/src/formats/formats.ts';
import { type BenchRow, measure } from '../bench-row.ts';

const RUNS = 40;
const MOST_MS = 20;
const { format } = majorFormat;

/** A Major of 32 teams from the wiki's records, all maps played: mapped, and made official. */
export async function run(): Promise<readonly BenchRow[]> {
  const details = await recordedMajor();
  const mapping = suggestMapping(format, groupsOf(details));
  const stages = stagesOf(details, mapping);
  const official = propose(details, mapping, stages);
  const results = official.flatMap(({ matchPicks, groupStagePicks }) => [
    ...matchPicks.filter(({ winnerTeamId }) => winnerTeamId !== null),
    ...groupStagePicks,
  ]);
  if (results.length < 7 + 3 * 16) throw new Error(`Only ${results.length} results of the Major`);
  const row = (bench: string, work: () => void): BenchRow => ({
    bench,
    ours: measure(RUNS, work),
    oursUnit: 'ms',
    most: MOST_MS,
  });
  return [
    row('a Major of the wiki mapped: groups, suggestion, check, draft', () => {
      draftEvent(details, format, suggestMapping(format, groupsOf(details)));
    }),
    row('a Major of the wiki aligned and proposed, every result of it new', () => {
      propose(details, mapping, stages);
    }),
  ];
}

async function recordedMajor(): Promise<WikiDetails> {
  const recording = readFolder(recordedFolder()).find(({ tables }) => tables.match.length > 100);
  if (!recording) throw new Error('No Major is recorded');
  const { match, standingstable, standingsentry, placement } = recording.tables;
  const read = await readStages({
    matches: match,
    tables: standingstable,
    entries: standingsentry,
    placements: placement,
  });
  return { ...read, tournament: TOURNAMENT };
}

const TOURNAMENT: WikiDetails['tournament'] = {
  pageId: 1,
  pageName: 'Major',
  title: 'Major',
  start: '2025-06-03',
  end: '2025-06-22',
  bannerUrl: null,
  wikiLink: '',
  tier: 1,
  tierType: '',
  status: '',
  teamCount: 32,
};

const idsOf = ({ teams }: WikiDetails): ReadonlyMap<string, number> =>
  new Map(teams.map(({ key }, at) => [key, at + 1]));

function stagesOf(details: WikiDetails, mapping: StageMapping): EventStage[] {
  const draft = draftEvent(details, format, mapping);
  if (!draft.ok) throw new Error(JSON.stringify(draft.problems));
  const ids = idsOf(details);
  const needs = { idOf: (key: string) => ids.get(key) ?? 0, instantOf: () => new Date(0) };
  return format.stages.map((stage, stageIndex): EventStage => {
    const eventStageId = stageIndex + 1;
    const substages = (draft.value.stages[stageIndex]?.substages ?? []).map((own, at) => {
      const eventSubstageId = 10 * eventStageId + at;
      const { openings, ...substage } = draftedSubstage(own, needs);
      const officialMatches = openings.map((row) => ({ ...row, eventStageId, eventSubstageId }));
      return { ...substage, eventSubstageId, officialMatches };
    });
    return { eventStageId, stageIndex, format: stage, substages };
  });
}

/** Every stage from nothing: its matches found, its bracket aligned, its results proposed. */
function propose(
  details: WikiDetails,
  mapping: StageMapping,
  stages: readonly EventStage[],
): PickSet[] {
  const ids = idsOf(details);
  const groups = readGroups(details);
  return stages.map((stage) => {
    const mapped = mapping.find(({ stageIndex }) => stageIndex === stage.stageIndex);
    const records = (mapped?.matchKeys ?? []).flatMap((key) => recordsNamed(groups, key) ?? []);
    const table = mapped?.standingsKey && recordsNamed(groups, mapped.standingsKey)?.table;
    const eventSubstageId = stage.substages[0]?.eventSubstageId ?? 0;
    const sync: StageSync = {
      stage,
      official: {
        groupStagePicks: [],
        matchPicks: stage.substages.flatMap(({ officialMatches }) => officialMatches),
      },
      said: saidOf(stage, eventSubstageId, records),
      byes: [],
      tables: table ? [{ eventSubstageId, table }] : [],
      teamIdOf: (key) => ids.get(key) ?? null,
      held: new Set(),
      arriving: [],
      placeless: new Set(),
      isFed: true,
      applied: new Set(),
      now: '2025-07-01T00:00:00.000Z',
    };
    return proposalsOf(sync).official;
  });
}

function saidOf(
  { format: stage }: EventStage,
  eventSubstageId: number,
  records: readonly GroupRecords[],
): SaidMatch[] {
  const groups = records.map(({ group }) => group);
  const aligned = stage.bracket === null ? null : alignBracket(stage, groups);
  return records.flatMap(({ matches }) =>
    matches.map((match): SaidMatch => {
      const at = aligned?.ok ? aligned.value.places.get(match.matchId) : undefined;
      const place = at
        ? slotOfMatch({
            bracketPart: at.part,
            bracketCol: at.col,
            bracketColIndex: at.colIndex,
          })
        : null;
      return { eventSubstageId, match, place, isSwapped: at?.isSwapped ?? false };
    }),
  );
}
