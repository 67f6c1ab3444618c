import { gameOf, membersText } from '@callshot/rules';
import { EventArt } from '../../platform/ui/art/event-art.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { timeLeft } from '../../play/events/countdown-state.ts';
import { useServerSecond } from '../../play/events/server-second.ts';
import { TimeLeft } from '../../play/events/time-left.tsx';
import { Gates } from './gates.tsx';
import type { Invitation } from './invites.queries.ts';
import styles from './join-page.module.css';
import { JoinWays } from './join-ways.tsx';
import { gameOfInvitation } from './league-place.ts';
import { m } from './words/messages.js';

interface InvitationViewProps {
  code: string;
  invitation: Invitation;
  isVisitor: boolean;
}

export function InvitationView({ code, invitation, isVisitor }: InvitationViewProps) {
  const { league, invitedBy, nextLock, viewer } = invitation;
  const { name, memberCount, hasPassword } = league;
  const gameId = gameOfInvitation(invitation);
  return (
    <article className={styles.invitation} data-game={gameOf(gameId).prefix}>
      <title>{m.invitationPageTitle({ name, members: membersText(memberCount) })}</title>
      <EventArt event={{ name, gameId, rewardTypeId: 1 }} className={styles.art} />
      <header className={styles.head}>
        <p className={styles.from}>
          <NameBadge username={invitedBy.username} nameplateId={invitedBy.nameplateId} />
          <span>{m.invitesYou()}</span>
        </p>
        <h1 className={styles.name}>
          <bdi>{name}</bdi>
        </h1>
        <p className={styles.facts}>
          <span className={styles.fact}>
            <Icon name="users" size={16} />
            {membersText(memberCount)}
          </span>
          <span className={styles.fact}>
            <Icon name={hasPassword ? 'lock' : 'unlock'} size={16} />
            {hasPassword ? m.privateLeague() : m.openLeague()}
          </span>
        </p>
        <Members invitation={invitation} />
      </header>
      {nextLock ? <NextLock lock={nextLock} memberCount={memberCount} /> : null}
      {viewer === 'member' ? null : <Gates league={league} viewer={viewer} isVisitor={isVisitor} />}
      <JoinWays code={code} invitation={invitation} isVisitor={isVisitor} />
    </article>
  );
}

function Members({ invitation }: { invitation: Invitation }) {
  const { someMembers, league } = invitation;
  if (someMembers.length === 0) return null;
  // The creator stands above.
  const more = league.memberCount - someMembers.length - 1;
  return (
    <ul className={styles.members} aria-label={m.members()}>
      {someMembers.map(({ id, username, nameplateId }) => (
        <li key={id} className={styles.member}>
          <NameBadge username={username} nameplateId={nameplateId} className={styles.plate} />
        </li>
      ))}
      {more > 0 ? <li className={styles.more}>{m.moreMembers({ count: more })}</li> : null}
    </ul>
  );
}

interface NextLockProps {
  lock: NonNullable<Invitation['nextLock']>;
  memberCount: number;
}

function NextLock({ lock, memberCount }: NextLockProps) {
  const now = useServerSecond() * 1000;
  const isOver = now >= Date.parse(lock.lockAt);
  return (
    <section className={styles.lock} aria-labelledby="next-lock">
      <p className={styles.lockHead}>
        <span className={styles.lockLabel}>{isOver ? m.lockedState() : m.nextLock()}</span>
        <span className={styles.picked}>
          {lock.picked === 1 || memberCount === 1
            ? m.oneHasPicked({ picked: lock.picked, members: membersText(memberCount) })
            : m.manyHavePicked({ picked: lock.picked, members: membersText(memberCount) })}
        </span>
      </p>
      <h2 id="next-lock" className={styles.lockName}>
        <bdi>{lock.eventName}</bdi>, {lock.stageName}
      </h2>
      <TimeLeft {...timeLeft(Date.parse(lock.lockAt), now)} />
    </section>
  );
}
