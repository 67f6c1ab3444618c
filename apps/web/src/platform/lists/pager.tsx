import { Button } from '../ui/controls/button.tsx';
import type { ListPage } from './listed-rows.ts';
import styles from './pager.module.css';
import { m } from './words/messages.js';

interface PagerProps {
  shown: ListPage<unknown>;
  of: number;
  onPage(page: number): void;
}

/** Which of the rows are shown, and the way to the others. */
export function Pager({ shown: { first, last, page, pages }, of, onPage }: PagerProps) {
  return (
    <div className={styles.pager}>
      <p role="status">{m.shownOf({ first, last, count: of })}</p>
      {pages > 1 ? (
        <nav className={styles.pages} aria-label={m.pages()}>
          <Button
            variant="ghost"
            size="sm"
            icon="chevron-left"
            aria-label={m.previousPage()}
            disabled={page === 0}
            onClick={() => onPage(page - 1)}
          />
          <span>{m.pageOf({ page: page + 1, pages })}</span>
          <Button
            variant="ghost"
            size="sm"
            icon="chevron-right"
            aria-label={m.nextPage()}
            disabled={page === pages - 1}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      ) : null}
    </div>
  );
}
