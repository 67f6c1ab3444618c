import { Icon } from '../../ui/icon.tsx';
import styles from './readiness.module.css';

/** Whether events can be made from a format, by an icon and in words. */
export function Readiness({ problems }: { problems: number }) {
  const isReady = problems === 0;
  return (
    <span className={styles.state} data-ready={isReady || undefined}>
      <Icon name={isReady ? 'check' : 'cross'} size={14} />
      {isReady ? 'Ready' : problems === 1 ? '1 problem' : `${problems} problems`}
    </span>
  );
}
