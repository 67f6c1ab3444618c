import type { Event } from '@callshot/contract';
import { Menu } from '../../../platform/ui/overlays/menu.tsx';
import { Tabs } from '../../../platform/ui/page/tabs.tsx';
import { EventName, eventNameOf } from '../../../platform/ui/words/event-name.tsx';
import { m } from '../words/messages.js';
import { isTabOpen } from './stage-address.ts';
import styles from './stage-switch.module.css';

export interface StagesProps {
  readonly event: Event;
  readonly stageIndex: number;
  readonly panelId: string;
  /** The line below each stage's name. */
  readonly facts: readonly string[];
  onStage(stageIndex: number): void;
}

/** Stages up to the current one can be chosen; later ones say that they wait [rule: event-page-10], but for
 * those that a flag opens. */
export function StageTabs({ event, stageIndex, panelId, facts, onStage }: StagesProps) {
  return (
    <Tabs
      label={m.stages()}
      className={styles.tabs}
      panelId={panelId}
      value={stageIndex}
      onChange={onStage}
      items={event.eventStages.map((stage, index) => ({
        value: index,
        label: stage.name,
        fact: facts[index] ?? '',
        ...(!isTabOpen(event, index) && {
          icon: 'lock' as const,
          isDisabled: true,
          reason: facts[index] ?? '',
        }),
      }))}
    />
  );
}

/** The same where there is no room for a row of tabs. */
export function StageMenu({ event, stageIndex, facts, onStage }: StagesProps) {
  const name = event.eventStages[stageIndex]?.name ?? '';
  return (
    <Menu
      label={m.stageOf({ stage: name, event: eventNameOf(event).text })}
      className={styles.menu}
      items={event.eventStages.map((stage, index) => ({
        key: String(stage.id),
        label: stage.name,
        detail: facts[index] ?? '',
        isChosen: index === stageIndex,
        isDisabled: !isTabOpen(event, index),
        onSelect: () => onStage(index),
      }))}
    >
      <span className={styles.lines}>
        <span className={styles.name}>{name}</span>
        <span className={styles.event}>
          <EventName event={event} />
        </span>
      </span>
    </Menu>
  );
}
