import type { ManagedUser } from '@callshot/contract';
import styles from './user-modal.module.css';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const names: Readonly<Record<string, string>> = {
  discord: 'Discord',
  google: 'Google',
  reddit: 'Reddit',
};

/** What identifies a user and cannot be changed here. */
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
        <dt>External IDs</dt>
        {user.userExternalLogins.length === 0 ? <dd>None linked</dd> : null}
        {user.userExternalLogins.map(({ name, externalUsername }) => (
          <dd key={name}>
            {names[name] ?? name}: {externalUsername ?? 'no name given'}
          </dd>
        ))}
      </div>
    </dl>
  );
}
