import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../../platform/core/link.tsx';
import { Button, buttonClass } from '../../../platform/ui/controls/button.tsx';
import { useMedia } from '../../../platform/ui/hooks/use-media.ts';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { m } from '../words/messages.js';
import styles from './plates-desk.module.css';

interface PlatesDeskProps {
  readonly title: string;
  readonly list: ReactNode;
  /** Null = nothing is open. */
  readonly children: ReactNode;
}

/** The list at the side, in a drawer where there is no room for it, and beside it what is open. */
export function PlatesDesk({ title, list, children }: PlatesDeskProps) {
  const isNarrow = useMedia('(width < 1024px)');
  const { search } = useLocation();
  // A drawer is open for the address at which it was opened: choosing from it closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <div className={styles.desk}>
      <div className={styles.main}>
        {isNarrow ? (
          <Button icon="list" className={styles.opener} onClick={() => setOpenAt(search)}>
            {title}
          </Button>
        ) : null}
        {children ?? (
          <EmptyState icon="edit" level={2} title={m.nonePickedTitle()} text={m.nonePickedText()}>
            {isNarrow ? (
              <Link to="?plate=new" className={buttonClass({ variant: 'primary' })}>
                {m.makeOne()}
              </Link>
            ) : null}
          </EmptyState>
        )}
      </div>
      {isNarrow ? (
        <Modal title={title} isOpen={openAt === search} onClose={() => setOpenAt(null)}>
          <div className={styles.drawer}>{list}</div>
        </Modal>
      ) : (
        <aside className={styles.side}>{list}</aside>
      )}
    </div>
  );
}
