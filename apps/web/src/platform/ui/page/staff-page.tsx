import type { ReactNode } from 'react';
import { Link } from '../../core/link.tsx';
import { Icon } from '../art/icon.tsx';
import { m } from '../words/messages.js';
import styles from './staff-page.module.css';

interface StaffPageProps {
  title: string;
  /** The browser's title, where it is not made of the page's. */
  documentTitle?: string;
  /** The page's purpose or state, in a line; null keeps its place until that is known. */
  intro?: ReactNode;
  /** At the head's end: actions on the whole page. */
  actions?: ReactNode;
  /** The dashboard itself leads nowhere up. */
  isTop?: boolean;
  /** The list that it belongs to: it leads there, wherever the rail leads. */
  up?: { readonly to: string; readonly title: string };
  /** The content reaches the edges, and keeps its own distances. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A page of the staff: its head stays, and leads to the dashboard where the rail does not. */
export function StaffPage(props: StaffPageProps) {
  const { title, intro, actions, isTop = false, up, isFlush = false, children } = props;
  const { documentTitle = `${title} · Callshot` } = props;
  return (
    <div className={styles.page} data-staff>
      <title>{documentTitle}</title>
      <header className={styles.head}>
        {isTop ? null : (
          <Link to={up?.to ?? '/admin'} className={styles.back} data-always={up ? true : undefined}>
            {up?.title ?? m.admin()}
            <Icon name="chevron-right" size={14} />
          </Link>
        )}
        <h1 className={styles.title}>{title}</h1>
        {intro === undefined ? null : <p className={styles.intro}>{intro}</p>}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {isFlush ? children : <div className={styles.body}>{children}</div>}
    </div>
  );
}
