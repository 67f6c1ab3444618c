import type { UserProfile } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import { type TabItem, Tabs } from '../../platform/ui/page/tabs.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { NotificationSettings } from '../../reach/notifications/notification-settings.tsx';
import { type SelectorPlace, TrophySelector } from '../../rewards/trophies/trophy-selector.tsx';
import { useShowcase } from '../../rewards/trophies/use-showcase.ts';
import { useCurrentUser } from '../session/session.queries.ts';
import { AccountPanel } from './account-panel.tsx';
import { FarewellModal } from './farewell-modal.tsx';
import { LinkedMarks } from './linked-marks.tsx';
import { profileQuery } from './profile.queries.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { BlankHead, LoadingHead, ProfileHead } from './profile-head.tsx';
import styles from './profile-modal.module.css';
import { ProfilePanel } from './profile-panel.tsx';
import { ProfilePin } from './profile-pin.tsx';
import { ShareProfile } from './share-profile.tsx';
import { m } from './words/messages.js';

interface ProfileModalProps {
  userId: number;
  /** The section to begin with, for the own profile. */
  section?: Section;
  onClose(): void;
}

/** A user as everybody sees them; edit controls on the own profile alone [rule: accounts-42]. */
export function ProfileModal({ userId, section = 'profile', onClose }: ProfileModalProps) {
  const { user } = useCurrentUser();
  const [isDeleted, setDeleted] = useState(false);
  const { data: profile, isError, refetch } = useQuery(profileQuery(userId));
  if (isDeleted) return <FarewellModal />;
  return (
    <Modal
      title={m.profile()}
      isOpen
      onClose={onClose}
      size="spread"
      tools={profile ? <ShareProfile userId={userId} /> : null}
    >
      {profile === null ? <BlankHead /> : null}
      {profile ? (
        <Spread
          profile={profile}
          isOwn={user?.id === userId}
          begin={section}
          onDeleted={() => setDeleted(true)}
        />
      ) : null}
      {profile === undefined && !isError ? <LoadingHead /> : null}
      {profile === undefined && isError ? (
        <LoadFailure title={m.profileFailed()} onRetry={() => void refetch()} />
      ) : null}
    </Modal>
  );
}

type Section = 'profile' | 'notifications' | 'account';

const sections: readonly TabItem<Section>[] = [
  { value: 'profile', label: m.profile() },
  { value: 'notifications', label: m.notifications() },
  { value: 'account', label: m.account() },
];

interface SpreadProps {
  profile: UserProfile;
  isOwn: boolean;
  begin: Section;
  onDeleted(): void;
}

/** The user on the left, their awards on the right; in the own profile also the settings. */
function Spread({ profile, isOwn, begin, onDeleted }: SpreadProps) {
  const [section, setSection] = useState(begin);
  const [selecting, setSelecting] = useState<SelectorPlace | null>(null);
  const showcase = useShowcase(profile.id);
  const panelId = useId();
  const label = sections.find(({ value }) => value === section)?.label;
  const shown = (
    <ProfilePanel
      userId={profile.id}
      showcase={showcase}
      onEditCase={isOwn ? setSelecting : undefined}
    />
  );
  return (
    <div className={styles.spread}>
      <div className={styles.person}>
        <ProfileHead profile={profile} isOwn={isOwn} />
        <ProfilePin
          pinned={showcase.pinned}
          isAwaited={showcase.isPending && profile.pinnedTrophy.length > 0}
          own={isOwn ? { showcase, onChange: () => setSelecting('pin') } : null}
        />
        <ProfileFacts userId={profile.id} awards={showcase.awards} />
        {isOwn && section !== 'account' ? (
          <LinkedMarks onLink={() => setSection('account')} />
        ) : null}
      </div>
      <div className={styles.sections}>
        {isOwn ? (
          <>
            <Tabs
              label={m.yourProfile()}
              items={sections}
              value={section}
              onChange={(next) => setSection(next)}
              panelId={panelId}
              className={styles.tabs}
            />
            <div id={panelId} role="tabpanel" aria-label={label} className={styles.panel}>
              {section === 'profile' ? shown : null}
              {section === 'notifications' ? (
                <NotificationsPanel onLinkDiscord={() => setSection('account')} />
              ) : null}
              {section === 'account' ? (
                <AccountPanel username={profile.username} onDeleted={onDeleted} />
              ) : null}
            </div>
          </>
        ) : (
          <div className={styles.panel}>{shown}</div>
        )}
      </div>
      {selecting === null ? null : (
        <TrophySelector place={selecting} showcase={showcase} onClose={() => setSelecting(null)} />
      )}
    </div>
  );
}

const NotificationsPanel = ({ onLinkDiscord }: { onLinkDiscord(): void }) => (
  <PanelSection title={m.notifications()} isTitleHidden text={m.notificationsText()}>
    <NotificationSettings onLinkDiscord={onLinkDiscord} />
  </PanelSection>
);
