import type { Event } from '@callshot/contract';
import { type EventFormat, readStoredFormat } from '@callshot/rules';
import { useMemo } from 'react';

/** The event's own snapshot of its format [rule: events-2]; null when this version cannot read it. */
export const useFormat = (event: Event): EventFormat | null =>
  useMemo(() => readStoredFormat(event.format.json), [event.format.json]);
