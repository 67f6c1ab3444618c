import { isStaffRole } from '@callshot/contract/roles';
import { games } from '@callshot/rules';
import { useLocation } from 'react-router';
import { UserMenu } from '../account/accounts/user-menu.tsx';
import { useCurrentUser } from '../account/session/session.queries.ts';
import { SurveyPlace } from '../community/survey/survey-place.tsx';
import { currentGame, switchGame } from '../platform/core/current-game.ts';
import { isPickemsPath } from '../platform/core/game-choice.ts';
import { Link } from '../platform/core/link.tsx';
import { lazyPart } from '../platform/parts/lazy-part.tsx';
import type { Room } from '../platform/parts/room.ts';
import { GameArt } from '../platform/ui/art/game-art.tsx';
import { Icon } from '../platform/ui/art/icon.tsx';
import { Wordmark } from '../platform/ui/art/wordmark.tsx';
import { Button } from '../platform/ui/controls/button.tsx';
import { useMedia } from '../platform/ui/hooks/use-media.ts';
import { Menu } from '../platform/ui/overlays/menu.tsx';
import { BarPlace } from '../platform/ui/page/bar-places.tsx';
import { NameBadge } from '../platform/ui/plates/name-badge.tsx';
import styles from './nav-bar.module.css';
import { firstRooms } from './rooms.ts';
import { m } from './words/messages.js';

const navTabs = firstRooms.flatMap((room: Room) => room.tabs ?? []);

const OwnBar = lazyPart(async () => (await import('./own-bar.tsx')).OwnBar, {
  waiting: <span className={styles.bell} />,
  failed: (_, __, retry) => (
    <Button
      variant="ghost"
      icon="bell"
      aria-label={m.notificationsFailed()}
      title={m.notificationsFailed()}
      onClick={retry}
    />
  ),
});

export function NavBar() {
  const { pathname } = useLocation();
  const { user } = useCurrentUser();
  // The event bar has no room for it on narrow screens.
  const isPickems = isPickemsPath(pathname);
  const hasScore = useMedia('(width < 800px)') && isPickems;
  return (
    <header className={styles.bar} data-screen-only>
      <Link
        to="/"
        className={styles.home}
        data-short={isPickems || undefined}
        aria-label={m.home()}
      >
        <Wordmark />
      </Link>
      <GameMenu />
      <TopTabs path={pathname} />
      <div className={styles.end} data-bar-end>
        <BarPlace name="commands" className={styles.commands} />
        {hasScore ? <BarPlace name="score" className={styles.score} /> : null}
        {user ? (
          <div className={styles.room} data-own-name>
            <NameBadge
              username={user.username}
              nameplateId={user.nameplateId}
              size="full"
              isStaff={user.roles.some(isStaffRole)}
              className={styles.chip}
            />
          </div>
        ) : null}
        {user ? <OwnBar userId={user.id} /> : null}
        <UserMenu />
      </div>
    </header>
  );
}

function GameMenu() {
  const items = games.map((game) => ({
    key: game.prefix,
    label: game.name,
    art: <GameArt prefix={game.prefix} />,
    isChosen: game.id === currentGame.id,
    onSelect: () => switchGame(game),
  }));
  return (
    <Menu label={m.game({ name: currentGame.name })} items={items} className={styles.game}>
      <GameArt prefix={currentGame.prefix} />
      <span className={styles.gameName}>{currentGame.name}</span>
    </Menu>
  );
}

function TopTabs({ path }: { path: string }) {
  return (
    <nav className={styles.tabs} aria-label={m.mainPlaces()}>
      {navTabs.map((tab) => (
        <Link
          key={tab.key}
          to={tab.path(currentGame.prefix)}
          className={styles.tab}
          aria-current={tab.isOn(path) ? 'page' : undefined}
        >
          {tab.title}
        </Link>
      ))}
      <SurveyPlace path={path} className={styles.tab} isShort={false} />
    </nav>
  );
}

export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.bottom} aria-label={m.mainPlaces()} data-screen-only>
      {navTabs.map((tab) => (
        <Link
          key={tab.key}
          to={tab.path(currentGame.prefix)}
          className={styles.bottomTab}
          aria-current={tab.isOn(pathname) ? 'page' : undefined}
        >
          <Icon name={tab.icon} />
          {tab.shortTitle}
        </Link>
      ))}
      <SurveyPlace path={pathname} className={styles.bottomTab} isShort />
    </nav>
  );
}
