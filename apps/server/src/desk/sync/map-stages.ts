import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  isByHand,
  isElsewhereTable,
  type MappedStage,
  mappedStage,
  mappedTo,
  readGroups,
  recordsNamed,
  remembered,
  rememberedTables,
  type StageSync,
  sourceOf,
  type WikiMatch,
  type WikiTable,
} from '@callshot/rules';
import type { LoadedEvent, LoadedStage } from '../../play/events/loaded-event.ts';
import { type Known, recordsOf } from './stage-records.ts';
import type { EventWiki } from './sync.repository.ts';

/** The result of one look at the wiki, for one event. */
export interface Look {
  readonly matches: readonly WikiMatch[];
  /** None where they were not asked for. */
  readonly tables: readonly WikiTable[];
  readonly readAt: Date;
  /** Records of the whole tournament that cannot be read; absent = tables were not asked for. */
  readonly leftOut?: readonly string[];
}

export interface StageRecords extends MappedStage {
  readonly loaded: LoadedStage;
}

/** The records of every stage as they count after a look, found in turns of the event loop. */
export async function mapStages(
  event: LoadedEvent,
  { mapping }: Pick<EventWiki, 'mapping'>,
  look: Look,
  { teamIdOf, ...stored }: Known & Pick<StageSync, 'teamIdOf'>,
): Promise<StageRecords[]> {
  const { ofWiki: known, elsewhere } = bySource(stored);
  const matches = mergedMatches(look, known);
  const tables = rememberedTables(
    known.tables.map(({ record }) => record),
    look.tables,
  );
  const counting = readGroups({ matches, tables });
  await nextTurn();
  // Groups missing from the answer count as gone, although their earlier records stay.
  const answered = new Set(look.matches.map(({ groupId }) => groupId));
  const stages: StageRecords[] = [];
  for (const loaded of event.stages) {
    const mapped = mappedStage(loaded.stage, mapping, { groups: counting, teamIdOf });
    const missing = mappedKeys(loaded, mapping).filter(({ key }) => {
      const groups = recordsNamed(counting, key)?.matches.map(({ groupId }) => groupId) ?? [];
      return groups.length > 0 && !groups.some((groupId) => answered.has(groupId));
    });
    const others = recordsOf(elsewhere, loaded);
    const isOwn = byOthers(loaded, mapping);
    stages.push({
      ...mapped,
      said: [...mapped.said, ...others.said.filter(isOwn)],
      tables: [...mapped.tables, ...others.tables.filter(isOwn)],
      gone: [...mapped.gone, ...missing],
      loaded,
    });
    await nextTurn();
  }
  return stages;
}

/** Splits records by source: a look leaves those of others than the wiki alone. */
const bySource = ({ matches, tables }: Known): Record<'ofWiki' | 'elsewhere', Known> => ({
  ofWiki: {
    matches: matches.filter(({ record }) => sourceOf(record) === 'wiki'),
    tables: tables.filter(({ record }) => !isElsewhereTable(record)),
  },
  elsewhere: {
    matches: matches.filter(({ record }) => sourceOf(record) !== 'wiki'),
    tables: tables.filter(({ record }) => isElsewhereTable(record)),
  },
});

/** A group that has been mapped since goes by the wiki. */
function byOthers({ stage }: LoadedStage, mapping: EventWiki['mapping']) {
  const { stageIndex, substages } = stage;
  const ids = substages.flatMap(({ eventSubstageId }, substageIndex) =>
    isByHand(mapping, { stageIndex, substageIndex }) ? [eventSubstageId] : [],
  );
  return ({ eventSubstageId }: { readonly eventSubstageId: number }): boolean =>
    ids.includes(eventSubstageId);
}

function mappedKeys({ stage }: LoadedStage, mapping: EventWiki['mapping']) {
  return stage.substages.flatMap(({ eventSubstageId }, substageIndex) =>
    (mappedTo(mapping, { stageIndex: stage.stageIndex, substageIndex })?.matchKeys ?? []).map(
      (key) => ({ eventSubstageId, key }),
    ),
  );
}

/** Answers may lack records: what was said before counts on. */
function mergedMatches({ matches }: Look, known: Known): WikiMatch[] {
  const byId = new Map(known.matches.map(({ record }) => [record.matchId, record]));
  for (const match of matches) {
    byId.set(match.matchId, remembered(byId.get(match.matchId), match));
  }
  return [...byId.values()];
}
