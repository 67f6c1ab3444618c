import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../platform/ui/art/icon.tsx';
import { usePageMark } from '../../../platform/ui/page/page-mark.ts';
import styles from './foot-notice.module.css';

interface FootNoticeProps {
  readonly icon: IconName;
  readonly tone?: 'info' | 'warning';
  readonly role?: 'status' | 'alert';
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Something about the picks that their owner should know. It stands at the foot of the view, since
 * what comes and goes above the picks would move them under the finger.
 */
export function FootNotice(props: FootNoticeProps) {
  const { icon, tone = 'info', role = 'status', actions, children } = props;
  usePageMark('foot-notice', true);
  usePageMark('cut-off', icon === 'offline');
  return (
    <div className={styles.notice} data-tone={tone} data-foot-notice={icon}>
      <Icon name={icon} size={20} className={styles.icon} />
      <p className={styles.text} role={role}>
        {children}
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
