import type { Event } from '@callshot/contract';
import { type EventFormat, parseFormat } from '@callshot/rules';
import { useMemo } from 'react';

/** The event's own snapshot of its format (decision 5); null when this version cannot read it. */
export const useFormat = (event: Event): EventFormat | null =>
  useMemo(() => {
    const parsed = parseFormat(event.format.json);
    return parsed.ok ? parsed.value : null;
  }, [event.format.json]);
