import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './staff-page.module.css';

interface StaffPageProps {
  title: string;
  /** What the page is for, in a sentence. */
  intro?: string;
  /** The dashboard itself leads nowhere up. */
  isTop?: boolean;
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of the staff's pages, with the way back to the dashboard. */
export function StaffPage({
  title,
  intro,
  isTop = false,
  isWide = false,
  children,
}: StaffPageProps) {
  return (
    <div className={classNames(styles.page, isWide && styles.wide)}>
      <title>{`${title} · Callshot`}</title>
      <header className={styles.head}>
        {isTop ? null : (
          <Link to="/admin" className={styles.back}>
            <Icon name="arrow-left" size={16} />
            Admin
          </Link>
        )}
        <h1 className={styles.title}>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </header>
      {children}
    </div>
  );
}
