import { useState } from 'react';
import type { MappingState } from './mapping-state.ts';

/** A mapping that is being put together, a step at a time. */
export interface MappingSteps {
  readonly mapping: MappingState;
  readonly canUndo: boolean;
  take(next: (before: MappingState) => MappingState): void;
  undo(): void;
  /** Clears the undo history. */
  forget(): void;
}

/** Steps of the mapping; the caller keeps the mapping itself. */
export function useMappingSteps(
  mapping: MappingState,
  onChange: (mapping: MappingState) => void,
): MappingSteps {
  const [past, setPast] = useState<readonly MappingState[]>([]);
  return {
    mapping,
    canUndo: past.length > 0,
    take: (next) => {
      setPast((before) => [...before, mapping]);
      onChange(next(mapping));
    },
    undo: () => {
      const last = past.at(-1);
      if (last === undefined) return;
      setPast(past.slice(0, -1));
      onChange(last);
    },
    forget: () => setPast([]),
  };
}
