import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Segmented } from '../ui/segmented.tsx';
import { StaffPage } from '../ui/staff-page.tsx';
import { useAskedId } from '../ui/use-asked-id.ts';
import { AllLeagues } from './all-leagues.tsx';
import { DeletedLeagues } from './deleted-leagues.tsx';
import styles from './league-desk.module.css';
import { reportedLeaguesQuery } from './league-desk.queries.ts';
import { LeagueModal } from './league-modal.tsx';
import { ReportedLeagues } from './reported-leagues.tsx';

type View = 'reported' | 'all' | 'deleted';

/** Leagues that were reported, all that there are, and those that can be brought back [rule: staff-16]. */
export function LeagueDeskPage() {
  const [view, setView] = useState<View>('reported');
  const [openId, setOpenId] = useState<number | null>(null);
  useAskedId('league', setOpenId);
  const waiting = useQuery(reportedLeaguesQuery).data?.length ?? 0;
  return (
    <StaffPage title="Leagues" intro={waitingText(waiting)}>
      <Segmented<View>
        label="Which leagues"
        items={[
          { value: 'reported', label: waiting === 0 ? 'Reported' : `Reported ${waiting}` },
          { value: 'all', label: 'All leagues' },
          { value: 'deleted', label: 'Deleted' },
        ]}
        value={view}
        onChange={setView}
        className={styles.views}
      />
      {view === 'reported' ? <ReportedLeagues openId={openId} onOpen={setOpenId} /> : null}
      {view === 'all' ? <AllLeagues openId={openId} onOpen={setOpenId} /> : null}
      {view === 'deleted' ? <DeletedLeagues /> : null}
      {openId === null ? null : (
        <LeagueModal key={openId} leagueId={openId} onClose={() => setOpenId(null)} />
      )}
    </StaffPage>
  );
}

const waitingText = (waiting: number): string => {
  if (waiting === 0)
    return 'What users report, rename and close; deleted ones come back for 30 days.';
  return waiting === 1 ? '1 league waits for an answer' : `${waiting} leagues wait for an answer`;
};
