import type { UserProfile } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCurrentUser } from '../session/session.queries.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Modal } from '../ui/modal.tsx';
import { type TabItem, Tabs } from '../ui/tabs.tsx';
import { DataPanel } from './data-panel.tsx';
import { FarewellModal } from './farewell-modal.tsx';
import { profileQuery } from './profile.queries.ts';
import { BlankHead, LoadingHead, ProfileHead } from './profile-head.tsx';
import styles from './profile-modal.module.css';
import { SessionsPanel } from './sessions-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { TrophiesPanel } from './trophies-panel.tsx';

interface ProfileModalProps {
  userId: number;
  /** Of the own profile, the section to begin with. */
  section?: Section;
  onClose(): void;
}

/** A user as everybody sees them; edit controls on the own profile alone [rule: accounts-42]. */
export function ProfileModal({ userId, section = 'trophies', onClose }: ProfileModalProps) {
  const { user } = useCurrentUser();
  const [isDeleted, setDeleted] = useState(false);
  const isOwn = user?.id === userId;
  if (isDeleted) return <FarewellModal />;
  return (
    <Modal title="Profile" isOpen onClose={onClose} size="lg" isTall={isOwn}>
      <ProfileContent
        userId={userId}
        isOwn={isOwn}
        section={section}
        onDeleted={() => setDeleted(true)}
      />
    </Modal>
  );
}

interface ContentProps {
  userId: number;
  isOwn: boolean;
  section: Section;
  onDeleted(): void;
}

function ProfileContent({ userId, isOwn, section, onDeleted }: ContentProps) {
  const { data: profile, isError, refetch } = useQuery(profileQuery(userId));
  if (profile === null) return <BlankHead />;
  if (profile !== undefined) {
    return (
      <div className={styles.profile}>
        <ProfileHead profile={profile} isOwn={isOwn} />
        <div className={styles.sections}>
          {isOwn ? (
            <OwnSections profile={profile} begin={section} onDeleted={onDeleted} />
          ) : (
            <TrophiesPanel userId={userId} />
          )}
        </div>
      </div>
    );
  }
  if (!isError) return <LoadingHead />;
  return <LoadFailure title="This profile could not be loaded" onRetry={() => void refetch()} />;
}

type Section = 'trophies' | 'sessions' | 'settings' | 'data';

const sections: readonly TabItem<Section>[] = [
  { value: 'trophies', label: 'Trophies' },
  { value: 'sessions', label: 'Sessions' },
  { value: 'settings', label: 'Settings' },
  { value: 'data', label: 'My data' },
];

interface OwnSectionsProps {
  profile: UserProfile;
  begin: Section;
  onDeleted(): void;
}

/** What only the user sees: one section at a time, so that each stays short on a phone. */
function OwnSections({ profile, begin, onDeleted }: OwnSectionsProps) {
  const [section, setSection] = useState(begin);
  const panelId = useId();
  const label = sections.find(({ value }) => value === section)?.label;
  return (
    <>
      <Tabs
        label="Your profile"
        items={sections}
        value={section}
        onChange={(next) => setSection(next)}
        panelId={panelId}
        className={styles.tabs}
      />
      <div id={panelId} role="tabpanel" aria-label={label}>
        {section === 'trophies' ? <TrophiesPanel userId={profile.id} isTitleHidden /> : null}
        {section === 'sessions' ? <SessionsPanel /> : null}
        {section === 'settings' ? <SettingsPanel /> : null}
        {section === 'data' ? (
          <DataPanel username={profile.username} onDeleted={onDeleted} />
        ) : null}
      </div>
    </>
  );
}
