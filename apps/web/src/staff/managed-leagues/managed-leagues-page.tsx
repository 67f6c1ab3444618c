import { useState } from 'react';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { useAskedId } from '../../platform/ui/hooks/use-asked-id.ts';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { AllLeagues } from './all-leagues.tsx';
import { DeletedLeagues } from './deleted-leagues.tsx';
import { LeagueModal } from './league-modal.tsx';
import styles from './managed-leagues.module.css';
import { m } from './words/messages.js';

type View = 'all' | 'deleted';

/** All leagues that there are, and those that can be brought back [rule: leagues-31]. */
export function ManagedLeaguesPage() {
  const [view, setView] = useState<View>('all');
  const [openId, setOpenId] = useState<number | null>(null);
  useAskedId('league', setOpenId);
  return (
    <StaffPage title={m.leagues()} intro={m.intro()}>
      <Segmented<View>
        label={m.whichLeagues()}
        items={[
          { value: 'all', label: m.allLeagues() },
          { value: 'deleted', label: m.deleted() },
        ]}
        value={view}
        onChange={setView}
        className={styles.views}
      />
      {view === 'all' ? <AllLeagues openId={openId} onOpen={setOpenId} /> : null}
      {view === 'deleted' ? <DeletedLeagues /> : null}
      {openId === null ? null : (
        <LeagueModal key={openId} leagueId={openId} onClose={() => setOpenId(null)} />
      )}
    </StaffPage>
  );
}
