import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from 'react-router';
import { useCurrentUser } from '../account/session/session.queries.ts';
import { deskCommands } from '../desk/event-desk/desk-commands.ts';
import { formatCommands } from '../desk/formats/format-commands.ts';
import { Icon } from '../platform/ui/art/icon.tsx';
import { useMedia } from '../platform/ui/hooks/use-media.ts';
import { VisuallyHidden } from '../platform/ui/page/visually-hidden.tsx';
import { nameplateCommands } from '../rewards/nameplates/editor/nameplate-commands.ts';
import type { CommandSource } from '../staff/commands/command.ts';
import { CommandField } from '../staff/commands/command-field.tsx';
import { Keys } from '../staff/commands/keys.tsx';
import { opened } from '../staff/commands/opened.ts';
import { leagueCommands } from '../staff/league-desk/league-commands.ts';
import { eventCommands } from '../staff/staff/event-commands.ts';
import { overviewQuery } from '../staff/staff/staff.queries.ts';
import { userCommands } from '../staff/staff/user-commands.ts';
import styles from './staff-frame.module.css';
import { type StaffPlace, staffGroups } from './staff-places.ts';

/** The control room of an event and what belongs to it, which the rail knows by its list. */
const controlRoom = /^\/admin\/event\/\d+(\/mapping|\/matches\/\d+)?$/;
/** The list of surveys, one in the editor, its results. */
const surveyPlace = /^\/admin\/survey(\/|$)/;

/** The command sources of the rooms. */
const sources: readonly CommandSource[] = [
  userCommands,
  eventCommands,
  deskCommands,
  formatCommands,
  nameplateCommands,
  leagueCommands,
];

/** The rail beside every staff page, with the places that the user's roles open. */
export function StaffFrame() {
  const { pathname } = useLocation();
  const { user } = useCurrentUser();
  const isAdmin = user?.roles.includes('Admin') ?? false;
  const waiting = useQuery({ ...overviewQuery, enabled: isAdmin }).data?.health?.reports ?? 0;
  const place = controlRoom.test(pathname)
    ? '/admin/event'
    : surveyPlace.test(pathname)
      ? '/admin/survey'
      : pathname;
  const isSlim = useMedia('(width < 1200px)');
  const isOpen = ({ roles }: Pick<StaffPlace, 'roles'>) =>
    roles.some((role) => user?.roles.includes(role));
  const own = staffGroups
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
              {places.map(({ path, title: name, icon }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className={styles.place}
                    title={isSlim ? name : undefined}
                    aria-current={path === place ? 'page' : undefined}
                  >
                    <Icon name={icon} size={18} />
                    <span className={styles.name}>{name}</span>
                    {path === '/admin/reports' && waiting > 0 ? (
                      <span className={styles.waiting}>
                        {waiting.toLocaleString('en')}
                        <VisuallyHidden> waiting</VisuallyHidden>
                      </span>
                    ) : null}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <button
          type="button"
          className={styles.help}
          title="Keys of this page"
          onClick={() => opened.set('keys')}
        >
          <Keys of="?" />
          <span className={styles.name}>shows all keys</span>
        </button>
      </nav>
      <CommandField
        places={{
          title: 'Pages',
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
