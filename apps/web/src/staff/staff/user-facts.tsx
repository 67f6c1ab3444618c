import type { ManagedUser } from '@callshot/contract';
import { gameOf } from '@callshot/rules';
import { Link } from 'react-router';
import { EmailState } from './email-state.tsx';
import styles from './user-modal.module.css';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const names: Readonly<Record<string, string>> = {
  discord: 'Discord',
  google: 'Google',
  reddit: 'Reddit',
};
/** The facts of a user that cannot be changed here. */
export function UserFacts({ user }: { user: ManagedUser }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Id</dt>
        <dd>{user.id}</dd>
      </div>
      <div>
        <dt>Member since</dt>
        <dd>{day.format(new Date(user.created))}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <EmailState state={user.emailState} />
        </dd>
      </div>
      <div>
        <dt>External IDs</dt>
        {user.userExternalLogins.length === 0 ? <dd>None linked</dd> : null}
        {user.userExternalLogins.map(({ name, externalUsername }) => (
          <dd key={name}>
            {names[name] ?? name}: {externalUsername ?? 'no name given'}
          </dd>
        ))}
      </div>
      <div>
        <dt>Former usernames</dt>
        {user.formerUsernames.length === 0 ? <dd>None</dd> : null}
        {user.formerUsernames.map(({ username, changedAt, changedBy }) => (
          <dd key={changedAt}>
            <bdi>{username}</bdi>{' '}
            <span className={styles.since}>
              until {day.format(new Date(changedAt))}
              {changedBy === 'staff' ? ', changed by staff' : ''}
            </span>
          </dd>
        ))}
      </div>
      <div>
        <dt>Picks</dt>
        {user.entered.length === 0 ? <dd>None yet</dd> : null}
        {user.entered.map((event) => (
          <dd key={event.eventId}>
            <Link className={styles.lookUp} to={pathOfPicks(event, user.id)}>
              <bdi>{event.name}</bdi>
            </Link>
          </dd>
        ))}
      </div>
      <div>
        <dt>Audit log</dt>
        <dd>
          <Link className={styles.lookUp} to={`/admin/audit?subjectType=user&subjectId=${user.id}`}>
            What was done to <bdi>{user.username}</bdi>
          </Link>
        </dd>
        <dd>
          <Link className={styles.lookUp} to={`/admin/audit?actor=${user.id}`}>
            What <bdi>{user.username}</bdi> did
          </Link>
        </dd>
      </div>
    </dl>
  );
}

function pathOfPicks({ eventId, gameId }: ManagedUser['entered'][number], userId: number): string {
  return `/${gameOf(gameId).prefix}/event/${eventId}/${userId}`;
}
