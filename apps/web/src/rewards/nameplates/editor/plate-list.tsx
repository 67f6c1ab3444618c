import type { ReactNode } from 'react';
import { Link } from '../../../platform/core/link.tsx';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { m } from '../words/messages.js';
import styles from './plate-list.module.css';

export interface ListedPlate {
  readonly id: number;
  readonly name: string;
  /** Under the name: its wearers, or its author. */
  readonly about: string;
  readonly isDisabled?: boolean;
}

export interface PlateListProps {
  readonly title: string;
  readonly intro: string;
  readonly plates: readonly ListedPlate[];
  readonly username: string;
  /** A plate's id, 'new', or null = nothing is open. */
  readonly open: string | null;
  readonly isDirty: boolean;
  /** Why no more can be made; null = they can. */
  readonly noMore: string | null;
  /** Between title and list: the filter of the list. */
  readonly filter?: ReactNode;
}

const NEW = 'new';

/** 'Create New Nameplate' first, then what there is [rule: nameplates-9]. */
export function PlateList(props: PlateListProps) {
  const { title, intro, plates, username, open, isDirty, noMore, filter } = props;
  return (
    <div className={styles.side}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.about}>{noMore ?? intro}</p>
        {noMore === null ? (
          <Link
            to={`?plate=${NEW}`}
            className={styles.create}
            aria-current={open === NEW ? 'page' : undefined}
          >
            <Icon name="plus" size={18} />
            {m.createPlate()}
          </Link>
        ) : null}
        {filter}
      </header>
      <ul className={styles.list} aria-label={title}>
        {plates.map(({ id, name, about, isDisabled = false }) => {
          const isOpen = open === String(id);
          return (
            <li key={id}>
              <Link
                to={`?plate=${id}`}
                className={styles.plate}
                aria-current={isOpen ? 'page' : undefined}
              >
                <span aria-hidden className={styles.frame}>
                  <NameBadge username={username} nameplateId={isDisabled ? 0 : id} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.about}>
                    {isOpen && isDirty ? m.editingNotSaved() : about}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
