import type { Giving, NotRewardedEvent } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { m } from '../words/messages.js';
import { isTakenBack } from './event-choice.tsx';
import { givingQuery } from './giving.queries.ts';

/**
 * The chosen event and the progress of its giving. It does not matter who began it, or whether the
 * event is still on the list. An event that is being given when the page opens is chosen. The end
 * is told once.
 */
export function useGiving(events: readonly NotRewardedEvent[]) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const running = events.find(({ giving }) => giving?.state === 'running')?.id ?? null;
  const id = chosenId ?? running;
  useEffect(() => {
    if (running !== null) setChosenId((chosen) => chosen ?? running);
  }, [running]);
  const { data } = useQuery({ ...givingQuery(id ?? 0), enabled: id !== null });
  const giving: Giving | null = id === null ? null : (data ?? null);
  const seen = useRef<Giving | null>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = giving;
    if (before?.runId !== giving?.runId || before?.state !== 'running') return;
    if (giving?.state !== 'done') return;
    const text = isTakenBack(giving) ? m.progressTakenBack() : m.trophiesRewarded();
    showToast({ text, kind: 'success' });
  }, [giving]);
  return { chosenId: id, choose: setChosenId, giving };
}
