import { Link } from 'react-router';
import { currentGame } from '../../../platform/core/current-game.ts';
import { closeModals } from '../../../platform/core/modals.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button, buttonClass } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { InviteBlock } from '../../league-invites/invite-block.tsx';
import styles from './league-done.module.css';
import { LeagueFace } from './league-face.tsx';
import { useLeague } from './league-reads.ts';

interface LeagueDoneProps {
  readonly title: string;
  /** Null = there is no league to go on with. */
  readonly leagueId: number | null;
  onClose(): void;
}

/** After which picks are what is left to make. */
const JOINED = 'League Joined!';

/** Tells what was done [rule: leagues-21], with the way on. */
export function LeagueDone({ title, leagueId, onClose }: LeagueDoneProps) {
  const isJoined = title === JOINED;
  return (
    <Modal
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant={isJoined ? 'secondary' : 'primary'} onClick={onClose}>
            OK
          </Button>
          {leagueId === null ? null : (
            <Link
              to={`/${currentGame.prefix}/leagues/${leagueId}`}
              className={buttonClass({})}
              onClick={closeModals}
            >
              See its ranking
            </Link>
          )}
          {isJoined && (
            <Link
              to={`/${currentGame.prefix}`}
              className={buttonClass({ variant: 'primary' })}
              onClick={closeModals}
            >
              Make your picks
            </Link>
          )}
        </>
      }
    >
      <div className={styles.done} data-league={leagueId !== null || undefined}>
        <span className={styles.mark}>
          <Icon name="check" size={28} />
        </span>
        {leagueId === null ? null : <DoneLeague leagueId={leagueId} />}
      </div>
    </Modal>
  );
}

function DoneLeague({ leagueId }: { leagueId: number }) {
  const { league } = useLeague(leagueId);
  return league === undefined ? null : (
    <LeagueFace league={league}>
      <InviteBlock leagueId={leagueId} leagueName={league.name} />
    </LeagueFace>
  );
}
