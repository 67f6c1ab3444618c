import { type ReactNode, useId } from 'react';
import styles from './landing-page.module.css';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card below the tiles. */
export function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
