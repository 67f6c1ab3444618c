import type { OfficialMatch } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { serverNow } from '../../../platform/core/server-clock.ts';
import type { FactsByMatch } from '../../bracket/slot/match-facts.ts';
import { officialMatchesQuery } from '../../events/official-matches.queries.ts';
import { factsOf } from './match-facts.ts';

const MINUTE_MS = 60_000;
const NONE: readonly OfficialMatch[] = [];

function onEveryMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

/** The instant that the server's minute began; only then something is drawn anew. */
export const useServerMinute = (): number =>
  useSyncExternalStore(onEveryMinute, () => Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS);

/** Undefined until it is known; empty where it cannot be had. */
export function useOfficialMatches(eventId: number): readonly OfficialMatch[] | undefined {
  const { data, isError } = useQuery(officialMatchesQuery(eventId));
  return data ?? (isError ? NONE : undefined);
}

/**
 * The start times of a bracket's matches and the scores of running ones; a match begins with its
 * minute.
 */
export function useMatchFacts(eventId: number, eventSubstageId: number): FactsByMatch {
  const { data = NONE } = useQuery(officialMatchesQuery(eventId));
  const minute = useServerMinute();
  return useMemo(() => factsOf(data, eventSubstageId, minute), [data, eventSubstageId, minute]);
}
