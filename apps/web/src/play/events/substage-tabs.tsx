import { Tabs } from '../../platform/ui/page/tabs.tsx';
import styles from './substage-tabs.module.css';
import { m } from './words/messages.js';

interface SubstageTabsProps {
  readonly substages: readonly { readonly title: string }[];
  readonly substage: number;
  readonly panelId: string;
  onSubstage(substage: number): void;
}

/** The second row: the groups of a group stage with brackets. */
export function SubstageTabs({ substages, substage, panelId, onSubstage }: SubstageTabsProps) {
  return (
    <Tabs
      label={m.groups()}
      className={styles.substages}
      panelId={panelId}
      value={substage}
      onChange={onSubstage}
      items={substages.map(({ title }, index) => ({ value: index, label: title }))}
    />
  );
}
