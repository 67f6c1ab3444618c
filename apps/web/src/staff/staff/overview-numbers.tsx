import type { Answer } from '@callshot/contract';
import { type GameId, gameOf } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { zonedWords } from '../../platform/core/clock.ts';
import { language } from '../../platform/core/language.ts';
import { Link } from '../../platform/core/link.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Moment } from '../../platform/ui/hooks/moment.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import styles from './overview-numbers.module.css';
import { overviewQuery } from './staff.queries.ts';
import { m } from './words/messages.js';

type Overview = Answer<'GET /api/staff/overview'>;

/** The product in numbers, as far as they concern the role. Numbers that need action are marked. */
export function OverviewNumbers() {
  const overview = useQuery(overviewQuery);
  if (overview.isError) {
    return <LoadFailure title={m.numbersFailed()} onRetry={() => void overview.refetch()} />;
  }
  if (!overview.data) {
    return (
      <div className={styles.numbers} role="status" aria-label={m.numbersLoading()}>
        <Skeleton height={124} />
        <Skeleton height={124} />
        <Skeleton height={124} />
        <Skeleton height={124} />
      </div>
    );
  }
  return <Numbers overview={overview.data} />;
}

const list = new Intl.ListFormat(language(), { type: 'unit' });

const count = (value: number): string => value.toLocaleString(language());

function Numbers({ overview: { users, moderation, events, health } }: { overview: Overview }) {
  return (
    <section aria-label={m.numbersLabel()}>
      <dl className={styles.numbers}>
        {events ? <NextLock nextLock={events.nextLock} /> : null}
        <Tile name={m.users()} value={count(users.total)}>
          {m.joinedLately({ count: users.joinedLately })}
          {moderation ? (
            <>
              <br />
              {m.disabledAndFlagged({ disabled: moderation.disabled, flagged: moderation.flagged })}
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
      <Tile name={m.nextLock()} value={m.noLock()} isText>
        {m.noStageOpen()}
      </Tile>
    );
  }
  return (
    <>
      <Tile name={m.nextLock()} value={<Moment at={nextLock.lockAt} />} isText isNext>
        <EventLink event={nextLock} name={nextLock.eventName} />, {nextLock.stageName}
      </Tile>
      <Tile name={m.entrants()} value={count(nextLock.entrants)}>
        {m.inEvent({ name: nextLock.eventName, event: (inside) => <bdi>{inside}</bdi> })}
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
        <Tile name={m.reports()} value={count(reports)} isAmiss>
          {m.reportsWaiting({
            count: reports,
            link: (inside) => <Link to="/admin/reports">{inside}</Link>,
          })}
        </Tile>
      ) : null}
      {mail.isSent ? (
        <Tile name={m.failedMail()} value={count(mail.failed)} isAmiss={mail.failed > 0}>
          {mail.problem
            ? m.lastDayProblem({ waiting: mail.waiting, problem: mail.problem })
            : m.lastDayWaiting({ waiting: mail.waiting })}
        </Tile>
      ) : (
        <Tile name={m.mail()} value={m.mailOff()} isText>
          {m.noMailServer()}
        </Tile>
      )}
      {discord.isSent || discord.problems.length > 0 ? <DiscordTile discord={discord} /> : null}
      {unread > 0 ? (
        <Tile name={m.unreadableEntries()} value={count(unread)} isAmiss>
          {m.unreadableIn({
            link: (inside) => <Link to="/admin/pickOverride">{inside}</Link>,
            events: list.format(unreadable.map(({ name }) => name)),
          })}
        </Tile>
      ) : null}
    </>
  );
}

type Discord = NonNullable<Overview['health']>['discord'];

type Problem = Discord['problems'][number];

function problemText({ way, what, since: at }: Problem): ReactNode {
  const since = zonedWords(at);
  const time = (inside: ReactNode) => <time dateTime={at}>{inside}</time>;
  if (way === 'bot') {
    return what === 'token' ? m.botToken({ since, time }) : m.botOutage({ since, time });
  }
  return what === 'gone' ? m.webhookGone({ since, time }) : m.webhookOutage({ since, time });
}

function DiscordTile({ discord: { failed, waiting, problems } }: { discord: Discord }) {
  return (
    <Tile
      name={m.failedOnDiscord()}
      value={count(failed)}
      isAmiss={failed > 0 || problems.length > 0}
    >
      {m.lastDayWaiting({ waiting })}
      {problems.map((problem) => (
        <span key={problem.way}>
          <br />
          {problemText(problem)}
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
