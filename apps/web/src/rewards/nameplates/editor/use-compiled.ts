import { type CompiledStyle, compileStyle } from '@callshot/nameplate-style';
import { useEffect, useMemo, useState } from 'react';

/** A pause in typing. */
const PAUSE_MS = 300;

/**
 * The compiled style, and the style that previews show. Previews follow the last text that
 * compiled, as soon as the author pauses, or at once on request.
 */
export function useCompiled(style: string) {
  const compiled: CompiledStyle = useMemo(() => compileStyle(style), [style]);
  const [shown, setShown] = useState(compiled.ok ? compiled.canonical : '');
  useEffect(() => {
    if (!compiled.ok) return;
    const timer = setTimeout(() => setShown(compiled.canonical), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [compiled]);
  return {
    problems: compiled.ok ? none : compiled.problems,
    shown,
    apply: () => {
      if (compiled.ok) setShown(compiled.canonical);
    },
  };
}

const none = [] as const;
