import type { DragEvent } from 'react';

/** A team on its way by mouse: from the grid, or out of the bucket that it stands in. */
export interface DraggedTeam {
  readonly eventSubstageId: number;
  readonly teamId: number;
}

const TYPE = 'application/x-callshot-team';

export function dragTeam(drag: DragEvent, team: DraggedTeam): void {
  drag.dataTransfer.setData(TYPE, JSON.stringify(team));
  drag.dataTransfer.effectAllowed = 'move';
}

/** While it is under way the browser tells what is dragged, not which. */
export const isTeamDrag = (drag: DragEvent): boolean => drag.dataTransfer.types.includes(TYPE);

export function droppedTeam(drag: DragEvent): DraggedTeam | null {
  const text = drag.dataTransfer.getData(TYPE);
  return text === '' ? null : (JSON.parse(text) as DraggedTeam);
}
