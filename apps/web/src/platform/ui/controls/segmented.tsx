import { useId } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { classNames } from '../hooks/class-names.ts';
import styles from './segmented.module.css';

interface SegmentedProps<V extends string> {
  label: string;
  items: readonly { value: V; label: string; icon?: IconName; isDisabled?: boolean }[];
  value: V;
  onChange(value: V): void;
  className?: string | undefined;
}

/** One of a few: native radio buttons drawn as one bar. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className={classNames(styles.bar, props.className)} aria-label={props.label}>
      {props.items.map((item) => (
        <label key={item.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={item.value === props.value}
            disabled={item.isDisabled}
            onChange={() => props.onChange(item.value)}
          />
          {item.icon ? <Icon name={item.icon} size={16} /> : null}
          {item.label}
        </label>
      ))}
    </fieldset>
  );
}
