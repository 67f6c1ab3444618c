import { type ReactNode, useId } from 'react';
import { classNames } from '../hooks/class-names.ts';
import styles from './staff-panel.module.css';

interface StaffPanelProps {
  title: string;
  /** Beside the title: how many, or until when. */
  fact?: ReactNode;
  /** At the head's end: actions on it, or a link. */
  end?: ReactNode;
  /** The content reaches the edges, as tables do. */
  isFlush?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One matter of a staff page on a surface of its own. */
export function StaffPanel(props: StaffPanelProps) {
  const { title, fact, end, isFlush = false, className, children } = props;
  const id = useId();
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {fact ? <p className={styles.fact}>{fact}</p> : null}
        {end ? <div className={styles.end}>{end}</div> : null}
      </header>
      <div className={isFlush ? undefined : styles.body}>{children}</div>
    </section>
  );
}
