import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { language } from '../../../platform/core/language.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { searchText, useSettled } from '../../../platform/ui/words/search-text.ts';
import { BoardSearchField } from '../../../play/leaderboards/board/board-search-field.tsx';
import { m } from '../words/messages.js';
import styles from './award-leaders.module.css';
import { AwardLeadersModal, type LeadersAnchor } from './award-leaders-modal.tsx';
import { FoundLeaders } from './found-leaders.tsx';
import { LeaderTable } from './leader-table.tsx';
import { firstLeadersQuery, leaderQuery } from './room.queries.ts';
import room from './trophy-room.module.css';

/** Rows beside the rest of the room; the others are a dialog away. */
const SHOWN = 10;

/** The users with the most awards, with the reader's own row and a search. */
export function AwardLeaders() {
  const { user } = useCurrentUser();
  const [typed, setTyped] = useState('');
  const [anchor, setAnchor] = useState<LeadersAnchor | null>(null);
  const text = useSettled(searchText(typed));
  const query = useQuery(firstLeadersQuery);
  const own = useQuery({ ...leaderQuery(user?.id ?? 0), enabled: user !== null }).data ?? null;
  return (
    <section className={room.section} aria-labelledby="award-leaders">
      <header className={room.head}>
        <h2 id="award-leaders" className={room.title} data-level={2}>
          {m.awardLeaders()}
        </h2>
        <div className={room.end}>
          <BoardSearchField value={typed} onChange={setTyped} />
        </div>
      </header>
      {text === '' ? (
        <Loaded query={query} what={m.whatAwardLeaders()} height={480}>
          {({ records, totalRecords }) =>
            records.length === 0 ? (
              <EmptyState icon="trophy" title={m.noLeaders()} />
            ) : (
              <>
                <LeaderTable
                  leaders={records.slice(0, SHOWN)}
                  ownId={user?.id ?? null}
                  pinned={own}
                />
                <footer className={styles.foot}>
                  <p>
                    {m.rowsOf({ last: Math.min(SHOWN, records.length), count: totalRecords })}
                    {totalRecords.toLocaleString(language())}
                  </p>
                  {own ? (
                    <Button icon="user" onClick={() => setAnchor('me')}>
                      {m.myRow()}
                    </Button>
                  ) : null}
                  {totalRecords > SHOWN ? (
                    <Button onClick={() => setAnchor('top')}>{m.showMore()}</Button>
                  ) : null}
                </footer>
              </>
            )
          }
        </Loaded>
      ) : (
        <FoundLeaders text={text} ownId={user?.id ?? null} />
      )}
      {anchor ? <AwardLeadersModal anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </section>
  );
}
