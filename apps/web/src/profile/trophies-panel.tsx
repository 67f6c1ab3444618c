import type { Award } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import { TrophyArt, type TrophyTier, tierName } from '../ui/trophy-art.tsx';
import { trophiesQuery } from './profile.queries.ts';
import styles from './trophies-panel.module.css';

const tiers: readonly TrophyTier[] = [6, 5, 4, 3, 2, 1];
/** The cup stands for a tier of any shape. */
const anyReward = 2;

/** How many trophies of each tier. */
export function TrophiesPanel(props: { userId: number; isTitleHidden?: boolean }) {
  const { userId, isTitleHidden = false } = props;
  const query = useQuery(trophiesQuery(userId));
  return (
    <PanelSection title="Trophies" isTitleHidden={isTitleHidden}>
      <Loaded query={query} what="the trophies" height={120}>
        {(trophies) => <Counts trophies={trophies} />}
      </Loaded>
    </PanelSection>
  );
}

function Counts({ trophies }: { trophies: readonly Award[] }) {
  if (trophies.length === 0) return <EmptyState icon="trophy" title="No trophies yet" />;
  return (
    <ul className={styles.tiers}>
      {tiers.map((tier) => {
        const count = trophies.filter(({ trophyTypeId }) => trophyTypeId === tier).length;
        return (
          <li key={tier} className={styles.tier} data-none={count === 0 || undefined}>
            <TrophyArt tier={tier} reward={anyReward} size={48} isDecoration />
            <span className={styles.count}>{count}</span>
            <span className={styles.tierName}>{tierName(tier)}</span>
          </li>
        );
      })}
    </ul>
  );
}
