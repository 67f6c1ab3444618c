import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import styles from './event-pane.module.css';

export interface PaneFact {
  readonly figure: string;
  readonly words: string;
  /** The full text for screen readers, if the words leave something out. */
  readonly spoken?: string;
}

/** The room of a figure, which it keeps while the figure is on its way. */
export const FactPlace = ({ children }: { readonly children?: ReactNode }) => (
  <div className={styles.fact}>{children}</div>
);

/** One figure of an event's pane. */
export const FactWords = ({ figure, words, spoken }: PaneFact) => (
  <FactPlace>
    <dt>
      {spoken && <VisuallyHidden>{spoken} </VisuallyHidden>}
      {words}
    </dt>
    <dd>{figure}</dd>
  </FactPlace>
);
