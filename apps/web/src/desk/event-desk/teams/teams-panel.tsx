import type { EventDesk } from '@callshot/contract';
import { useState } from 'react';
import { CountryFlag } from '../../../platform/ui/art/country-flag.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import type { DeskTeam } from '../matches/match-rows.ts';
import { FOR_ADMINS, useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import { EditTeam } from './edit-team.tsx';
import { POSITIONS } from './positions.ts';
import { ReplaceTeam } from './replace-team.tsx';
import styles from './teams-panel.module.css';
import { UpdateTeams } from './update-teams.tsx';

/**
 * The teams of the event and their members. Staff rename a team here, or put another in its place.
 */
export function TeamsPanel({ desk }: { desk: EventDesk }) {
  const isAdmin = useIsAdmin();
  const [leaving, setLeaving] = useState<DeskTeam | null>(null);
  const [editedId, setEditedId] = useState<number | null>(null);
  const [isUpdating, setUpdating] = useState(false);
  const isOver = desk.state === 'finished' || desk.state === 'archived';
  const why = isAdmin ? undefined : FOR_ADMINS;
  return (
    <StaffPanel
      title={m.teams()}
      fact={String(desk.teams.length)}
      end={
        desk.wiki === null ? null : (
          <Button size="sm" icon="refresh" onClick={() => setUpdating(true)}>
            {m.updateTeams()}
          </Button>
        )
      }
      isFlush
    >
      {desk.teams.length === 0 ? (
        <EmptyState icon="user" title={m.noTeamKnown()} />
      ) : (
        <ul className={styles.teams}>
          {desk.teams.map((team) => (
            <li key={team.id} className={styles.team}>
              <TeamMark team={team} size={24} />
              <div className={styles.who}>
                <p className={styles.name}>
                  <bdi>{team.name}</bdi>
                </p>
                <Members team={team} />
              </div>
              <Button
                size="sm"
                variant="ghost"
                aria-label={m.editTeamNamed({ team: team.name })}
                onClick={() => setEditedId(team.id)}
              >
                {m.editAction()}
              </Button>
              {isOver ? null : (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={m.replaceTeamNamed({ team: team.name })}
                  disabled={!isAdmin}
                  title={why}
                  onClick={() => setLeaving(team)}
                >
                  {m.replaceAction()}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {leaving ? <ReplaceTeam desk={desk} team={leaving} onClose={() => setLeaving(null)} /> : null}
      {editedId === null ? null : (
        <EditTeam
          desk={desk}
          teamId={editedId}
          onOther={setEditedId}
          onClose={() => setEditedId(null)}
        />
      )}
      {isUpdating ? <UpdateTeams eventId={desk.id} onClose={() => setUpdating(false)} /> : null}
    </StaffPanel>
  );
}

function Members({ team: { name, members, source } }: { team: DeskTeam }) {
  if (members.length === 0) {
    const nobody = source === 'hand' ? m.typedByStaff() : m.noPlayersKnown();
    return <p className={styles.members}>{nobody}</p>;
  }
  const ordered = Object.keys(POSITIONS).flatMap((position) =>
    members.filter((member) => member.position === position),
  );
  return (
    <ul className={styles.members} aria-label={m.playersOf({ team: name })}>
      {ordered.map(({ position, username, flag }) => (
        <li key={`${position} ${username}`} className={styles.member}>
          {flag ? <CountryFlag flag={flag} /> : null}
          <bdi>{username}</bdi>
          {position === 'Player' ? null : ` (${POSITIONS[position]})`}
        </li>
      ))}
    </ul>
  );
}
