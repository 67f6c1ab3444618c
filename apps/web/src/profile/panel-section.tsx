import { type ReactNode, useId } from 'react';
import styles from './panel-section.module.css';

interface PanelSectionProps {
  title: string;
  /** What it is for, in a sentence. */
  text?: ReactNode;
  children?: ReactNode;
}

/** One topic of the own profile, under a heading of its own. */
export function PanelSection({ title, text, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
    </section>
  );
}
