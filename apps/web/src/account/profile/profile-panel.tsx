import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { TierCounts } from '../../rewards/trophies/tier-counts.tsx';
import { trophiesQuery, trophyCaseQuery } from '../../rewards/trophies/trophies.queries.ts';
import type { SelectorPlace } from '../../rewards/trophies/trophy-selector.tsx';
import type { Showcase } from '../../rewards/trophies/use-showcase.ts';
import { CASE_SLOTS } from '../../rewards/trophies/use-showcase.ts';
import { ProfileCase } from './profile-case.tsx';
import { ProfileEvents } from './profile-events.tsx';
import styles from './profile-panel.module.css';
import { m } from './words/messages.js';

interface ProfilePanelProps {
  readonly userId: number;
  readonly showcase: Showcase;
  /** Absent of somebody else's profile. */
  readonly onEditCase?: ((place: SelectorPlace) => void) | undefined;
}

/** A user's awards: the case, the counts by tier, the events. */
export function ProfilePanel({ userId, showcase, onEditCase }: ProfilePanelProps) {
  const awards = useQuery(trophiesQuery(userId));
  const slots = useQuery(trophyCaseQuery(userId));
  const edit = onEditCase
    ? (slot: number) => onEditCase(CASE_SLOTS.find((place) => place === slot) ?? 1)
    : undefined;
  return (
    <div className={styles.panel}>
      <Loaded query={slots} what={m.trophyCaseData()} height={250}>
        {(filled) => <ProfileCase slots={filled} awards={showcase.awards} onEdit={edit} />}
      </Loaded>
      <Loaded query={awards} what={m.trophiesData()} height={64}>
        {(trophies) => <TierCounts awards={trophies} />}
      </Loaded>
      <ProfileEvents userId={userId} />
    </div>
  );
}
