import type { AdminSetting } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { language } from '../../platform/core/language.ts';
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
import { m } from './words/messages.js';

const groups: readonly { title: string; kinds: readonly AdminSetting['kind'][] }[] = [
  { title: m.links(), kinds: ['link'] },
  { title: m.texts(), kinds: ['text', 'lines'] },
  { title: m.numbers(), kinds: ['integer'] },
];

const list = new Intl.ListFormat(language(), { type: 'unit' });

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
    <StaffPage title={m.settings()} intro={m.settingsIntro()}>
      {settings.isPending ? (
        <div className={styles.waiting} role="status" aria-label={m.settingsLoading()}>
          <Skeleton height={360} />
          <Skeleton height={240} />
        </div>
      ) : null}
      {settings.isError && !settings.data ? (
        <LoadFailure title={m.settingsFailed()} onRetry={() => void settings.refetch()} />
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
        {m.settingsLeave({ settings: list.format(unsaved) })}
      </LeaveQuestion>
    </StaffPage>
  );
}
