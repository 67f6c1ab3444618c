import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../platform/ui/art/icon.tsx';
import styles from './state-pill.module.css';

interface StatePillProps {
  tone: 'ok' | 'warn' | 'bad' | 'quiet';
  icon?: IconName;
  children: ReactNode;
}

/** A state as icon and word, so that it is not told by colour alone. */
export const StatePill = ({ tone, icon, children }: StatePillProps) => (
  <span className={styles.pill} data-tone={tone}>
    {icon ? <Icon name={icon} size={14} /> : null}
    {children}
  </span>
);
