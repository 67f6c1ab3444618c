import type { League } from '@callshot/contract';
import { useState } from 'react';
import { openModal } from '../../../platform/core/modals.ts';
import { Button, ButtonLink } from '../../../platform/ui/controls/button.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { m } from '../words/messages.js';
import { BannedUsers } from './banned-users.tsx';
import { InfoRanking } from './info-ranking.tsx';
import { LeagueFace } from './league-face.tsx';
import styles from './league-info.module.css';
import { LeagueMembers } from './league-members.tsx';
import { useLeague } from './league-reads.ts';
import { LeagueState } from './league-state.tsx';
import { useJoinLeague } from './use-join-league.ts';

export type InfoSection = 'ranking' | 'members' | 'banned';

interface LeagueInfoProps {
  readonly leagueId: number;
  /** Shown first. */
  readonly section?: InfoSection | undefined;
  onClose(): void;
}

const sections = [
  { value: 'ranking', label: m.ranking() },
  { value: 'members', label: m.members() },
] as const;
const ofCreator = { value: 'banned', label: m.bannedList() } as const;

/**
 * A league's ranking and its members. Its creator manages the members here
 * [rule: leagues-29, leagues-35].
 */
export function LeagueInfo({ leagueId, section: first = 'ranking', onClose }: LeagueInfoProps) {
  const { query, league, user, isOwn } = useLeague(leagueId);
  const [chosen, setSection] = useState<InfoSection>(first);
  const section = chosen === 'banned' && !isOwn ? 'members' : chosen;
  const viewer = user?.id ?? null;
  return (
    <Modal
      title={m.leagueInfo()}
      isOpen
      onClose={onClose}
      size="lg"
      isTall
      actions={league ? <InfoActions league={league} viewer={viewer} /> : undefined}
    >
      {league === undefined ? (
        <LeagueState query={query} height={480} />
      ) : (
        <div className={styles.info}>
          <LeagueFace league={league} />
          <div className={styles.bar}>
            <Segmented<InfoSection>
              label={m.partOfTheLeague()}
              items={isOwn ? [...sections, ofCreator] : sections}
              value={section}
              onChange={setSection}
            />
            {league.discordUrl === null ? null : (
              <ButtonLink href={league.discordUrl} icon="chat" size="sm">
                {m.discordServer()}
              </ButtonLink>
            )}
          </div>
          {section === 'ranking' ? <InfoRanking league={league} viewer={viewer} /> : null}
          {section === 'members' ? (
            <LeagueMembers league={league} viewer={viewer} isOwn={isOwn} />
          ) : null}
          {section === 'banned' ? <BannedUsers league={league} viewer={viewer} /> : null}
        </div>
      )}
    </Modal>
  );
}

const ask = (about: 'leave' | 'delete', leagueId: number) => () =>
  openModal('leagueQuestion', { about, leagueId });

const report = ({ id, name, nameplateId }: League) =>
  openModal('report', { thing: { kind: 'league', id, name, nameplateId } });

/** The actions of the viewer on the league. */
function InfoActions({ league, viewer }: { league: League; viewer: number | null }) {
  const { join, joiningId } = useJoinLeague();
  if (viewer === null) return undefined;
  if (league.createdBy === viewer) {
    return (
      <>
        <Button
          variant="primary"
          icon="edit"
          onClick={() => openModal('league', { about: 'form', leagueId: league.id })}
        >
          {m.editLeague()}
        </Button>
        <Button onClick={ask('leave', league.id)}>{m.leaveLeague()}</Button>
        <Button variant="danger" onClick={ask('delete', league.id)}>
          {m.deleteLeague()}
        </Button>
      </>
    );
  }
  return (
    <>
      {league.isMember ? (
        <Button variant="danger" onClick={ask('leave', league.id)}>
          {m.leaveLeague()}
        </Button>
      ) : (
        <Button variant="primary" isBusy={joiningId !== null} onClick={() => join(league)}>
          {m.joinLeague()}
        </Button>
      )}
      <Button variant="ghost" icon="warning" onClick={() => report(league)}>
        {m.reportLeague()}
      </Button>
    </>
  );
}
