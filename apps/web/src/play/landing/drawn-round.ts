import type { Event } from '@callshot/contract';
import type { TileMatch } from './tile-match.ts';

interface Column {
  readonly index: number;
  readonly drawn?: boolean;
}

interface Parts {
  readonly freeform: boolean;
  readonly parts: readonly { readonly identifier: string; readonly columns: readonly Column[] }[];
  readonly freeformParts: Parts['parts'];
}

/** Whether the pairings of a match's round are drawn later; a landing reads no more of a format than that. */
export const isOfDrawnRound = (
  event: Event | null,
  { eventStageId, key }: Pick<TileMatch, 'eventStageId' | 'key'>,
): boolean =>
  isDrawnIn(
    event,
    event?.eventStages.findIndex(({ id }) => id === eventStageId),
    key,
  );

/** The same of a row of a ledger. */
export const isDrawnRow =
  (event: Event | null) =>
  (row: { readonly eventSubstageId: number; readonly matchKey: string }): boolean => {
    const at = event?.eventStages.findIndex(({ eventSubstage }) =>
      eventSubstage.some(({ id }) => id === row.eventSubstageId),
    );
    return isDrawnIn(event, at, row.matchKey);
  };

function isDrawnIn(event: Event | null, at: number | undefined, key: string): boolean {
  if (!event?.format.json.includes('"drawn":true')) return false;
  const format = JSON.parse(event.format.json) as {
    readonly stages: readonly { readonly bracket: Parts | null }[];
  };
  const bracket = format.stages[at ?? -1]?.bracket;
  const parts = (bracket?.freeform ? bracket.freeformParts : bracket?.parts) ?? [];
  return parts.some(({ identifier, columns }) =>
    columns.some(({ index, drawn }) => drawn === true && key.startsWith(`${identifier}-${index}-`)),
  );
}
