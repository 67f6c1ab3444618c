import { Button } from '../ui/controls/button.tsx';
import type { ListPage } from './listed-rows.ts';
import styles from './pager.module.css';

interface PagerProps {
  shown: ListPage<unknown>;
  of: number;
  onPage(page: number): void;
}

/** Which of the rows are shown, and the way to the others. */
export function Pager({ shown: { first, last, page, pages }, of, onPage }: PagerProps) {
  return (
    <div className={styles.pager}>
      <p role="status">
        {first}–{last} of {of}
      </p>
      {pages > 1 ? (
        <nav className={styles.pages} aria-label="Pages">
          <Button
            variant="ghost"
            size="sm"
            icon="chevron-left"
            aria-label="Previous page"
            disabled={page === 0}
            onClick={() => onPage(page - 1)}
          />
          <span>
            Page {page + 1} of {pages}
          </span>
          <Button
            variant="ghost"
            size="sm"
            icon="chevron-right"
            aria-label="Next page"
            disabled={page === pages - 1}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      ) : null}
    </div>
  );
}
