import type { Answer } from '@callshot/contract';
import { type GameId, gameOf } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Moment } from '../../platform/ui/hooks/moment.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import styles from './overview-numbers.module.css';
import { overviewQuery } from './staff.queries.ts';

type Overview = Answer<'GET /api/staff/overview'>;

/** The product in numbers, as far as they concern the role. Numbers that need action are marked. */
export function OverviewNumbers() {
  const overview = useQuery(overviewQuery);
  if (overview.isError) {
    return (
      <LoadFailure
        title="The numbers could not be loaded"
        onRetry={() => void overview.refetch()}
      />
    );
  }
  if (!overview.data) {
    return (
      <div className={styles.numbers} role="status" aria-label="Loading the numbers">
        <Skeleton height={124} />
        <Skeleton height={124} />
        <Skeleton height={124} />
        <Skeleton height={124} />
      </div>
    );
  }
  return <Numbers overview={overview.data} />;
}

const count = (value: number): string => value.toLocaleString('en');

function Numbers({ overview: { users, moderation, events, health } }: { overview: Overview }) {
  return (
    <section aria-label="Callshot in numbers">
      <dl className={styles.numbers}>
        {events ? <NextLock nextLock={events.nextLock} /> : null}
        <Tile name="Users" value={count(users.total)}>
          {count(users.joinedLately)} joined in the last 24 hours
          {moderation ? (
            <>
              <br />
              {count(moderation.disabled)} disabled, {count(moderation.flagged)} to be renamed
            </>
          ) : null}
        </Tile>
        {health ? <Health health={health} /> : null}
      </dl>
    </section>
  );
}

function NextLock({ nextLock }: Pick<NonNullable<Overview['events']>, 'nextLock'>) {
  if (nextLock === null) {
    return (
      <Tile name="Next lock" value="None" isText>
        No stage is open for picks
      </Tile>
    );
  }
  return (
    <>
      <Tile name="Next lock" value={<Moment at={nextLock.lockAt} />} isText isNext>
        <EventLink event={nextLock} name={nextLock.eventName} />, {nextLock.stageName}
      </Tile>
      <Tile name="Entrants" value={count(nextLock.entrants)}>
        in <bdi>{nextLock.eventName}</bdi>
      </Tile>
    </>
  );
}

function Health({
  health: { mail, discord, unreadable, reports },
}: {
  health: NonNullable<Overview['health']>;
}) {
  const unread = unreadable.reduce((sum, event) => sum + event.count, 0);
  return (
    <>
      {reports > 0 ? (
        <Tile name="Reports" value={count(reports)} isAmiss>
          {reports === 1 ? 'waits' : 'wait'} for an answer: <Link to="/admin/reports">Reports</Link>
        </Tile>
      ) : null}
      {mail.isSent ? (
        <Tile name="Failed mail" value={count(mail.failed)} isAmiss={mail.failed > 0}>
          in the last 24 hours; {count(mail.waiting)} waiting
          {mail.problem ? `. Last problem: ${mail.problem}` : null}
        </Tile>
      ) : (
        <Tile name="Mail" value="Off" isText>
          No mail server is configured
        </Tile>
      )}
      {discord.isSent || discord.problems.length > 0 ? <DiscordTile discord={discord} /> : null}
      {unread > 0 ? (
        <Tile name="Unreadable entries" value={count(unread)} isAmiss>
          <Link to="/admin/pickOverride">Pick Override</Link> lists them in{' '}
          {unreadable.map(({ name }) => name).join(', ')}
        </Tile>
      ) : null}
    </>
  );
}

type Discord = NonNullable<Overview['health']>['discord'];

const problemWords: Readonly<
  Record<Discord['problems'][number]['way'], Partial<Record<string, string>>>
> = {
  bot: {
    token: 'Discord refuses the bot’s token',
    outage: 'Discord does not take the bot’s messages',
  },
  webhook: {
    gone: 'The server’s webhook is gone',
    outage: 'Discord does not take posts to the server',
  },
};

function DiscordTile({ discord: { failed, waiting, problems } }: { discord: Discord }) {
  return (
    <Tile
      name="Failed on Discord"
      value={count(failed)}
      isAmiss={failed > 0 || problems.length > 0}
    >
      in the last 24 hours; {count(waiting)} waiting
      {problems.map(({ way, what, since }) => (
        <span key={way}>
          <br />
          {problemWords[way][what]} since <Moment at={since} />
        </span>
      ))}
    </Tile>
  );
}

interface TileProps {
  name: string;
  value: ReactNode;
  /** Words, not a figure. */
  isText?: boolean;
  isAmiss?: boolean;
  /** Marks the most important number of the day. */
  isNext?: boolean;
  children: ReactNode;
}

function Tile(props: TileProps) {
  const { name, value, isText = false, isAmiss = false, isNext = false, children } = props;
  return (
    <div className={styles.tile} data-amiss={isAmiss || undefined} data-next={isNext || undefined}>
      <dt className={styles.name}>
        {isAmiss ? <Icon name="warning" size={16} /> : null}
        {name}
      </dt>
      <dd className={isText ? styles.text : styles.value}>{value}</dd>
      <dd className={styles.note}>{children}</dd>
    </div>
  );
}

function EventLink({ event, name }: { event: { eventId: number; gameId: GameId }; name: string }) {
  const { prefix } = gameOf(event.gameId);
  return <Link to={`/${prefix}/event/${event.eventId}`}>{name}</Link>;
}
