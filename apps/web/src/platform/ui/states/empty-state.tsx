import type { ReactNode } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { classNames } from '../hooks/class-names.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: IconName;
  title: string;
  text?: string;
  children?: ReactNode;
  /** Heading rank where the state is the page; a plain line otherwise. */
  level?: 1 | 2;
}

/** Nothing to show, said calmly, with a way on where there is one. */
export function EmptyState({ icon = 'info', title, text, children, level }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={classNames(styles.state, level === 1 && styles.page)}>
      <span className={styles.mark}>
        <Icon name={icon} size={28} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}
