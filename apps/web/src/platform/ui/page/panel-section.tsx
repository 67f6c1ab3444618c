import { type ReactNode, useId } from 'react';
import styles from './panel-section.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PanelSectionProps {
  title: string;
  /** The purpose, in a sentence. */
  text?: ReactNode;
  children?: ReactNode;
  /** Set if the tab above has the same title. */
  isTitleHidden?: boolean;
}

/** One topic of a panel, under a heading of its own. */
export function PanelSection(props: PanelSectionProps) {
  const { title, text, children, isTitleHidden = false } = props;
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </h3>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
    </section>
  );
}
