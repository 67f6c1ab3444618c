import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { type CommunityLink, useCommunityLinks } from '../../platform/core/community-links.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { gamesQuery, settingsQuery, useSettings } from '../../platform/core/settings.queries.ts';
import type { SettingValues } from '../../platform/core/settings.ts';
import { Icon, type IconName } from '../../platform/ui/art/icon.tsx';
import { buttonClass } from '../../platform/ui/controls/button.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import pageStyles from './about-page.module.css';
import { aboutWord } from './about-words.ts';
import styles from './community-page.module.css';
import { linkName } from './social-links.tsx';

/** Links to the community: the same as on About Us, with the purpose of each. */
export function CommunityPage() {
  return (
    <>
      <title>Community · Callshot</title>
      <CommunityFrame settings={useSettings()}>
        <Places />
      </CommunityFrame>
    </>
  );
}

interface CommunityFrameProps {
  readonly settings: SettingValues;
  readonly children: ReactNode;
}

export function CommunityFrame({ settings, children }: CommunityFrameProps) {
  return (
    <div className={pageStyles.page}>
      <header className={pageStyles.intro}>
        <h1 className={pageStyles.title}>Community</h1>
        <p className={pageStyles.lead}>{aboutWord(settings, 'communityText')}</p>
      </header>
      {children}
    </div>
  );
}

function Places() {
  const links = useCommunityLinks();
  const [settings, games] = [useQuery(settingsQuery), useQuery(gamesQuery)];
  if (links.length > 0) return <PlaceList links={links} />;
  if (settings.isPending || games.isPending) {
    return (
      <div className={styles.places} role="status" aria-label="Loading the links">
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
    );
  }
  if (settings.isError || games.isError) {
    const readAgain = () => void Promise.all([settings.refetch(), games.refetch()]);
    return <LoadFailure title="The links could not be loaded" onRetry={readAgain} />;
  }
  return (
    <>
      <meta name="robots" content="noindex" />
      <NoPlace />
    </>
  );
}

export function PlaceList({ links }: { readonly links: readonly CommunityLink[] }) {
  return (
    <ul className={styles.places}>
      {links.map((link) => (
        <li key={linkName(link)}>
          <Place link={link} />
        </li>
      ))}
    </ul>
  );
}

const purposes: Readonly<Record<CommunityLink['site'], { icon: IconName; text: string }>> = {
  Discord: { icon: 'chat', text: 'Chat with other players, and get help' },
  Reddit: { icon: 'list', text: 'Longer discussions: predictions, threads, feedback' },
  Instagram: { icon: 'eye', text: 'Pictures and stories around the events' },
  X: { icon: 'bell', text: 'News, locks and results as they happen' },
};

function Place({ link }: { readonly link: CommunityLink }) {
  const { icon, text } = purposes[link.site];
  return (
    <a className={styles.place} href={link.url} rel="noopener noreferrer" target="_blank">
      <span className={styles.mark}>
        <Icon name={icon} size={22} />
      </span>
      <span className={styles.name}>{linkName(link)}</span>
      <span className={styles.purpose}>{text}</span>
      <Icon name="external" size={18} className={styles.away} label="opens in a new tab" />
    </a>
  );
}

/** Staff who can set the links get a link to the settings. */
export function NoPlace() {
  const { user } = useCurrentUser();
  const isAdmin = user?.roles.includes('Admin') ?? false;
  return (
    <EmptyState
      icon="chat"
      level={2}
      title="No community links yet"
      text={
        isAdmin
          ? 'Add your Discord, Reddit, Instagram or X link, and everyone will find it here.'
          : 'Links to our chat, forum and social accounts will appear here.'
      }
    >
      {isAdmin ? (
        <Link to="/admin/settings" className={buttonClass({ variant: 'primary' })}>
          Add links
        </Link>
      ) : (
        <Link to={`/${currentGame.prefix}/event`} className={buttonClass({ variant: 'primary' })}>
          See the current event
        </Link>
      )}
    </EmptyState>
  );
}
