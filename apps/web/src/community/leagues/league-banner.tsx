import type { Event, League } from '@callshot/contract';
import { membersText } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentGame } from '../../platform/core/current-game.ts';
import { EventArt } from '../../platform/ui/art/event-art.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { eventQuery } from '../../play/events/event.queries.ts';
import { InviteBlock } from '../league-invites/invite-block.tsx';
import { useJoinLeague } from './dialogs/use-join-league.ts';
import styles from './league-banner.module.css';
import { openLeagueInfo } from './league-dialogs.ts';
import { LeagueGates } from './league-gates.tsx';
import { m } from './words/messages.js';

interface LeagueBannerProps {
  readonly league: League;
  readonly viewer: number | null;
  readonly eventId: number | null;
  readonly level: 1 | 2;
}

/** A league on the picture of the event that it is looked at for. */
export function LeagueBanner({ league, viewer, eventId, level }: LeagueBannerProps) {
  const Title = `h${level}` as const;
  const { join, joiningId } = useJoinLeague();
  const event = useQuery({ ...eventQuery(eventId ?? 0), enabled: eventId !== null }).data;
  return (
    <header className={styles.banner} data-on-art>
      <Backdrop key={event?.image} event={event} leagueName={league.name} />
      <div className={styles.about}>
        <Title className={styles.name}>
          <bdi>{league.name}</bdi>
        </Title>
        <p className={styles.facts}>
          {league.hasPassword && (
            <span className={styles.fact}>
              <Icon name="lock" size={13} />
              {m.privateLeague()}
            </span>
          )}
          <LeagueGates league={{ ...league, hasPassword: false }} />
          <span className={styles.fact}>
            <Icon name="users" size={14} />
            {membersText(league.memberCount)}
          </span>
          <span className={styles.fact}>
            {league.createdBy === viewer ? m.madeByYou() : m.madeBy({ name: league.creatorName })}
          </span>
          {league.discordUrl !== null && (
            <a className={styles.discord} href={league.discordUrl} target="_blank" rel="noreferrer">
              <Icon name="chat" size={14} />
              {m.discordLink()}
            </a>
          )}
        </p>
      </div>
      {league.isMember && <InviteBlock leagueId={league.id} leagueName={league.name} />}
      <div className={styles.ways}>
        {viewer !== null && !league.isMember && !league.isAnalystLeague && (
          <Button
            variant="primary"
            icon={league.hasPassword ? 'lock' : 'plus'}
            isBusy={joiningId === league.id}
            onClick={() => join(league)}
          >
            {m.joinLeague()}
          </Button>
        )}
        <Button
          variant="ghost"
          icon="info"
          aria-label={m.leagueInfo()}
          title={m.leagueInfo()}
          onClick={() => openLeagueInfo(league.id)}
        />
      </div>
    </header>
  );
}

interface BackdropProps {
  readonly event: Event | undefined;
  readonly leagueName: string;
}

/** The event's picture; one drawn from a name where there is none. */
function Backdrop({ event, leagueName }: BackdropProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (event?.image && !hasFailed) {
    return (
      <div className={styles.backdrop} aria-hidden>
        <img className={styles.image} src={event.image} alt="" onError={() => setHasFailed(true)} />
      </div>
    );
  }
  const drawn = event
    ? { ...event, name: event.nameOverride }
    : { name: leagueName, gameId: currentGame.id, rewardTypeId: 1 as const };
  return <EventArt event={drawn} words="all_but_right" className={styles.backdrop} />;
}
