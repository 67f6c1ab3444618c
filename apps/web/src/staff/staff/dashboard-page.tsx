import type { RoleName } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { version } from '../../../package.json';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { Icon, type IconName } from '../../platform/ui/art/icon.tsx';
import { buttonClass } from '../../platform/ui/controls/button.tsx';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { CurrentEvents } from './current-events.tsx';
import styles from './dashboard-page.module.css';
import { LatestChanges } from './latest-changes.tsx';
import { NewestUsers } from './newest-users.tsx';
import { OverviewNumbers } from './overview-numbers.tsx';
import { overviewQuery } from './staff.queries.ts';

interface Card {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly icon: IconName;
  readonly roles: readonly RoleName[];
}

const cards: readonly Card[] = [
  {
    title: 'User Manager',
    text: 'Rename users, reset passwords, give and take roles.',
    path: '/admin/user',
    icon: 'user',
    roles: ['Admin'],
  },
  {
    title: 'Reports',
    text: 'Usernames, leagues and nameplates that users reported.',
    path: '/admin/reports',
    icon: 'warning',
    roles: ['Admin'],
  },
  {
    title: 'Nameplate Editor',
    text: 'Every nameplate: make, change, give, disable.',
    path: '/admin/nameplate',
    icon: 'edit',
    roles: ['Admin'],
  },
  {
    title: 'Leagues',
    text: 'Every league: rename, close, bring back.',
    path: '/admin/leagues',
    icon: 'shield',
    roles: ['Admin'],
  },
  {
    title: 'Pick Data',
    text: 'What people picked in every locked stage, in numbers.',
    path: '/admin/pickdata',
    icon: 'bars',
    roles: ['Admin'],
  },
  {
    title: 'Event Format Builder',
    text: 'What events are made from: stages, brackets, points.',
    path: '/admin/eventFormatBuilder',
    icon: 'bracket',
    roles: ['Admin', 'EventCreator'],
  },
  {
    title: 'Events',
    text: 'Run what is under way: stages, locks, matches, teams.',
    path: '/admin/event',
    icon: 'trophy',
    roles: ['Admin', 'EventCreator'],
  },
  {
    title: 'Event Creator',
    text: 'Make an event from a tournament of the wiki, or by hand.',
    path: '/admin/event/create',
    icon: 'plus',
    roles: ['Admin', 'EventCreator'],
  },
  {
    title: 'Reward Trophies',
    text: 'Give finished events their trophies, and correct them.',
    path: '/admin/giveTrophy',
    icon: 'medal',
    roles: ['Admin', 'EventCreator'],
  },
  {
    title: 'Survey',
    text: 'Ask players: prompts, pictures, and what they answered.',
    path: '/admin/survey',
    icon: 'chat',
    roles: ['Admin', 'SurveyCreator'],
  },
  {
    title: 'Announcements',
    text: 'Tell everyone, or everyone who plays a game.',
    path: '/admin/announce',
    icon: 'bell',
    roles: ['Admin'],
  },
  {
    title: 'Promo Codes',
    text: 'Make codes that bring a nameplate; who claimed them.',
    path: '/admin/promo',
    icon: 'unlock',
    roles: ['Admin'],
  },
  {
    title: 'Supporters',
    text: 'Plan the nameplates of the month, and what each level begins at.',
    path: '/admin/supporters',
    icon: 'medal',
    roles: ['Admin'],
  },
  {
    title: 'Audit Log',
    text: 'Who did what, when and why.',
    path: '/admin/audit',
    icon: 'list',
    roles: ['Admin'],
  },
  {
    title: 'About Us',
    text: 'Story, people, interview and links, as they will look.',
    path: '/admin/about',
    icon: 'eye',
    roles: ['Admin'],
  },
  {
    title: 'Settings',
    text: 'Links, limits and texts of the product.',
    path: '/admin/settings',
    icon: 'edit',
    roles: ['Admin'],
  },
];

/** The tools of each role. A card appears here once its screen exists. */
export function DashboardPage() {
  const { user } = useCurrentUser();
  const { isPending } = useQuery(overviewQuery);
  return (
    <StaffPage title="Admin" intro={<Today />} isTop>
      <OverviewNumbers />
      {isPending ? <Skeleton height={420} /> : <Desk roles={user?.roles ?? []} />}
      <p className={styles.version}>Callshot {version}</p>
    </StaffPage>
  );
}

/** Current work on the left with the tools below it, the latest changes on the right. */
function Desk({ roles }: { roles: readonly RoleName[] }) {
  const isAdmin = roles.includes('Admin');
  const own = cards.filter((card) => card.roles.some((role) => roles.includes(role)));
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <CurrentEvents />
        {own.length === 0 ? <NothingYet /> : null}
        {own.length === 0 ? null : (
          <ul className={styles.cards}>
            {own.map((card) => (
              <li key={card.path}>
                <CardLink card={card} />
              </li>
            ))}
          </ul>
        )}
        {isAdmin ? (
          <p className={styles.other}>
            Results or picks to correct?{' '}
            <Link to="/admin/pickOverride" className={styles.link}>
              Pick Override
            </Link>
          </p>
        ) : null}
      </div>
      {isAdmin ? (
        <div className={styles.column}>
          <NewestUsers />
          <LatestChanges />
        </div>
      ) : null}
    </div>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

const Today = () => `${day.format(new Date())}, UTC`;

function CardLink({ card }: { card: Card }) {
  return (
    <Link to={card.path} className={styles.card}>
      <span className={styles.mark}>
        <Icon name={card.icon} size={22} />
      </span>
      <h2 className={styles.title}>{card.title}</h2>
      <span className={styles.text}>{card.text}</span>
    </Link>
  );
}

function NothingYet() {
  return (
    <EmptyState
      icon="shield"
      level={2}
      title="Nothing to manage yet"
      text="Your role has no tools yet. They will appear on this page."
    >
      <Link to={`/${currentGame.prefix}/event`} className={buttonClass({ variant: 'primary' })}>
        See the current event
      </Link>
    </EmptyState>
  );
}
