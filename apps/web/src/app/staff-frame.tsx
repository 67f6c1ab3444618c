import type { RoleName } from '@callshot/contract';
import { Link, Outlet, useLocation } from 'react-router';
import { useCurrentUser } from '../session/session.queries.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useMedia } from '../ui/use-media.ts';
import styles from './staff-frame.module.css';

interface StaffPlace {
  readonly title: string;
  readonly path: string;
  readonly icon: IconName;
  readonly roles: readonly RoleName[];
}

interface Group {
  /** Null = on top, without a name. */
  readonly title: string | null;
  readonly places: readonly StaffPlace[];
}

const adminOnly = ['Admin'] as const;
const eventStaff = ['Admin', 'EventCreator'] as const;

const groups: readonly Group[] = [
  {
    title: null,
    places: [
      {
        title: 'Overview',
        path: '/admin',
        icon: 'grid',
        roles: ['Admin', 'EventCreator', 'SurveyCreator'],
      },
    ],
  },
  {
    title: 'Events',
    places: [
      {
        title: 'Event Format Builder',
        path: '/admin/eventFormatBuilder',
        icon: 'bracket',
        roles: eventStaff,
      },
      { title: 'Pick Override', path: '/admin/pickOverride', icon: 'swap', roles: adminOnly },
    ],
  },
  {
    title: 'Community',
    places: [
      { title: 'User Manager', path: '/admin/user', icon: 'user', roles: adminOnly },
      { title: 'Announcements', path: '/admin/announce', icon: 'bell', roles: adminOnly },
    ],
  },
  {
    title: 'System',
    places: [
      { title: 'Audit Log', path: '/admin/audit', icon: 'list', roles: adminOnly },
      { title: 'Settings', path: '/admin/settings', icon: 'edit', roles: adminOnly },
    ],
  },
];

/** Pages with several columns of work: beside them the rail shows icons alone. */
const crowded: ReadonlySet<string> = new Set(['/admin/pickOverride', '/admin/eventFormatBuilder']);

/** The rail beside every staff page, with the places that the user's roles open. */
export function StaffFrame() {
  const { pathname } = useLocation();
  const { user } = useCurrentUser();
  const isSlim = useMedia('(width < 1200px)') || crowded.has(pathname);
  const isOpen = ({ roles }: StaffPlace) => roles.some((role) => user?.roles.includes(role));
  const own = groups
    .map(({ title, places }) => ({ title, places: places.filter(isOpen) }))
    .filter(({ places }) => places.length > 0);
  // With nowhere else to go the rail leads nowhere.
  if (own.length < 2) return <Outlet />;
  return (
    <div className={styles.frame} data-slim={isSlim || undefined}>
      <nav className={styles.rail} aria-label="Staff">
        {own.map(({ title, places }) => (
          <div key={title} className={styles.group}>
            {title ? <p className={styles.title}>{title}</p> : null}
            <ul className={styles.places}>
              {places.map((place) => (
                <li key={place.path}>
                  <Link
                    to={place.path}
                    className={styles.place}
                    title={isSlim ? place.title : undefined}
                    aria-current={place.path === pathname ? 'page' : undefined}
                  >
                    <Icon name={place.icon} size={18} />
                    <span className={styles.name}>{place.title}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
