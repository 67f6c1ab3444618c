import { currentGame } from '../../../platform/core/current-game.ts';
import { Link } from '../../../platform/core/link.tsx';
import { closeModals } from '../../../platform/core/modals.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button, buttonClass } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { InviteBlock } from '../../league-invites/invite-block.tsx';
import { m } from '../words/messages.js';
import styles from './league-done.module.css';
import { LeagueFace } from './league-face.tsx';
import { useLeague } from './league-reads.ts';

interface LeagueDoneProps {
  readonly what: LeagueDeed;
  /** Null = there is no league to go on with. */
  readonly leagueId: number | null;
  onClose(): void;
}

export type LeagueDeed = 'joined' | 'saved' | 'left' | 'deleted';

const TITLES: Readonly<Record<LeagueDeed, string>> = {
  joined: m.leagueJoined(),
  saved: m.leagueSaved(),
  left: m.leagueLeft(),
  deleted: m.leagueDeleted(),
};

/** Tells what was done [rule: leagues-21], with the way on. */
export function LeagueDone({ what, leagueId, onClose }: LeagueDoneProps) {
  // Picks are what is left to make then.
  const isJoined = what === 'joined';
  return (
    <Modal
      title={TITLES[what]}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant={isJoined ? 'secondary' : 'primary'} onClick={onClose}>
            {m.ok()}
          </Button>
          {leagueId === null ? null : (
            <Link
              to={`/${currentGame.prefix}/leagues/${leagueId}`}
              className={buttonClass({})}
              onClick={closeModals}
            >
              {m.seeItsRanking()}
            </Link>
          )}
          {isJoined && (
            <Link
              to={`/${currentGame.prefix}`}
              className={buttonClass({ variant: 'primary' })}
              onClick={closeModals}
            >
              {m.makeYourPicks()}
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
