import type { Nameplate } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { language } from '../../platform/core/language.ts';
import { serverNow } from '../../platform/core/server-clock.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { useTakenFocus } from '../../platform/ui/overlays/use-taken-focus.ts';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { NameplateList } from './nameplate-list.tsx';
import { claimRewardMutation, rewardOptionsQuery } from './nameplates.queries.ts';
import styles from './reward-picker-modal.module.css';
import { useWearPlate } from './use-wear-plate.ts';
import { m } from './words/messages.js';

/** A supporter's nameplate of the month: one is chosen, claimed, and can be worn at once [rule: nameplates-17]. */
export function RewardPickerModal({ onClose }: { onClose(): void }) {
  const { user } = useCurrentUser();
  const query = useQuery(rewardOptionsQuery);
  const claiming = useSend(claimRewardMutation);
  const wearing = useWearPlate();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [claimed, setClaimed] = useState<Nameplate | null>(null);
  const offered = query.data ?? [];
  const chosen = offered.find(({ id }) => id === chosenId);
  const claim = (plate: Nameplate) => claiming.send(plate.id, () => setClaimed(plate));
  const wear = ({ id, name }: Nameplate) => wearing.wear(id, m.youWear({ plate: name }), onClose);
  return (
    <Modal
      title={m.rewardTitle()}
      description={<span role="status">{wordsOf(claimed, offered)}</span>}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={claiming.refusal ?? wearing.refusal} />}
      actions={
        claimed ? (
          <>
            <WearNow isBusy={wearing.isBusy} onWear={() => void wear(claimed)} />
            <Button onClick={onClose}>{m.done()}</Button>
          </>
        ) : (
          <>
            {offered.length === 0 ? null : (
              <Button
                variant="primary"
                isBusy={claiming.isBusy}
                disabled={chosen === undefined}
                onClick={() => chosen && void claim(chosen)}
              >
                {chosen === undefined ? m.claimAction() : m.claimPlate({ plate: chosen.name })}
              </Button>
            )}
            <Button onClick={onClose}>{m.close()}</Button>
          </>
        )
      }
    >
      {claimed ? (
        <div className={styles.claimed}>
          <NameBadge username={user?.username ?? ''} nameplateId={claimed.id} size="full" />
        </div>
      ) : (
        <Loaded query={query} what={m.plates()} height={300}>
          {(plates) => (
            <NameplateList
              label={m.onOffer()}
              plates={plates}
              username={user?.username ?? ''}
              isBusy={claiming.isBusy}
              isChosen={({ id }) => id === chosenId}
              onChoose={({ id }) => setChosenId(id)}
            />
          )}
        </Loaded>
      )}
    </Modal>
  );
}

/** In the place of the button that claimed. */
function WearNow({ isBusy, onWear }: { readonly isBusy: boolean; onWear(): void }) {
  const button = useTakenFocus<HTMLButtonElement>();
  return (
    <Button ref={button} variant="primary" isBusy={isBusy} onClick={onWear}>
      {m.wearNow()}
    </Button>
  );
}

function wordsOf(claimed: Nameplate | null, offered: readonly Nameplate[]): string {
  if (claimed) return m.claimedText({ plate: claimed.name });
  return offered.length === 0 ? m.claimRule() : m.claimRuleUntil({ day: lastDay() });
}

const day = new Intl.DateTimeFormat(language(), { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The last day of the month by the server's clock, which ends it at midnight UTC. */
function lastDay(): string {
  const now = new Date(serverNow());
  return day.format(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0));
}
