import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router';
import { useCurrentUser } from '../account/session/session.queries.ts';
import { Link } from '../platform/core/link.tsx';
import type { StaffPlace } from '../platform/parts/room.ts';
import { Icon } from '../platform/ui/art/icon.tsx';
import { useMedia } from '../platform/ui/hooks/use-media.ts';
import { VisuallyHidden } from '../platform/ui/page/visually-hidden.tsx';
import { CommandField } from '../staff/commands/command-field.tsx';
import { Keys } from '../staff/commands/keys.tsx';
import { opened } from '../staff/commands/opened.ts';
import { overviewQuery } from '../staff/staff/staff.queries.ts';
import { allRooms } from './other-rooms.ts';
import styles from './staff-frame.module.css';
import { staffGroups } from './staff-places.ts';
import { m } from './words/messages.js';

const sources = allRooms
  .flatMap(({ commands = [] }) => commands)
  .toSorted((a, b) => a.order - b.order);

/** The rail beside every staff page, with the places that the user's roles open. */
export function StaffFrame() {
  const { pathname } = useLocation();
  const { user } = useCurrentUser();
  const isAdmin = user?.roles.includes('Admin') ?? false;
  const { health } = useQuery({ ...overviewQuery, enabled: isAdmin }).data ?? {};
  const isSlim = useMedia('(width < 1200px)');
  const isOpen = ({ roles }: Pick<StaffPlace, 'roles'>) =>
    roles.some((role) => user?.roles.includes(role));
  const own = staffGroups
    .map(({ title, places }) => ({ title, places: places.filter(isOpen) }))
    .filter(({ places }) => places.length > 0);
  // With nowhere else to go the rail leads nowhere.
  if (own.length < 2) return <Outlet />;
  return (
    <div className={styles.frame} data-staff data-slim={isSlim || undefined}>
      <nav className={styles.rail} aria-label={m.staff()} data-screen-only>
        {own.map(({ title, places }) => (
          <div key={title} className={styles.group}>
            {title ? <p className={styles.title}>{title}</p> : null}
            <ul className={styles.places}>
              {places.map((place) => (
                <li key={place.path}>
                  <PlaceLink
                    place={place}
                    isSlim={isSlim}
                    isHere={place.path === pathname || place.covers?.test(pathname) === true}
                    waiting={(place.waiting && health?.[place.waiting]) ?? 0}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <button
          type="button"
          className={styles.help}
          title={m.keysOfPage()}
          onClick={() => opened.set('keys')}
        >
          <Keys of="?" />
          <span className={styles.name}>{m.showsAllKeys()}</span>
        </button>
      </nav>
      <CommandField
        places={{
          title: m.pages(),
          commands: own.flatMap(({ places }) =>
            places.map(({ title, path, icon }) => ({ id: path, title, icon, does: { to: path } })),
          ),
        }}
        sources={sources.filter(isOpen)}
      />
      <Outlet />
    </div>
  );
}

interface PlaceLinkProps {
  readonly place: StaffPlace;
  readonly isSlim: boolean;
  readonly isHere: boolean;
  readonly waiting: number;
}

const PlaceLink = ({ place, isSlim, isHere, waiting }: PlaceLinkProps) => (
  <Link
    to={place.path}
    className={styles.place}
    title={isSlim ? place.title : undefined}
    aria-current={isHere ? 'page' : undefined}
  >
    <Icon name={place.icon} size={18} />
    <span className={styles.name}>{place.title}</span>
    {waiting > 0 ? (
      <span className={styles.waiting}>
        {m.waiting({
          count: waiting,
          quiet: (inside) => <VisuallyHidden>{inside}</VisuallyHidden>,
        })}
      </span>
    ) : null}
  </Link>
);
