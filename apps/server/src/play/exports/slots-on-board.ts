import type { LoadedStage } from '../events/loaded-event.ts';
import type { Entrants } from '../scoreboards/entrants.ts';

/** Reads an entrant's picks of a stage as bytes; zeros where the stage was skipped. */
export function slotsOnBoard(
  { blocks }: Pick<Entrants, 'blocks'>,
  { id, layout }: LoadedStage,
): (entrant: number) => Uint8Array {
  const block = blocks.get(id);
  const none = new Uint8Array(layout.stride);
  return (entrant) => block?.read(entrant) ?? none;
}
