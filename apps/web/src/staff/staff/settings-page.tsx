import type { AdminSetting } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LeaveQuestion } from '../../platform/editing/leave-question.tsx';
import { useLeave } from '../../platform/editing/use-leave.ts';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-page.module.css';
import { adminSettingsQuery } from './staff.queries.ts';
import { TestMail } from './test-mail.tsx';

const groups: readonly { title: string; kinds: readonly AdminSetting['kind'][] }[] = [
  { title: 'Links', kinds: ['link'] },
  { title: 'Texts', kinds: ['text', 'lines'] },
  { title: 'Numbers', kinds: ['integer'] },
];

/** Every setting with its purpose; each is saved by itself. */
export function SettingsPage() {
  const settings = useQuery(adminSettingsQuery);
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const leave = useLeave(unsaved.size > 0);
  const note = (name: string, isUnsaved: boolean) =>
    setUnsaved((names) => {
      if (names.has(name) === isUnsaved) return names;
      const next = new Set(names);
      if (isUnsaved) next.add(name);
      else next.delete(name);
      return next;
    });
  return (
    <StaffPage title="Settings" intro="Changes are live for everyone within a minute.">
      {settings.isPending ? (
        <div className={styles.waiting} role="status" aria-label="Loading the settings">
          <Skeleton height={360} />
          <Skeleton height={240} />
        </div>
      ) : null}
      {settings.isError && !settings.data ? (
        <LoadFailure
          title="The settings could not be loaded"
          onRetry={() => void settings.refetch()}
        />
      ) : null}
      {settings.data &&
        groups.map(({ title, kinds }) => (
          <StaffPanel key={title} title={title} isFlush>
            <ul>
              {settings.data
                .filter(({ kind }) => kinds.includes(kind))
                .map((setting) => (
                  <li key={setting.name} className={styles.item}>
                    <SettingRow setting={setting} onUnsaved={note} />
                  </li>
                ))}
            </ul>
          </StaffPanel>
        ))}
      {settings.data ? <TestMail /> : null}
      <LeaveQuestion leave={leave}>
        Your changes to {[...unsaved].join(', ')} will be lost.
      </LeaveQuestion>
    </StaffPage>
  );
}
