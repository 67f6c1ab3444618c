import type { UserProfile } from '@callshot/contract';
import { isStaffRole } from '@callshot/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { ReportButton } from '../../community/reports/report-button.tsx';
import { language } from '../../platform/core/language.ts';
import { Link } from '../../platform/core/link.tsx';
import { closeModals } from '../../platform/core/modals.ts';
import { buttonClass } from '../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { NameplatePencil } from '../../rewards/nameplates/nameplate-pencil.tsx';
import { usernameChangeQuery } from '../accounts/username.queries.ts';
import { useCurrentUser } from '../session/session.queries.ts';
import styles from './profile-modal.module.css';
import { classicGround, readableColour } from './readable-colour.ts';
import { roleTitles } from './role-titles.ts';
import { m } from './words/messages.js';

/** Everybody has this level; it is no distinction and is not shown [rule: nameplates-16]. */
const noSupporter = 1;

const month = new Intl.DateTimeFormat(language(), { month: 'long', year: 'numeric' });

interface ProfileHeadProps {
  profile: UserProfile;
  isOwn: boolean;
}

export function ProfileHead({ profile, isOwn }: ProfileHeadProps) {
  const { username, nameplateId, patreonLevel, created, roles } = profile;
  const isSupporter = patreonLevel.id !== noSupporter;
  const colour =
    (isSupporter && readableColour(patreonLevel.hexCode, classicGround())) || undefined;
  return (
    <header className={styles.head}>
      <div className={styles.named}>
        <NameBadge
          username={username}
          nameplateId={nameplateId}
          size="large"
          isStaff={roles.some(isStaffRole)}
          colour={colour}
          className={styles.name}
        />
        {isOwn ? <NameplatePencil /> : null}
      </div>
      <p className={styles.since}>{m.memberSince({ month: month.format(new Date(created)) })}</p>
      {roles.map((role) => (
        <p key={role} className={styles.level}>
          {roleTitles[role]}
        </p>
      ))}
      {isSupporter ? <p className={styles.supporter}>{patreonLevel.name}</p> : null}
      {isOwn ? <NameChoice /> : <Reports profile={profile} />}
    </header>
  );
}

/** There is nothing to report of Classic. */
function Reports({ profile: { id, username: name, nameplateId } }: { profile: UserProfile }) {
  const { user } = useCurrentUser();
  if (!user) return null;
  return (
    <p className={styles.reports}>
      <ReportButton thing={{ kind: 'username', id, name, nameplateId }} />
      {nameplateId === 0 ? null : (
        <ReportButton thing={{ kind: 'nameplate', id: nameplateId, name, nameplateId }} />
      )}
    </p>
  );
}

/** Shown to users without a name of their own, or who are to choose another one. */
function NameChoice() {
  const { data } = useQuery(usernameChangeQuery);
  if (!data?.isChangeAvailable) return null;
  return (
    <Link to="/pick-username" onClick={closeModals} className={buttonClass({ size: 'sm' })}>
      {m.chooseUsername()}
    </Link>
  );
}

/** Shown for a user who does not exist, or no longer [rule: accounts-43]. */
export function BlankHead() {
  return (
    <header className={styles.head}>
      <NameBadge username="—" nameplateId={0} size="large" className={styles.name} />
    </header>
  );
}

export function LoadingHead() {
  return (
    <div className={styles.head}>
      <VisuallyHidden>{m.loadingProfile()}</VisuallyHidden>
      <Skeleton width={180} height={40} />
      <Skeleton width={220} height={20} />
      <Skeleton height={120} className={styles.waiting} />
    </div>
  );
}
