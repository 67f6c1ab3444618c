import type { ManagedUser } from '@callshot/contract';
import { gameOf } from '@callshot/rules';
import { language } from '../../platform/core/language.ts';
import { Link } from '../../platform/core/link.tsx';
import { EmailState } from './email-state.tsx';
import styles from './user-modal.module.css';
import { m } from './words/messages.js';

const day = new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' });
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
        <dt>{m.id()}</dt>
        <dd>{user.id}</dd>
      </div>
      <div>
        <dt>{m.memberSince()}</dt>
        <dd>{day.format(new Date(user.created))}</dd>
      </div>
      <div>
        <dt>{m.email()}</dt>
        <dd>
          <EmailState state={user.emailState} />
        </dd>
      </div>
      <div>
        <dt>{m.externalIds()}</dt>
        {user.userExternalLogins.length === 0 ? <dd>{m.noneLinked()}</dd> : null}
        {user.userExternalLogins.map(({ name, externalUsername }) => (
          <dd key={name}>
            {names[name] ?? name}: {externalUsername ?? m.noNameGiven()}
          </dd>
        ))}
      </div>
      <div>
        <dt>{m.formerUsernames()}</dt>
        {user.formerUsernames.length === 0 ? <dd>{m.noFormerNames()}</dd> : null}
        {user.formerUsernames.map(({ username, changedAt, changedBy }) => (
          <dd key={changedAt}>
            <bdi>{username}</bdi>{' '}
            <span className={styles.since}>
              {changedBy === 'staff'
                ? m.untilDayByStaff({ day: day.format(new Date(changedAt)) })
                : m.untilDay({ day: day.format(new Date(changedAt)) })}
            </span>
          </dd>
        ))}
      </div>
      <div>
        <dt>{m.picks()}</dt>
        {user.entered.length === 0 ? <dd>{m.noPicksYet()}</dd> : null}
        {user.entered.map((event) => (
          <dd key={event.eventId}>
            <Link className={styles.lookUp} to={pathOfPicks(event, user.id)}>
              <bdi>{event.name}</bdi>
            </Link>
          </dd>
        ))}
      </div>
      <div>
        <dt>{m.auditOfUser()}</dt>
        <dd>
          <Link className={styles.lookUp} to={`/admin/audit?subjectType=user&subjectId=${user.id}`}>
            {m.doneToUser({ username: user.username, user: (inside) => <bdi>{inside}</bdi> })}
          </Link>
        </dd>
        <dd>
          <Link className={styles.lookUp} to={`/admin/audit?actor=${user.id}`}>
            {m.doneByUser({ username: user.username, user: (inside) => <bdi>{inside}</bdi> })}
          </Link>
        </dd>
      </div>
    </dl>
  );
}

function pathOfPicks({ eventId, gameId }: ManagedUser['entered'][number], userId: number): string {
  return `/${gameOf(gameId).prefix}/event/${eventId}/${userId}`;
}
