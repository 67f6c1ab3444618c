import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../platform/core/api-error.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { Link } from '../../platform/core/link.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { buttonClass } from '../../platform/ui/controls/button.tsx';
import { useTakenFocus } from '../../platform/ui/overlays/use-taken-focus.ts';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { leagueQuery } from '../league/league.queries.ts';
import { EventBar } from './event-bar.tsx';
import { LeagueBanner } from './league-banner.tsx';
import { Ranking } from './ranking.tsx';
import styles from './ranking-column.module.css';
import { type EventOfLeague, isMembersOnly } from './use-event-of-league.ts';
import { m } from './words/messages.js';

interface RankingColumnProps {
  /** Null = there is no league to show. */
  readonly leagueId: number | null;
  readonly viewer: number | null;
  readonly shown: EventOfLeague;
  /** It is the page, and leads back to the navigator. */
  readonly isAlone: boolean;
  /** Which league is shown is not known yet. */
  readonly isAwaited: boolean;
}

/** A league and its members' ranking at an event [rule: leagues-16]. */
export function RankingColumn({ leagueId, isAlone, isAwaited, ...rest }: RankingColumnProps) {
  return (
    <section className={styles.column} aria-label={m.leagueRanking()}>
      {isAlone && (
        <Link className={styles.back} to={`/${currentGame.prefix}/leagues`}>
          <Icon name="arrow-left" size={18} />
          {m.leagueNavigator()}
        </Link>
      )}
      {isAwaited ? <LoadingLeague /> : null}
      {leagueId === null && !isAwaited ? (
        <EmptyState icon="trophy" title={m.chooseLeague()} text={m.chooseLeagueText()} />
      ) : null}
      {leagueId === null ? null : <LeagueRanking leagueId={leagueId} isAlone={isAlone} {...rest} />}
    </section>
  );
}

interface LeagueRankingProps extends Omit<RankingColumnProps, 'isAwaited'> {
  readonly leagueId: number;
}

const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

function LeagueRanking({ leagueId, viewer, shown, isAlone }: LeagueRankingProps) {
  const league = useQuery(leagueQuery(leagueId, viewer));
  if (isGone(league.error)) return <Gone />;
  if (!league.data) {
    return league.isError ? (
      <LoadFailure title={m.leagueFailed()} onRetry={() => league.refetch()} />
    ) : (
      <LoadingLeague />
    );
  }
  return (
    <>
      <title>{m.leaguePageTitle({ name: league.data.name })}</title>
      <LeagueBanner
        league={league.data}
        viewer={viewer}
        eventId={shown.eventId}
        level={isAlone ? 1 : 2}
      />
      <AtEvent leagueId={leagueId} viewer={viewer} shown={shown} />
    </>
  );
}

function AtEvent({ leagueId, viewer, shown }: Omit<LeagueRankingProps, 'isAlone'>) {
  if (isMembersOnly(shown.error)) return <MembersOnly wasOpen={shown.events !== undefined} />;
  if (shown.error) {
    return <LoadFailure title={m.eventsFailed()} onRetry={shown.retry} />;
  }
  if (shown.events === undefined) return <LoadingRanking />;
  if (shown.shown === null) return <NoEvents />;
  const { eventId } = shown.shown.event;
  return (
    <>
      <EventBar leagueId={leagueId} shown={shown.shown} of={shown.events.length} />
      <Ranking key={eventId} of={{ leagueId, eventId, viewer }} />
    </>
  );
}

/** `wasOpen`: it takes the place of a ranking, whose keyboard goes on from here. */
function MembersOnly({ wasOpen }: { readonly wasOpen: boolean }) {
  const link = useTakenFocus<HTMLAnchorElement>();
  return (
    <EmptyState icon="lock" title={m.membersOnly()} text={m.membersOnlyText()}>
      <Link
        ref={wasOpen ? link : null}
        to={`/${currentGame.prefix}/leagues`}
        className={buttonClass({})}
      >
        {m.seeLeagues()}
      </Link>
    </EmptyState>
  );
}

const NoEvents = () => (
  <EmptyState icon="trophy" title={m.noEventYet()} text={m.noEventYetText()}>
    <Link to={`/${currentGame.prefix}/event`} className={buttonClass({ variant: 'primary' })}>
      {m.openPicks()}
    </Link>
  </EmptyState>
);

/** Deleted here or elsewhere, or never there. */
const Gone = () => (
  <EmptyState icon="info" title={m.leagueGone()} text={m.leagueGoneText()}>
    <Link to={`/${currentGame.prefix}/leagues`} className={buttonClass({})}>
      {m.seeLeagues()}
    </Link>
  </EmptyState>
);

const LoadingLeague = () => (
  <>
    <Skeleton height={130} />
    <LoadingRanking />
  </>
);

const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const LoadingRanking = () => (
  <div className={styles.loading}>
    <VisuallyHidden>{m.loadingLeagueRankings()}</VisuallyHidden>
    {LINES.map((key) => (
      <Skeleton key={key} height={38} />
    ))}
  </div>
);
