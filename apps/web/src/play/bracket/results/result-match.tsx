import { memo, useLayoutEffect, useRef } from 'react';
import { drawResult } from '../drawn/drawn-result.ts';
import type { MatchResult } from './result-model.ts';

/** An official match in the strip and in the list. */
export const ResultMatch = memo(function ResultMatch({ result }: { readonly result: MatchResult }) {
  const match = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (match.current) drawResult(match.current, result, 'text');
  }, [result]);
  return <div ref={match} />;
});
