import type { League, LeagueMember } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { m } from '../words/messages.js';
import styles from './league-info.module.css';
import { handOverMutation, removeMemberMutation, rereadLeagues } from './league-writes.ts';
import { useUnban } from './use-unban.ts';

/** A creator's action on a member. */
export type Deed = 'remove' | 'ban' | 'handOver';

interface ManageMemberProps {
  readonly deed: Deed;
  readonly member: LeagueMember;
  readonly league: League;
  onClose(): void;
  /** The row, and the button that opened this in it, may be gone afterwards. */
  finalFocus(): HTMLElement | null;
}

const titles: Readonly<Record<Deed, string>> = {
  remove: m.removeMember(),
  ban: m.banMember(),
  handOver: m.handOverLeague(),
};
const buttons: Readonly<Record<Deed, string>> = {
  remove: m.removeAction(),
  ban: m.banAction(),
  handOver: m.handOverAction(),
};

function consequencesOf(deed: Deed, name: string, { hasPassword }: League): string {
  switch (deed) {
    case 'remove':
      return hasPassword ? m.removeFromPrivate({ name }) : m.removeFromOpen({ name });
    case 'ban':
      return m.banConsequences({ name });
    case 'handOver':
      return m.handOverConsequences({ name });
  }
}

/** Asks before it is done, and says what can be repaired. */
export function ManageMember(props: ManageMemberProps) {
  const { deed, member, league, onClose, finalFocus } = props;
  const queries = useQueryClient();
  const unban = useUnban();
  const { userId, username } = member;
  const leagueId = league.id;
  // Also after a refusal: the member may have left, the league may be another's by now.
  const settled = { onSettled: () => rereadLeagues(queries) };
  const removing = useSend({ ...removeMemberMutation, ...settled });
  const handing = useSend({ ...handOverMutation, ...settled });
  const isBusy = removing.isBusy || handing.isBusy;

  const tell = (text: string) => showToast({ text, kind: 'success' });
  const confirm = () => {
    if (deed === 'handOver') {
      void handing.send({ leagueId, userId }, () => {
        onClose();
        tell(m.belongsToNow({ league: league.name, name: username }));
      });
      return;
    }
    const isBanned = deed === 'ban';
    void removing.send({ leagueId, userId, isBanned }, () => {
      onClose();
      if (!isBanned) return tell(m.memberRemoved({ username }));
      return showToast({
        text: m.memberBanned({ username }),
        kind: 'success',
        action: {
          label: m.undoBan(),
          onSelect: () => void unban.send({ leagueId, userId }, username),
        },
      });
    });
  };
  return (
    <Modal
      title={titles[deed]}
      isOpen
      onClose={onClose}
      finalFocus={finalFocus}
      refusal={<FormError refusal={removing.refusal ?? handing.refusal} />}
      actions={
        <>
          <Button
            variant={deed === 'handOver' ? 'primary' : 'danger'}
            isBusy={isBusy}
            onClick={confirm}
          >
            {buttons[deed]}
          </Button>
          <Button onClick={onClose}>{m.cancel()}</Button>
        </>
      }
    >
      <div className={styles.question}>
        <NameBadge username={username} nameplateId={member.nameplateId} size="full" />
        <p>{consequencesOf(deed, username, league)}</p>
      </div>
    </Modal>
  );
}
