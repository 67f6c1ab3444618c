import type { Event } from '@callshot/contract';
import { Tabs } from '../ui/tabs.tsx';
import styles from './stage-tabs.module.css';

interface StageTabsProps {
  readonly event: Event;
  readonly stageIndex: number;
  readonly panelId: string;
  onStage(stageIndex: number): void;
}

/** Stages up to the current one can be chosen; later ones say that they wait [rule: event-page-10]. */
export function StageTabs({ event, stageIndex, panelId, onStage }: StageTabsProps) {
  if (event.eventStages.length < 2) return null;
  return (
    <Tabs
      label="Stages"
      className={styles.stages}
      panelId={panelId}
      value={stageIndex}
      onChange={onStage}
      items={event.eventStages.map((stage, index) => ({
        value: index,
        label: stage.name,
        ...(index > event.stage && {
          icon: 'lock' as const,
          isDisabled: true,
          reason: `Opens after ${event.eventStages[index - 1]?.name ?? 'the stage before'}`,
        }),
      }))}
    />
  );
}

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
      label="Groups"
      className={styles.substages}
      panelId={panelId}
      value={substage}
      onChange={onSubstage}
      items={substages.map(({ title }, index) => ({ value: index, label: title }))}
    />
  );
}
