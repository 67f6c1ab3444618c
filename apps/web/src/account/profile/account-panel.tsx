import { useState } from 'react';
import { Link } from '../../platform/core/link.tsx';
import { closeModals } from '../../platform/core/modals.ts';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import styles from './account-panel.module.css';
import { DataPanel } from './data-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { m } from './words/messages.js';

interface AccountPanelProps {
  username: string;
  onDeleted(): void;
}

/** The account itself. A form with several fields has the panel for itself. */
export function AccountPanel({ username, onDeleted }: AccountPanelProps) {
  const [alone, setAlone] = useState<'password' | 'deletion' | null>(null);
  return (
    <div className={styles.panel}>
      {alone === 'deletion' ? null : (
        <SettingsPanel onPassword={(isOpen) => setAlone(isOpen ? 'password' : null)} />
      )}
      {alone === null ? (
        <>
          <SessionsPanel />
          <PanelSection title={m.apiTitle()} text={m.apiText()}>
            <div>
              <Link className={styles.developer} to="/developer" onClick={closeModals}>
                {m.openDeveloperPage()}
              </Link>
            </div>
          </PanelSection>
        </>
      ) : null}
      {alone === 'password' ? null : (
        <DataPanel
          username={username}
          onDeletion={(isOpen) => setAlone(isOpen ? 'deletion' : null)}
          onDeleted={onDeleted}
        />
      )}
    </div>
  );
}
