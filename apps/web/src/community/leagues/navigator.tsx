import { useState } from 'react';
import { storePostLoginPath } from '../../account/session/post-login.ts';
import { openInstead } from '../../platform/core/modals.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { useJoinedLeagues } from '../league/league.queries.ts';
import { CodeField } from '../league-invites/code-field.tsx';
import { useRememberedRows } from './awaited-rows.ts';
import { JoinedList } from './joined-list.tsx';
import { openLeagueForm, openLeagueSearch } from './league-dialogs.ts';
import { LimitLine } from './limit-line.tsx';
import { ListedLeagues } from './listed-leagues.tsx';
import styles from './navigator.module.css';
import { ViewType, viewTypeOf, viewTypesOf } from './view-types.ts';
import { m } from './words/messages.js';

const TITLES = {
  [ViewType.joined]: m.joinedTab(),
  [ViewType.new]: m.newTab(),
  [ViewType.popular]: m.popularTab(),
};

interface NavigatorProps {
  readonly viewer: number | null;
  /** The league on screen. */
  readonly leagueId: number | null;
}

/** The leagues that somebody is in, the newest ones, the largest ones [rule: leagues-10]. */
export function Navigator({ viewer, leagueId }: NavigatorProps) {
  const { joined, isKnown } = useJoinedLeagues(viewer);
  useRememberedRows('joined', joined?.length);
  const [chosen, setChosen] = useState<ViewType | null>(null);
  const mine = joined?.length ?? 0;
  const view = viewTypeOf(chosen, mine);
  return (
    <section className={styles.column} aria-labelledby="league-navigator">
      <header className={styles.head}>
        <h1 id="league-navigator" className={styles.title}>
          {m.leagueNavigator()}
        </h1>
        <Button
          variant="ghost"
          icon="search"
          aria-label={m.searchLeagues()}
          title={m.searchAction()}
          onClick={openLeagueSearch}
        />
        {viewer !== null && (
          <Button variant="primary" icon="plus" onClick={() => openLeagueForm(null)}>
            {m.createAction()}
          </Button>
        )}
      </header>
      {isKnown ? (
        <Segmented
          className={styles.views}
          label={m.leaguesShown()}
          value={String(view)}
          items={viewTypesOf(mine).map((type) => ({ value: String(type), label: TITLES[type] }))}
          onChange={(value) => setChosen(Number(value) as ViewType)}
        />
      ) : (
        <div className={styles.views} />
      )}
      <Participation viewer={viewer} view={view} joined={joined?.length ?? null} />
      {/* Lists of leagues replace their placeholder, and stay in its place. */}
      <div key={isKnown ? 'known' : 'awaited'} className={styles.list}>
        {view === ViewType.joined || !isKnown ? (
          <JoinedList viewer={viewer} leagueId={leagueId} />
        ) : (
          <ListedLeagues key={view} view={view} viewer={viewer} leagueId={leagueId} />
        )}
      </div>
      <div className={styles.foot} data-awaited={!isKnown || undefined}>
        <CodeField />
      </div>
    </section>
  );
}

interface ParticipationProps {
  readonly viewer: number | null;
  readonly view: ViewType;
  /** Null = not known. */
  readonly joined: number | null;
}

/** The viewer's own participation [rule: leagues-8, leagues-11]. */
function Participation({ viewer, view, joined }: ParticipationProps) {
  if (viewer === null) {
    return (
      <div className={styles.invitation}>
        <p className={styles.call}>{m.accountToTakePart()}</p>
        <div className={styles.ways}>
          <Button size="sm" variant="primary" onClick={openHere('register')}>
            {m.register()}
          </Button>
          <Button size="sm" onClick={openHere('logIn')}>
            {m.login()}
          </Button>
        </div>
      </div>
    );
  }
  if (joined === null) return <div className={styles.awaited} />;
  if (joined === 0) {
    return <p className={styles.invitation}>{m.inNoLeagues()}</p>;
  }
  return view === ViewType.joined ? <LimitLine viewer={viewer} joined={joined} /> : null;
}

/** Users who log in or register here come back to the leagues. */
const openHere = (name: 'logIn' | 'register') => () => {
  storePostLoginPath();
  openInstead(name);
};
