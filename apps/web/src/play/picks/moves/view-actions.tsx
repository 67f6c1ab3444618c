import type { ReactNode } from 'react';
import { StageActions } from './stage-actions.tsx';

interface ViewActionsProps {
  readonly text: string;
  /** The text stands elsewhere on the screen already. */
  readonly isSaid: boolean;
  readonly children: ReactNode;
}

/** The actions on picks that are only looked at, and the state of those picks. */
export function ViewActions({ text, isSaid, children }: ViewActionsProps) {
  return (
    <StageActions status={<span id="picks-state">{text}</span>} isSaid={isSaid}>
      {children}
    </StageActions>
  );
}
