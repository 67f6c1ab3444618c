import { type ReactNode, useId } from 'react';
import styles from './landing-page.module.css';

interface PanelProps {
  readonly title: string;
  /** Where there is more of it. */
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
