import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { type CommunityLink, useCommunityLinks } from '../../platform/core/community-links.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { Link } from '../../platform/core/link.tsx';
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
import { m } from './words/messages.js';

/** Links to the community: the same as on About Us, with the purpose of each. */
export function CommunityPage() {
  return (
    <>
      <title>{m.communityPageTitle()}</title>
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
        <h1 className={pageStyles.title}>{m.community()}</h1>
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
      <div className={styles.places} role="status" aria-label={m.loadingLinks()}>
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
    );
  }
  if (settings.isError || games.isError) {
    const readAgain = () => void Promise.all([settings.refetch(), games.refetch()]);
    return <LoadFailure title={m.linksFailed()} onRetry={readAgain} />;
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
  Discord: { icon: 'chat', text: m.discordPurpose() },
  Reddit: { icon: 'list', text: m.redditPurpose() },
  Instagram: { icon: 'eye', text: m.instagramPurpose() },
  X: { icon: 'bell', text: m.xPurpose() },
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
      <Icon name="external" size={18} className={styles.away} label={m.opensNewTab()} />
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
      title={m.noLinksYet()}
      text={isAdmin ? m.noLinksForAdmins() : m.noLinksText()}
    >
      {isAdmin ? (
        <Link to="/admin/settings" className={buttonClass({ variant: 'primary' })}>
          {m.addLinksAction()}
        </Link>
      ) : (
        <Link to={`/${currentGame.prefix}/event`} className={buttonClass({ variant: 'primary' })}>
          {m.seeCurrentEvent()}
        </Link>
      )}
    </EmptyState>
  );
}
