import type { Event } from '@callshot/contract';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { mayMove } from '../../platform/ui/hooks/motion.ts';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { pointsText } from '../leaderboards/rows/points-text.ts';
import { officialPicksQuery, picksKeys, userScoreQuery } from '../picks/picks.queries.ts';
import { heldScore } from './held-score.ts';
import { FIRST_LOOK, lookAt } from './live-watch.ts';
import type { Shown } from './moment-of.ts';
import { momentWords } from './moment-words.ts';
import { hasChampion, playMoment } from './play-moment.ts';
import { m } from './words/messages.js';

interface LiveMomentsProps {
  readonly event: Event;
  /** The user whose picks are on screen; null = a visitor's empty slip. */
  readonly ownerId: number | null;
  readonly isHidden: boolean;
}

/** As long as caches between server and browser may keep what was before a result. */
const PATIENCE_MS = 3_000;

/** Plays what comes in while somebody looks, and says it. */
export function LiveMoments({ event, ownerId, isHidden }: LiveMomentsProps) {
  const shown = useShown(event.id, ownerId);
  const isReading = useIsFetching({ queryKey: picksKeys.of(event.id) }) > 0;
  const isVisible = useSyncExternalStore(onVisibility, isPageVisible);
  const watch = useRef(FIRST_LOOK);
  const hadChampion = useRef(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isLate, setLate] = useState(false);
  const [words, setWords] = useState('');
  const stop = useRef<(() => void) | null>(null);

  // Before anything is painted: the score that is held is not seen to change first.
  useLayoutEffect(() => {
    if (shown === null || isPlaying) return;
    const before = watch.current.seen?.score ?? null;
    const looked = lookAt(watch.current, { shown, isReading, isVisible, isLate });
    watch.current = looked.watch;
    setHeld(looked.isHeld);
    if (looked.isHeld) {
      if (before !== null && before.rank !== null && mayMove()) {
        heldScore.set({
          rank: m.topPercent({ percent: before.percentile }),
          points: pointsText(before.totalScore),
        });
      }
      return;
    }
    setLate(false);
    heldScore.set(null);
    const { moment } = looked;
    if (moment !== null) {
      setWords(momentWords({ moment, shown, teams: event.teams, isHidden }));
      setPlaying(true);
      stop.current = playMoment({
        moment,
        rank: m.topPercent({ percent: shown.score?.percentile ?? '' }),
        isWonNow: !hadChampion.current,
        onEnd: () => setPlaying(false),
      });
    }
    hadChampion.current = hasChampion();
  }, [shown, isReading, isVisible, isLate, isPlaying, event.teams, isHidden]);

  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  useEffect(
    () => () => {
      stop.current?.();
      heldScore.set(null);
    },
    [],
  );
  return (
    <div role="status">
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
}

function useShown(eventId: number, ownerId: number | null): Shown | null {
  const official = useQuery(officialPicksQuery(eventId)).data;
  const isNamed = ownerId !== null;
  const score = useQuery({ ...userScoreQuery(eventId, ownerId ?? 0), enabled: isNamed }).data;
  return useMemo(() => {
    if (official === undefined || (isNamed && score === undefined)) return null;
    return { official, score: score ?? null };
  }, [official, score, isNamed]);
}

const isPageVisible = (): boolean => document.visibilityState === 'visible';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
