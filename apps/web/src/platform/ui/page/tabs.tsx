import { type KeyboardEvent, useRef } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { classNames } from '../hooks/class-names.ts';
import styles from './tabs.module.css';

export interface TabItem<V extends string | number> {
  value: V;
  label: string;
  /** Progress and the like, after the label. */
  detail?: string;
  /** A second line, below the label. */
  fact?: string;
  icon?: IconName;
  isDisabled?: boolean;
  /** Why it cannot be chosen. */
  reason?: string;
}

interface TabsProps<V extends string | number> {
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange(value: V): void;
  /** Id of the panel that the tabs show. */
  panelId: string;
  className?: string | undefined;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A tab row; the panel carries `role="tabpanel"`, `id={panelId}` and the same label. */
export function Tabs<V extends string | number>(props: TabsProps<V>) {
  const { label, items, value, onChange, panelId, className } = props;
  const row = useRef<HTMLDivElement>(null);

  const onKeyDown = (press: KeyboardEvent) => {
    const step = steps[press.key];
    if (!step) return;
    press.preventDefault();
    const open = items.filter((item) => !item.isDisabled);
    const next =
      open[
        step(
          Math.max(
            0,
            open.findIndex((item) => item.value === value),
          ),
          open.length,
        )
      ];
    if (!next) return;
    onChange(next.value);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className={classNames(styles.row, className)}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          data-tab={item.value}
          className={classNames(styles.tab, item.fact !== undefined && styles.high)}
          aria-selected={item.value === value}
          aria-controls={panelId}
          aria-disabled={item.isDisabled || undefined}
          title={item.isDisabled ? item.reason : undefined}
          tabIndex={item.value === value ? 0 : -1}
          onClick={() => !item.isDisabled && onChange(item.value)}
        >
          <span className={styles.label}>
            {item.icon ? <Icon name={item.icon} size={item.fact === undefined ? 16 : 14} /> : null}
            {item.label}
            {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
          </span>
          {item.fact === undefined ? null : <span className={styles.fact}> {item.fact}</span>}
        </button>
      ))}
    </div>
  );
}
