import type { AdminSetting } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { useLeaveGuard } from '../../platform/ui/overlays/use-leave-guard.ts';
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
  const blocker = useLeaveGuard(unsaved.size > 0);
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
      {blocker.state === 'blocked' ? (
        <Modal
          isOpen
          title="Leave without saving?"
          onClose={blocker.reset}
          actions={
            <>
              <Button variant="primary" onClick={blocker.reset}>
                Keep editing
              </Button>
              <Button variant="danger" onClick={blocker.proceed}>
                Discard changes
              </Button>
            </>
          }
        >
          <p>Your changes to {[...unsaved].join(', ')} will be lost.</p>
        </Modal>
      ) : null}
    </StaffPage>
  );
}
