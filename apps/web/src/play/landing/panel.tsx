import { type ReactNode, useId } from 'react';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import styles from './landing-page.module.css';

interface PanelProps {
  readonly title: string;
  /** The link to the full list. */
  readonly more?: { readonly href: string; readonly words: string };
  readonly children: ReactNode;
}

/** A card below the tiles. */
export function Panel({ title, more, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id} className={styles.panelTitle}>
          {title}
        </h2>
        {more && <a href={more.href}>{more.words}</a>}
      </div>
      {children}
    </section>
  );
}

/** Holds the place of a panel: one that came beside the others would make all of them narrower. */
export function PanelOutline() {
  return (
    <div className={styles.panel}>
      <Skeleton height="154px" />
    </div>
  );
}
