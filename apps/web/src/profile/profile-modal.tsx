import type { UserProfile } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCurrentUser } from '../accounts/session.queries.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Modal } from '../ui/modal.tsx';
import { type TabItem, Tabs } from '../ui/tabs.tsx';
import { profileQuery } from './profile.queries.ts';
import { BlankHead, LoadingHead, ProfileHead } from './profile-head.tsx';
import styles from './profile-modal.module.css';
import { SessionsPanel } from './sessions-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { TrophiesPanel } from './trophies-panel.tsx';

interface ProfileModalProps {
  userId: number;
  onClose(): void;
}

/** A user as everybody sees them; edit controls on the own profile alone (core-platform §5). */
export function ProfileModal({ userId, onClose }: ProfileModalProps) {
  const { user } = useCurrentUser();
  const isOwn = user?.id === userId;
  return (
    <Modal title="Profile" isOpen onClose={onClose} size="md" isTall={isOwn}>
      <ProfileContent userId={userId} isOwn={isOwn} />
    </Modal>
  );
}

function ProfileContent({ userId, isOwn }: { userId: number; isOwn: boolean }) {
  const { data: profile, isError, refetch, isFetching } = useQuery(profileQuery(userId));
  if (profile === null) return <BlankHead />;
  if (profile !== undefined) {
    return (
      <div className={styles.profile}>
        <ProfileHead profile={profile} />
        {isOwn ? <OwnSections profile={profile} /> : <TrophiesPanel userId={userId} />}
      </div>
    );
  }
  if (!isError) return <LoadingHead />;
  return (
    <EmptyState icon="warning" title="This profile could not be loaded">
      <Button icon="refresh" isBusy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </EmptyState>
  );
}

type Section = 'trophies' | 'sessions' | 'settings';

const sections: readonly TabItem<Section>[] = [
  { value: 'trophies', label: 'Trophies' },
  { value: 'sessions', label: 'Sessions' },
  { value: 'settings', label: 'Settings' },
];

/** What only the user sees: one section at a time, so that each stays short on a phone. */
function OwnSections({ profile }: { profile: UserProfile }) {
  const [section, setSection] = useState<Section>('trophies');
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
        {section === 'trophies' ? <TrophiesPanel userId={profile.id} /> : null}
        {section === 'sessions' ? <SessionsPanel /> : null}
        {section === 'settings' ? <SettingsPanel /> : null}
      </div>
    </>
  );
}
