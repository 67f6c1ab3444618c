import { isDeepStrictEqual } from 'node:util';
import { kindOf, type SubstageMatches, teamMatchesOf } from '@callshot/rules';
import { type EventChange, updateTeamMatches } from '../../play/events/running/change-event.ts';
import type { StageRecords } from './map-stages.ts';
import type { SyncFacts } from './sync-facts.ts';
import type { WikiMatchRow } from './wiki-records.repository.ts';

/** Keeps what the wiki tells of matches without a bracket; answers whether any of it is new. */
export async function storeTeamMatches(
  change: EventChange,
  stages: readonly StageRecords[],
  before: readonly WikiMatchRow[],
  { teamIdOf, doubts }: Pick<SyncFacts, 'teamIdOf' | 'doubts'>,
): Promise<boolean> {
  const { event, now } = change;
  const dismissed = new Set(
    doubts.flatMap(({ answer, key }) => (answer === null || answer === 'apply' ? [] : [key])),
  );
  // Substages that the wiki never told of keep matches from elsewhere.
  const followed = new Set([...stages.flatMap(({ said }) => said), ...before].map(substageOf));
  const news = stages.flatMap(({ loaded, said }): SubstageMatches[] => {
    const stage = event.stages[loaded.index]?.stage;
    if (!stage || kindOf(stage.format) === 'brackets') return [];
    const known = new Map(stage.substages.map((own) => [own.eventSubstageId, own.teamMatches]));
    const told = teamMatchesOf({ stage, said, teamIdOf, dismissed, now: now.toISOString() });
    return told.filter(
      ({ eventSubstageId, teamMatches }) =>
        followed.has(eventSubstageId) &&
        !isDeepStrictEqual(known.get(eventSubstageId), teamMatches),
    );
  });
  if (news.length > 0) await updateTeamMatches(change, news);
  return news.length > 0;
}

const substageOf = ({ eventSubstageId }: { readonly eventSubstageId: number }): number =>
  eventSubstageId;
