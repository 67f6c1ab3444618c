import type { RoleName } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { version } from '../../../package.json';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { language } from '../../platform/core/language.ts';
import { Link } from '../../platform/core/link.tsx';
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
import { m } from './words/messages.js';

interface Card {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly icon: IconName;
  readonly roles: readonly RoleName[];
}

const cards: readonly Card[] = [
  {
    title: m.userManager(),
    text: m.userManagerText(),
    path: '/admin/user',
    icon: 'user',
    roles: ['Admin'],
  },
  {
    title: m.reports(),
    text: m.reportsText(),
    path: '/admin/reports',
    icon: 'warning',
    roles: ['Admin'],
  },
  {
    title: m.nameplateEditor(),
    text: m.nameplateEditorText(),
    path: '/admin/nameplate',
    icon: 'edit',
    roles: ['Admin'],
  },
  {
    title: m.leagues(),
    text: m.leaguesText(),
    path: '/admin/leagues',
    icon: 'shield',
    roles: ['Admin'],
  },
  {
    title: m.pickData(),
    text: m.pickDataText(),
    path: '/admin/pickdata',
    icon: 'bars',
    roles: ['Admin'],
  },
  {
    title: m.formatBuilder(),
    text: m.formatBuilderText(),
    path: '/admin/eventFormatBuilder',
    icon: 'bracket',
    roles: ['Admin', 'EventCreator'],
  },
  {
    title: m.events(),
    text: m.eventsText(),
    path: '/admin/event',
    icon: 'trophy',
    roles: ['Admin', 'EventCreator'],
  },
  {
    title: m.eventCreator(),
    text: m.eventCreatorText(),
    path: '/admin/event/create',
    icon: 'plus',
    roles: ['Admin', 'EventCreator'],
  },
  {
    title: m.rewardTrophies(),
    text: m.rewardTrophiesText(),
    path: '/admin/giveTrophy',
    icon: 'medal',
    roles: ['Admin', 'EventCreator'],
  },
  {
    title: m.survey(),
    text: m.surveyText(),
    path: '/admin/survey',
    icon: 'chat',
    roles: ['Admin', 'SurveyCreator'],
  },
  {
    title: m.announcements(),
    text: m.announcementsText(),
    path: '/admin/announce',
    icon: 'bell',
    roles: ['Admin'],
  },
  {
    title: m.promoCodes(),
    text: m.promoCodesText(),
    path: '/admin/promo',
    icon: 'unlock',
    roles: ['Admin'],
  },
  {
    title: m.supporters(),
    text: m.supportersText(),
    path: '/admin/supporters',
    icon: 'medal',
    roles: ['Admin'],
  },
  {
    title: m.auditTitle(),
    text: m.auditText(),
    path: '/admin/audit',
    icon: 'list',
    roles: ['Admin'],
  },
  {
    title: m.aboutUs(),
    text: m.aboutUsText(),
    path: '/admin/about',
    icon: 'eye',
    roles: ['Admin'],
  },
  {
    title: m.settings(),
    text: m.settingsText(),
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
    <StaffPage title={m.admin()} intro={<Today />} isTop>
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
            {m.toCorrect({
              link: (inside) => (
                <Link to="/admin/pickOverride" className={styles.link}>
                  {inside}
                </Link>
              ),
            })}
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

const day = new Intl.DateTimeFormat(language(), { dateStyle: 'full', timeZone: 'UTC' });

const Today = () => m.todayUtc({ day: day.format(new Date()) });

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
    <EmptyState icon="shield" level={2} title={m.noToolsTitle()} text={m.noToolsText()}>
      <Link to={`/${currentGame.prefix}/event`} className={buttonClass({ variant: 'primary' })}>
        {m.seeCurrentEvent()}
      </Link>
    </EmptyState>
  );
}
